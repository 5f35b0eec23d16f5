import Foundation
import TestSupport
import Testing

/// `codegen`, on the built program.
@Suite struct CodegenCommandTests {
  /// The compiler that built the tests, if it is available.
  private static let compiler = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(
    separator: ":"
  )
  .map { "\($0)/swiftc" }.first { FileManager.default.isExecutableFile(atPath: $0) }

  /// A scene and one of its views have the same name, in scripts with and without letter case.
  @Test(.enabled(if: compiler != nil))
  func equalNamesCompile() throws {
    let names = [
      "登录", "ログイン", "تسجيل", "חיפוש", "404", "caf\u{E9}", "cafe\u{301}", "🎉", "default", "frames",
      "layout0", "Frame", "frame", "self", "Type", "ids", "String", "ǆa", "𝐀b", "Main", "main",
      "Interface",
      "interface", "1st", "a\u{200D}b", "ß", "İ", "ﬁ", "width", "boxes", "Double", "all", "hash",
    ]
    let scenes = names.enumerated().map { number, name in
      let labels = names.enumerated().map { place, label in
        """
        <label text="x" userLabel="\(label)" id="l\(number)-\(place)" reuseIdentifier="\(label)"><rect key="frame" x="\(place)" y="0" width="30" height="21"/>\
        <accessibility key="accessibilityConfiguration" identifier="\(label)"/></label>
        """
      }
      return """
        <scene sceneID="s\(number)"><objects><viewController storyboardIdentifier="\(name)" id="c\(number)" customClass="\(name)" sceneMemberID="viewController">
        <view key="view" id="v\(number)"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>\(labels.joined())</subviews></view>
        <connections><segue destination="c0" kind="show" identifier="\(name)" id="g\(number)"/></connections></viewController></objects></scene>
        """
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["Main", "登录", "ログイン", "404"] {
      try """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES"><scenes>\(scenes.joined())</scenes></document>
      """.write(to: folder.appending(path: "\(name).storyboard"), atomically: true, encoding: .utf8)
    }
    let file = folder.appending(path: "Names.swift")
    let run = try BuiltTool.run(["codegen", folder.path, "--layouts", "-o", file.path])
    #expect(run.status == 0, "\(run.error.prefix(2000))")
    let code = try String(contentsOf: file, encoding: .utf8)
    // Each of the two encodings is in the code.
    #expect(code.utf8.count > 10_000)
    for name in names {
      let literal = Array("Scene(storyboard: \"Main\", identifier: \"\(name)\"".utf8)
      #expect(
        Data(code.utf8).range(of: Data(literal)) != nil || name.contains("\u{200D}"), "\(name)")
    }
    let swiftc = Process()
    swiftc.executableURL = URL(filePath: Self.compiler ?? "")
    swiftc.arguments = ["-typecheck", "-swift-version", "6", file.path]
    let errors = Pipe()
    swiftc.standardError = errors
    try swiftc.run()
    let text = try errors.fileHandleForReading.readToEnd() ?? Data()
    swiftc.waitUntilExit()
    #expect(swiftc.terminationStatus == 0, "\(String(decoding: text, as: UTF8.self).prefix(3000))")
  }

  @Test func outputMatchesTheGoldenFile() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Out/Shop.swift")
    let run = try BuiltTool.run([
      "codegen", Fixtures.url("codegen/Shop").path, "--access", "public", "--name", "Shop", "-o",
      file.path,
    ])
    #expect(run.status == 0, "\(run.error)")
    #expect(
      String(decoding: run.output, as: UTF8.self).hasSuffix(" to '\(file.path)'\n"))
    #expect(
      try Data(contentsOf: file) == Data(contentsOf: Fixtures.url("codegen/Shop.public.swift")))
  }
}
