import Foundation
import NinefoldCommandLine
import TestSupport
import Testing

/// Rules that need the whole project, in folders with documents, sources, property lists and catalogs.
@Suite struct ProjectRuleTests {
  private static let head =
    #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="a">"#

  private static func storyboard(_ scene: String) -> String {
    let connections =
      scene.isEmpty
      ? ""
      : #"<connections><segue destination="r" kind="show" identifier="open" id="g"/></connections>"#
    return head + """

      <scenes><scene sceneID="s"><objects>
      <viewController storyboardIdentifier="Page" id="a" sceneMemberID="viewController">\(connections)</viewController>
      </objects></scene>\(scene)</scenes></document>

      """
  }

  private static let reference =
    #"<scene sceneID="t"><objects><viewControllerPlaceholder storyboardName="Other" referencedIdentifier="Detail" id="r" sceneMemberID="viewController"/></objects></scene>"#

  private static let plist = """
    <plist version="1.0"><dict>
    <key>UIMainStoryboardFile</key>
    <string>Main</string>
    </dict></plist>
    """

  private func lint(_ folder: TemporaryFolder, _ operands: [String], _ options: [String] = [])
    -> ToolRun
  {
    ToolRun(
      ["lint", "--reporter", "xcode", "--cell", "canvas", "--quiet"]
        + operands.map { folder.path($0) } + options)
  }

  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("", to: "App.xcodeproj/project.pbxproj")
    try folder.write(Self.storyboard(""), to: "App/Main.storyboard")
    try folder.write(Self.storyboard(Self.reference), to: "App/Pages/Page.storyboard")
    try folder.write(
      Self.storyboard("").replacingOccurrences(of: "\"Page\"", with: "\"Detail\""),
      to: "App/Other.storyboard")
    try folder.write(Self.plist, to: "App/Info.plist")
    return folder
  }

  @Test func wholeProjectIsIndexedWhateverIsLinted() throws {
    let folder = try project()
    for operand in ["", "App", "App/Pages", "App/Pages/Page.storyboard"] {
      let run = lint(folder, [operand])
      #expect(run.output == "" && run.error == "", "\(operand): \(run.output)\(run.error)")
    }
    try FileManager.default.removeItem(atPath: folder.path("App/Main.storyboard"))
    try folder.write(Self.storyboard(""), to: "App/Other.storyboard")
    // Only linted files are reported, under the paths on the command line.
    let page = lint(folder, ["App/Pages/Page.storyboard"])
    #expect(
      page.output.contains("App/Pages/Page.storyboard:4:47: error: no scene of 'Other'"),
      "\(page.output)")
    #expect(!page.output.contains("missing-app-storyboard"))
    let all = lint(folder, [""])
    #expect(all.output.contains("App/Info.plist:3:1: warning: "), "\(all.output)")
    #expect(all.output.contains("[missing-app-storyboard]"))
    #expect(all.output.contains("[missing-referenced-scene]"))
    #expect(all.status == .findings)
  }

  @Test func singleDocumentsMayReferToUnknownStoryboards() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.storyboard(Self.reference), to: "Pages/Page.storyboard")
    // Outside a project, the search is incomplete.
    let alone = lint(folder, ["Pages/Page.storyboard"])
    #expect(alone.output == "" && alone.error == "", "\(alone.output)\(alone.error)")
    // Files in the same folder are known.
    try folder.write(Self.storyboard(""), to: "Pages/Other.storyboard")
    let beside = lint(folder, ["Pages/Page.storyboard"])
    #expect(beside.output.contains("no scene of 'Other'"), "\(beside.output)")
    try FileManager.default.removeItem(atPath: folder.path("Pages/Other.storyboard"))
    // A folder on the command line is examined completely, and so is a project.
    let named = lint(folder, ["Pages"])
    #expect(named.output.contains("the project has no storyboard 'Other'"), "\(named.output)")
    let both = lint(folder, ["Pages/Page.storyboard", "Pages"])
    #expect(both.output.contains("the project has no storyboard 'Other'"), "\(both.output)")
    try folder.write("", to: "Package.swift")
    let inside = lint(folder, ["Pages/Page.storyboard"])
    #expect(inside.output.contains("the project has no storyboard 'Other'"), "\(inside.output)")
  }

  private static let phoneApp = """
    <plist version="1.0"><dict>
    <key>CFBundlePackageType</key><string>APPL</string>
    <key>LSRequiresIPhoneOS</key><true/>

    """

  private static let delegate = "class Delegate: UIResponder, UIApplicationDelegate {}"

  /// Apps built with SDK 27 need scenes (Apple, on the scene-based life cycle).
  @Test(arguments: [
    ("", "", nil), (Self.delegate, "", "note"),
    (Self.delegate, "LastUpgradeCheck = 2600;", "note"),
    (Self.delegate, "LastUpgradeCheck = 2700;", "warning"),
    (Self.delegate, "SDKROOT = iphoneos27.1;", "warning"),
    (
      Self.delegate,
      "INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES;", nil
    ),
    (
      """
      class Delegate: UIResponder, UIApplicationDelegate {
        func application(_ application: UIApplication, configurationForConnecting session: UISceneSession) {}
      }
      """, "LastUpgradeCheck = 2700;", nil
    ),
    (
      "struct Start: App { @UIApplicationDelegateAdaptor var delegate: UIApplicationDelegate; var body: some Scene { WindowGroup {} } }",
      "LastUpgradeCheck = 2700;", nil
    ),
    ("class Model {}", "LastUpgradeCheck = 2700;", nil),
  ])
  func missingSceneManifest(source: String, settings: String, severity: String?) throws {
    let folder = try TemporaryFolder()
    try folder.write(settings, to: "App.xcodeproj/project.pbxproj")
    // Of no other project.
    try folder.write("LastUpgradeCheck = 2700;", to: "Pods/Pods.xcodeproj/project.pbxproj")
    if !source.isEmpty { try folder.write(source, to: "App/Source.swift") }
    try folder.write(Self.storyboard(""), to: "App/Main.storyboard")
    let list = try folder.write(Self.phoneApp + "</dict></plist>", to: "App/Info.plist")
    let run = lint(folder, [""])
    let found = run.output.split(separator: "\n").filter { $0.contains("[missing-scene-manifest]") }
    #expect(found.count == (severity == nil ? 0 : 1), "\(run.output)")
    for severity in [severity].compactMap(\.self) {
      #expect(found[0].hasPrefix("\(list):1:22: \(severity): "), "\(found[0])")
    }
  }

  @Test func sceneManifestOfStoryboardAppsIsMissingAtTheKey() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.storyboard(""), to: "App/Main.storyboard")
    try folder.write("class Model {}", to: "App/Source.swift")
    let main = "<key>UIMainStoryboardFile</key>\n<string>Main</string>"
    let list = try folder.write(Self.phoneApp + main + "</dict></plist>", to: "App/Info.plist")
    let run = lint(folder, [""], ["--sdk", "27"])
    #expect(
      run.output.contains("\(list):5:1: warning: the app is built with SDK 27 and does not launch"),
      "\(run.output)")
    let note = lint(folder, [""], ["--sdk", "26"])
    #expect(note.output.contains("\(list):5:1: note: "), "\(note.output)")
    let manifest = "<key>UIApplicationSceneManifest</key><dict/>"
    try folder.write(Self.phoneApp + main + manifest + "</dict></plist>", to: "App/Info.plist")
    #expect(lint(folder, [""], ["--sdk", "27"]).output == "")
  }

  /// Only SDK 26 honors the key.
  @Test(arguments: [
    ("", "note"), ("LastUpgradeCheck = 2700;", "warning"), ("LastUpgradeCheck = 2600;", nil),
    ("SDKROOT = iphoneos18.0;", nil),
  ])
  func ignoredDesignCompatibility(settings: String, severity: String?) throws {
    let folder = try TemporaryFolder()
    try folder.write(settings, to: "App.xcodeproj/project.pbxproj")
    try folder.write(Self.storyboard(""), to: "App/Main.storyboard")
    let list = try folder.write(
      "<plist><dict>\n<key>UIDesignRequiresCompatibility</key>\n<true/></dict></plist>",
      to: "App/Info.plist")
    let run = lint(folder, [""])
    let start = severity.map { "\(list):3:1: \($0): UIDesignRequiresCompatibility has " }
    #expect(start.map { run.output.hasPrefix($0) } ?? run.output.isEmpty, "\(run.output)")
    try folder.write("sdk: 27", to: ".ninefold.yml")
    let stated = lint(folder, [""])
    #expect(stated.output.hasPrefix("\(list):3:1: warning: "), "\(stated.output)")
  }

  @Test func appsCreatingTheirWindowMayStartAnywhere() throws {
    let folder = try project()
    let unstarted = Self.storyboard("").replacingOccurrences(
      of: #" initialViewController="a""#, with: "")
    try folder.write(unstarted, to: "App/Main.storyboard")
    let run = lint(folder, [""])
    #expect(run.output.contains("App/Info.plist:3:1: warning: "), "\(run.output)")
    #expect(
      run.output.contains("[app-storyboard-without-initial-view-controller]")
        && run.status == .clean)
    let source = "class Delegate { func start() { window.makeKeyAndVisible() } }"
    try folder.write(source, to: "App/Delegate.swift")
    #expect(lint(folder, [""]).output == "")
    // A launch screen has no code that could do it.
    try folder.write(
      Self.plist.replacingOccurrences(of: "UIMainStoryboardFile", with: "UILaunchStoryboardName"),
      to: "App/Info.plist")
    let launch = lint(folder, [""])
    #expect(launch.output.contains("App/Info.plist:3:1: error: "), "\(launch.output)")
  }

  @Test func projectFindingsCanBeSuppressedAndDisabled() throws {
    let folder = try project()
    try folder.write(Self.storyboard(""), to: "App/Other.storyboard")
    let suppression = """
      lint:
        suppress:
          - {rule: missing-referenced-scene, object: r, reason: it is made at run time}

      """
    try folder.write(suppression, to: ".ninefold.yml")
    let run = lint(folder, [""])
    #expect(run.output == "" && run.error == "", "\(run.output)\(run.error)")
    try folder.write("lint: {disabled: missing-referenced-scene}\n", to: ".ninefold.yml")
    #expect(lint(folder, [""]).output == "")
    // Files that git ignores are read, but nothing is reported about them.
    try folder.write("", to: ".git/HEAD")
    try folder.write("lint: {}\n", to: ".ninefold.yml")
    try folder.write("App/Pages/\n", to: ".gitignore")
    #expect(lint(folder, [""]).output == "")
  }

  @Test func unreadableFilesTurnFindingsIntoNotes() throws {
    // The finding that something is missing is then a note, which names the file.
    let folder = try project()
    for text in ["", "<document", "no XML"] {
      try folder.write(text, to: "App/Other.storyboard")
      let run = lint(folder, ["App/Pages"])
      #expect(run.status == .clean && run.error == "", "\(run.output)\(run.error)")
      #expect(run.output.contains(": note: no scene of 'Other'"), "\(run.output)")
      #expect(
        run.output.contains("Other.storyboard: note: this cannot be read"), "\(run.output)")
      #expect(!run.output.contains(": error: "))
    }
    try FileManager.default.removeItem(atPath: folder.path("App/Other.storyboard"))
    #expect(lint(folder, ["App/Pages"]).output.contains("has no storyboard 'Other'"))
  }

  @Test func namesInCodeAreCheckedAgainstDocuments() throws {
    let folder = try project()
    let source = """
      import UIKit
      class Page: UIViewController {
        func open() {
          let board = UIStoryboard(name: "Mian", bundle: nil)
          show(board.instantiateViewController(withIdentifier: "Page"), sender: nil)
        }
      }
      """
    try folder.write(source, to: "App/Page.swift")
    let run = lint(folder, [""])
    #expect(
      run.output.contains("App/Page.swift:4:37: error: the project has no storyboard 'Mian'"),
      "\(run.output)")
    #expect(!run.output.contains("unknown-scene-in-code"))
  }

  @Test func unusedAssetsAreReportedIfSourcesAreKnown() throws {
    let folder = try project()
    for name in ["Sun", "Moon", "star_1", "CloudImage", "Mars"] {
      try folder.write(
        #"{"images": [{"idiom": "universal"}], "info": {"author": "xcode", "version": 1}}"#,
        to: "App/A.xcassets/\(name).imageset/Contents.json")
    }
    try folder.write("lint: {enabled: unused-asset}\n", to: ".ninefold.yml")
    #expect(!(lint(folder, [""]).output.contains("[unused-asset]")))
    try folder.write(
      #"class Page { let a = [UIImage(named: "Sun"), UIImage(named: "star_\(n)"), .cloud]; func f() {} }"#,
      to: "App/Page.swift")
    let run = lint(folder, [""])
    #expect(run.output.matches(of: #/\[unused-asset\]/#).count == 2, "\(run.output)")
    #expect(run.output.contains("nothing refers to the image 'Moon'"))
    #expect(run.output.contains("nothing refers to the image 'Mars'"))
  }
}
