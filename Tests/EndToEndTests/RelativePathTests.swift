import Foundation
import Testing

/// Runs from a folder other than the documents' print paths only as they were given.
@Suite struct RelativePathTests {
  private static let faulty = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="c"><device id="retina6_12"/><scenes><scene sceneID="s"><objects>
    <viewController storyboardIdentifier="Page" id="c" customClass="Page" customModule="App" sceneMemberID="viewController"><view key="view" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
    <label opaque="NO" text="a" unknown="x" translatesAutoresizingMaskIntoConstraints="NO" id="l"><rect key="frame" x="0" y="0" width="10" height="21"/></label>
    <imageView image="missing" translatesAutoresizingMaskIntoConstraints="NO" id="i"><rect key="frame" x="0" y="0" width="10" height="21"/></imageView></subviews><viewLayoutGuide key="safeArea" id="g"/><constraints><constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" id="k"/><constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" constant="9" id="k2"/></constraints></view>
    <connections><outlet property="gone" destination="l" id="o"/><segue destination="c" kind="show" identifier="go" id="e"/></connections></viewController></objects></scene></scenes><resources><image name="missing" width="9" height="9"/></resources></document>
    """

  private static let broken = "<?xml version=\"1.0\"?><document><objects>"

  /// Every command, with operands relative to a sibling of the project's folder.
  ///
  /// Files that `--since` reads from a revision are tested elsewhere.
  @Test(arguments: [
    "lint ../App",
    "lint ../App/Main.storyboard",
    "lint ../App --reporter json",
    "lint ../App --reporter sarif",
    "lint ../App --reporter csv",
    "lint ../App --reporter html",
    "lint ../App --reporter checkstyle",
    "lint ../App --reporter junit",
    "lint ../App --reporter codeclimate",
    "lint ../App --reporter xcode",
    "lint ../App --write-baseline base.json",
    "lint ../App --baseline ../gone.json",
    "lint ../App --fix --dry-run",
    "lint ../App --since HEAD",
    "lint ../Empty",
    "lint ../Gone",
    "lint ../App/Sub/Broken.xib",
    "lint --print-config ../App/Main.storyboard",
    "lint --rules ../App",
    "lint ../App --config ../App/bad.yml",
    "upgrade ../App --dry-run",
    "compile ../App -o out",
    "compile ../App -o out --depfile d.d",
    "compile ../App -o ../App/Main.storyboard/x",
    "compile ../App -o out --cache cache",
    "preview ../App -o pictures",
    "preview ../App --html page.html",
    "preview ../App/Main.storyboard --app -o app",
    "codegen ../App -o Names.swift --layouts",
    "codegen ../App",
    "compare ../App ../Other",
    "compare ../App ../Other --format html",
    "compare ../App ../Other --format json",
    "dump ../App/Main.storyboard --stage layout",
    "dump ../App/Main.storyboard --stage document",
    "why ../App/Main.storyboard l",
    "why ../App/Main.storyboard gone",
    "flow ../App",
    "assets ../App",
    "fonts check ../App ../App",
    "thin ../App/A.xcassets --device retina4_7",
    "transition ../App/Main.storyboard --from wC-hR --to wR-hR -o t.svg",
    "ibtool --errors --warnings --notices ../App/Main.storyboard",
    "ibtool --export-strings-file s.strings ../App/Main.storyboard",
    "devices --info-plist ../App/Info.plist",
    "devices --info-plist ../App/Gone.plist",
    "lint ../App --fonts ../Empty",
    "lint ../App --assets ../Empty",
    "lint ../App/Main.storyboard --assets ../Gone",
    "compile ../App --locale fr -o out",
  ])
  func relativeOperandsLeadToNoAbsolutePaths(command: String) throws {
    let files = FileManager.default
    let top = files.temporaryDirectory.appending(path: "named-by-nobody-\(UUID().uuidString)")
    defer { try? files.removeItem(at: top) }
    let start = top.appending(path: "start")
    try files.createDirectory(at: start, withIntermediateDirectories: true)
    func write(_ text: String, _ path: String) throws {
      let destination = top.appending(path: path)
      try files.createDirectory(
        at: destination.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: destination, atomically: true, encoding: .utf8)
    }
    try write(Self.faulty, "App/Main.storyboard")
    try write(Self.faulty, "App/Other.storyboard")
    try write(Self.broken, "App/Sub/Broken.xib")
    try write(
      "class Page: UIViewController { let a = UIStoryboard(name: \"Nowhere\", bundle: nil) }",
      "App/Code/Page.swift")
    try write(
      "{\"info\":{\"version\":1,\"author\":\"xcode\"},\"images\":[{\"filename\":\"gone.png\"}]}",
      "App/A.xcassets/a.imageset/Contents.json")
    try write("lint:\n  nothing: 1\nviews: [", "App/bad.yml")
    try write("lint:\n  rules:\n    no-such-rule: error\n", "App/.ninefold.yml")
    try write("*.tmp\n", "App/.gitignore")
    try write(
      "<plist version=\"1.0\"><dict><key>UIMainStoryboardFile</key><string>Maim</string></dict></plist>",
      "App/Info.plist")
    try write(
      Self.faulty.replacing("constant=\"9\"", with: "constant=\"12\""), "Other/Main.storyboard")
    try files.createDirectory(at: top.appending(path: "Empty"), withIntermediateDirectories: true)
    let git =
      "git init -q . && git add -A . && git -c user.name=a -c user.email=a@b commit -qm a > /dev/null 2>&1; "
      + "printf ' ' >> App/Main.storyboard"
    let run = try BuiltTool.shell(
      "cd '\(top.path)' && \(git); export TMPDIR='\(top.path)/t'; mkdir -p t; cd start && $NINEFOLD \(command)"
    )
    #expect(run.status >= 0 && run.status <= 2, "\(run.error)")
    let name = top.lastPathComponent
    #expect(!run.error.contains(name), "\(run.error)")
    #expect(!String(decoding: run.output, as: UTF8.self).contains(name))
    #expect(!run.error.contains("option '"), "\(run.error)")
    // The written files do not contain the folder's name either.
    for case let path as String in files.enumerator(atPath: start.path) ?? .init() {
      let data = files.contents(atPath: start.appending(path: path).path) ?? Data()
      #expect(data.firstRange(of: Data(name.utf8)) == nil, "\(path)")
    }
  }
}
