import Foundation
import InterfaceSource
import InterfaceTraits
import Ninefold
import TestSupport
import Testing

/// Rules run only if they are enabled, and findings that examples cannot show.
@Suite struct LintTests {
  private func lint(
    _ text: String, assets: Assets = Assets(), rules: Set<String>? = nil
  ) -> [Diagnostic] {
    var options = CompilerOptions(configurations: [.canvas])
    options.limits.objects = 100_000
    var compiler = Compiler(options: options)
    let compilation = compiler.compile(
      SourceFile(path: "Main.storyboard", bytes: Array(text.utf8)), assets: assets)
    return compilation.diagnostics
      + compiler.lint(compilation, rules: rules ?? Set(DiagnosticKind.rules.map(\.id))).diagnostics
  }

  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
        <objects>
            <imageView image="Lgo" id="root">
                <rect key="frame" x="0.0" y="0.0" width="40" height="40"/>
                <color key="tintColor" name="Brnd"/>
            </imageView>
        </objects>
        <resources>
            <image name="Lgo" width="16" height="16"/>
            <image name="Known" width="16" height="16"/>
            <image name="loose.png" width="16" height="16"/>
            <image name="square.and.arrow.up" catalog="system" width="115" height="128"/>
            <namedColor name="Brnd">
                <color red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            </namedColor>
        </resources>
    </document>
    """

  private static func file(_ path: String, _ text: String) -> Assets.File {
    Assets.File(path: path) { Array(Array(text.utf8).prefix($0)) }
  }

  private static let image = #"{"images": [{"filename": "a.png", "idiom": "universal"}]}"#
  private static let color = """
    {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": \
    {"red": "1", "green": "0", "blue": "0", "alpha": "1"}}}]}
    """

  private static let assets = Assets(
    catalogs: [
      Assets.Catalog(
        path: "Assets.xcassets",
        files: [
          file("Logo.imageset/Contents.json", image), file("Logo.imageset/a.png", ""),
          file("Known.imageset/Contents.json", image), file("Known.imageset/a.png", ""),
          file("Brand.colorset/Contents.json", color),
        ])
    ], looseImages: [file("loose.png", "")])

  @Test func missingAssetsAreReportedWithTheNearestNames() throws {
    let found = lint(Self.document, assets: Self.assets)
    let image = try #require(found.first { $0.id == "missing-image" })
    #expect(found.filter { $0.id == "missing-image" }.count == 1)
    #expect(image.message.contains("'Lgo'"))
    #expect(image.notes.map(\.message) == ["did you mean 'Logo'?"])
    let color = try #require(found.first { $0.id == "missing-color" })
    #expect(color.message.contains("'Brnd'"))
    #expect(color.notes.map(\.message) == ["did you mean 'Brand'?"])
  }

  /// Without an asset catalog, the app's images and colors are unknown.
  @Test func withoutCatalogsNothingIsMissing() {
    let found = lint(Self.document).map(\.id)
    #expect(!found.contains("missing-image") && !found.contains("missing-color"))
  }

  @Test func onlyRequestedRulesAreChecked() {
    let ids = Set(DiagnosticKind.rules.map(\.id))
    #expect(
      lint(Self.document, assets: Self.assets, rules: []).allSatisfy { !ids.contains($0.id) })
    let one = lint(Self.document, assets: Self.assets, rules: ["missing-color"])
    #expect(one.map(\.id).filter(ids.contains) == ["missing-color"])
  }

  /// Each rule is in its own file, and each file is in the list of rules.
  @Test func everyRuleFileIsListed() throws {
    let folder = Fixtures.top.appending(path: "Sources/InterfaceLint/Rules")
    let enumerator = try #require(FileManager.default.enumerator(atPath: folder.path))
    var ids: [String] = []
    for case let path as String in enumerator where path.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      guard let match = text.firstMatch(of: #/DiagnosticKind\(\s*"([a-z0-9-]+)"/#) else { continue }
      let id = String(match.1)
      ids.append(id)
      let name = path.split(separator: "/").last?.dropLast(6) ?? ""
      let words = id.split(separator: "-").joined()
      #expect(words == name.lowercased(), "\(path) declares \(id)")
    }
    #expect(ids.sorted() == DiagnosticKind.rules.map(\.id).sorted())
  }

  /// Removing a duplicate removes its line and no other byte.
  @Test func fixOfADuplicateRemovesItsLine() throws {
    let kind = try #require(DiagnosticKind.named("duplicate-constraint"))
    let example = try #require(kind.examples.first)
    let run = try #require(
      ExampleRunner.run(example.unmarked.text, in: example.setting, checking: kind.id).first)
    let finding = try #require(run.diagnostics.first { $0.kind == kind })
    let edits = try #require(finding.fixIts.first?.edits)
    let corrected = try #require(run.file.applying(edits))
    let expected = try #require(
      ExampleRunner.run(example.corrected, in: example.setting).first?.file)
    #expect(corrected.bytes == expected.bytes)
  }

  /// The fix-its of these rules produce the corrected text of their first example, byte for byte.
  @Test(arguments: [
    "plain-style-in-navigation-item", "misplaced-exit", "older-document-target", "left-or-right",
    "ascii-ellipsis",
  ])
  func fixProducesTheFixedExample(id: String) throws {
    let kind = try #require(DiagnosticKind.named(id))
    let example = try #require(kind.examples.first)
    let run = try #require(
      ExampleRunner.run(
        example.unmarked.text, in: example.setting, checking: id,
        ExampleRunner.ScenePresentation(example)
      ).first)
    let finding = try #require(run.diagnostics.first { $0.kind == kind })
    let corrected = try #require(run.file.applying(finding.fixIts.first?.edits ?? []))
    let expected = try #require(
      ExampleRunner.run(example.corrected, in: example.setting).first?.file)
    #expect(
      String(decoding: corrected.bytes, as: UTF8.self)
        == String(decoding: expected.bytes, as: UTF8.self))
  }

  /// No device is in a size-class cell with "any": findings in these cells only are notes.
  @Test(arguments: [
    (cell: SizeClassGrid.Cell(width: .any, height: .any), severity: Diagnostic.Severity.note),
    (cell: SizeClassGrid.Cell(width: .compact, height: .any), severity: .note),
    (cell: SizeClassGrid.Cell(width: .compact, height: .regular), severity: .warning),
  ])
  func findingsOfBaseCellsAreNotes(
    cell: SizeClassGrid.Cell, severity: Diagnostic.Severity
  ) throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
          <objects>
              <view id="root">
                  <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                  <subviews>
                      <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
                          <rect key="frame" x="20" y="20" width="40" height="40"/>
                      </view>
                  </subviews>
                  <constraints>
                      <constraint firstItem="box" firstAttribute="width" constant="40" id="c"/>
                  </constraints>
              </view>
          </objects>
      </document>
      """
    var compiler = Compiler(options: CompilerOptions(configurations: [.cell(cell)]))
    let found = compiler.compile(SourceFile(path: "Box.xib", bytes: Array(text.utf8))).diagnostics
    #expect(found.filter { $0.id == "ambiguous-layout" }.map(\.severity) == [severity])
  }

  private static func storyboard(_ segues: [[Int]]) -> String {
    var scenes = ""
    for (index, destinations) in segues.enumerated() {
      let links = destinations.enumerated().map { place, destination in
        "<segue destination=\"c\(destination)\" kind=\"show\" identifier=\"s\" id=\"s\(index)-\(place)\"/>"
      }.joined()
      scenes +=
        "<scene sceneID=\"\(index)\"><objects><viewController id=\"c\(index)\">"
        + "<connections>\(links)</connections></viewController></objects></scene>\n"
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES"><scenes>\(scenes)</scenes></document>
      """
  }

  /// Scenes by the scenes that they lead to, with those that are reported.
  static let walks: [(segues: [[Int]], told: [String])] = [
    ([[1], [2], []], ["0"]),
    ([[], [0], [1]], ["2"]),
    ([[1], [0], [0]], ["2"]),
    ([[1], [2], [0], [1]], ["3"]),
    ([[1], [0, 2], [3], [2]], ["0"]),
    ([[0], [1], []], ["0", "1", "2"]),
    ([[2], [2], [3, 4], [2], []], ["0", "1"]),
  ]

  /// Of scenes that lead to each other, and that no other scene leads to, the first is reported.
  @Test(arguments: walks)
  func firstOfUnreachableScenesIsReported(segues: [[Int]], told: [String]) {
    let found = lint(Self.storyboard(segues), rules: ["unreachable-scene"])
    #expect(found.filter { $0.id == "unreachable-scene" }.compactMap(\.scene) == told)
  }

  /// Cycles and chains are traversed once, not once for each scene.
  @Test func longCyclesAndChainsTakeLinearTime() {
    let count = 4_000
    let ring = (0..<count).map { [($0 + 1) % count] }
    let chain = (0..<count).map { $0 == 0 ? [] : [$0 - 1] }
    for (segues, told) in [(ring, "0"), (chain, "\(count - 1)")] {
      let found = lint(Self.storyboard(segues), rules: ["unreachable-scene"])
      #expect(found.filter { $0.id == "unreachable-scene" }.compactMap(\.scene) == [told])
    }
  }

  private static func scenes(_ relationship: String, exit: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" initialViewController="nav">
        <scenes>
            <scene sceneID="s-1">
                <objects>
                    <navigationController id="nav" sceneMemberID="viewController">
                        <connections>
                            <segue destination="page" kind="relationship" relationship="\(relationship)" id="seg"/>
                        </connections>
                    </navigationController>
                </objects>
            </scene>
            <scene sceneID="s-2">
                <objects>
                    <viewController id="page" sceneMemberID="viewController">
                        \(exit)
                    </viewController>
                </objects>
                <exit id="exit" userLabel="Exit" sceneMemberID="exit"/>
            </scene>
        </scenes>
    </document>
    """
  }

  /// Only certain data loss fails a run: a newer Xcode may have more relationships, and some exits have no segue.
  @Test func possiblyIntendedValuesAreWarnings() {
    func severities(_ relationship: String, exit: String = "") -> [String: Diagnostic.Severity] {
      let found = lint(
        Self.scenes(relationship, exit: exit), rules: ["unknown-relationship", "misplaced-exit"])
      return Dictionary(found.map { ($0.id, $0.severity) }) { max($0, $1) }
    }
    #expect(severities("rootViewControler")["unknown-relationship"] == .error)
    #expect(severities("inspector")["unknown-relationship"] == .warning)
    #expect(severities("rootViewController")["unknown-relationship"] == nil)
    #expect(severities("rootViewController")["misplaced-exit"] == .note)
    let segue =
      #"<connections><segue destination="exit" kind="unwind" unwindAction="back:" id="unw"/></connections>"#
    #expect(severities("rootViewController", exit: segue)["misplaced-exit"] == .error)
  }

  /// Two heights of one view conflict, unless code keeps a reference to one of the constraints.
  @Test func conflictsOfConstraintsWithOutletsAreNotes() throws {
    func conflict(_ outlet: String) throws -> Diagnostic {
      let found = lint(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner">
                    <connections>\(outlet)</connections>
                </placeholder>
                <view contentMode="scaleToFill" id="root">
                    <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                    <subviews>
                        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
                            <rect key="frame" x="0.0" y="0.0" width="320" height="40"/>
                            <constraints>
                                <constraint firstAttribute="height" constant="40" id="low"/>
                                <constraint firstAttribute="height" constant="80" id="high"/>
                            </constraints>
                        </view>
                    </subviews>
                    <constraints>
                        <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" id="top"/>
                        <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="lea"/>
                        <constraint firstItem="box" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" id="tra"/>
                    </constraints>
                </view>
            </objects>
        </document>
        """, rules: [])
      return try #require(found.first { $0.id == "conflicting-constraints" })
    }
    #expect(try conflict("").severity == .warning)
    #expect(
      try conflict(#"<outlet property="box" destination="box" id="out"/>"#).severity == .warning)
    for id in ["low", "high"] {
      let note = try conflict(#"<outlet property="height" destination="\#(id)" id="out"/>"#)
      #expect(note.severity == .note)
      #expect(
        note.notes.contains {
          $0.message == "code may change '\(id)': an outlet is connected to it"
        })
    }
  }
}
