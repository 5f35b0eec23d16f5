import Foundation
import TestSupport
import Testing

@testable import NinefoldCommandLine

/// `lsp`: conversations with an editor.
@Suite struct LanguageServerTests {
  typealias Object = LanguageClient.Object

  /// A view with a contradiction: its width is 40 and 60.
  private static let contradiction = Sample.xib(
    extra: """

      <subviews>
          <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
              <rect key="frame" x="20" y="20" width="40" height="40"/>
          </view>
      </subviews>
      <constraints>
          <constraint firstItem="box" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="20" id="a"/>
          <constraint firstItem="box" firstAttribute="top" secondItem="v" secondAttribute="top" constant="20" id="b"/>
          <constraint firstItem="box" firstAttribute="height" constant="40" id="c"/>
          <constraint firstItem="box" firstAttribute="width" constant="40" id="d"/>
          <constraint firstItem="box" firstAttribute="width" constant="60" id="e"/>
      </constraints>
      """)

  private static func lines(_ text: String) -> [String] { text.components(separatedBy: "\n") }

  private static func place(_ text: String, _ marker: String) throws -> (line: Int, character: Int)
  {
    for (line, content) in lines(text).enumerated() {
      if let range = content.range(of: marker) {
        return (line, content.utf16.distance(from: content.startIndex, to: range.upperBound) - 1)
      }
    }
    throw CocoaError(.fileNoSuchFile)
  }

  /// Applies the edits of a code action to a text.
  private static func applying(_ action: Object, to text: String) throws -> String {
    let edit = try #require(action["edit"] as? Object)
    let changes = try #require((edit["changes"] as? [String: [Object]])?.values.first)
    var lines = lines(text)
    #expect(changes.count == 1)
    for change in changes {
      let range = try #require(change["range"] as? [String: [String: Int]])
      let (start, end) = (try #require(range["start"]), try #require(range["end"]))
      let (first, last) = (try #require(start["line"]), try #require(end["line"]))
      let before = lines[first].utf16.prefix(start["character"] ?? 0)
      let after = lines[last].utf16.dropFirst(end["character"] ?? 0)
      let new = (change["newText"] as? String) ?? ""
      lines.replaceSubrange(
        first...last, with: ["\(String(before) ?? "")\(new)\(String(after) ?? "")"])
    }
    return lines.joined(separator: "\n")
  }

  @Test func contradictionIsMended() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.contradiction, to: "Box.xib")
    let client = try LanguageClient()
    client.open(path, Self.contradiction)
    let findings = try client.findings(path, version: 1)
    let conflict = try #require(
      findings.first { $0["code"] as? String == "conflicting-constraints" })
    let related = try #require(conflict["relatedInformation"] as? [Object])
    #expect(related.count == 2)
    let link = (conflict["codeDescription"] as? Object)?["href"] as? String ?? ""
    #expect(link.hasSuffix("/docs/rules/conflicting-constraints.md"))

    let place = try Self.place(Self.contradiction, "id=\"e")
    let hover = try client.ask("hover", path, line: place.line, character: place.character)
    let contents = try #require((hover as? Object)?["contents"] as? Object)
    let text = try #require(contents["value"] as? String)
    #expect(text.hasPrefix("`view[2].width = 60`"), "\(text)")
    #expect(text.contains("active in all configurations"), "\(text)")

    let range = try #require(conflict["range"])
    let answer = try client.request(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": LanguageClient.uri(path)], "range": range,
        "context": ["diagnostics": [conflict]],
      ])
    let actions = try #require(answer["result"] as? [Object])
    let titles = actions.compactMap { $0["title"] as? String }
    #expect(titles.contains("Lower the priority of 'view[2].width = 60' to 999"), "\(titles)")
    let removal = try #require(
      actions.first { $0["title"] as? String == "Remove 'view[2].width = 60'" })
    let mended = try Self.applying(removal, to: Self.contradiction)
    #expect(!mended.contains("id=\"e\""))
    client.change(path, version: 2, [["text": mended]])
    let left = try client.findings(path, version: 2).compactMap { $0["code"] as? String }
    #expect(!left.contains("conflicting-constraints"), "\(left)")
  }

  /// The findings are those of `lint`, in the same order.
  @Test(arguments: [
    "AdaptiveExample", "apps/Photos", "apps/Places", "apps/Rotating", "apps/Messages", "lint",
  ])
  func findingsAreThoseOfLint(folder: String) throws {
    let client = try LanguageClient(
      capabilities: ["general": ["positionEncodings": ["utf-8"]]])
    for name in Fixtures.documents(in: folder).prefix(8) {
      let path = Fixtures.url(name).path
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { continue }
      client.open(path, text)
      let found = try client.findings(path, version: 1).map { finding in
        let start = (finding["range"] as? [String: [String: Int]])?["start"] ?? [:]
        let message = (finding["message"] as? String ?? "").components(separatedBy: "\n")[0]
        return [
          finding["code"] as? String ?? "", "\(finding["severity"] as? Int ?? 0)", message,
          "\(start["line", default: -2] + 1)",
        ]
      }
      let run = ToolRun(["lint", path, "--reporter", "json"])
      let objects = try #require(
        try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [Object])
      let severities = ["error": "1", "warning": "2", "note": "3"]
      let expected = objects.filter { $0["file"] as? String == path }.map { finding in
        [
          finding["rule"] as? String ?? "", severities[finding["level"] as? String ?? ""] ?? "",
          (finding["message"] as? String ?? "").components(separatedBy: "\n")[0],
          "\(finding["line"] as? Int ?? 0)",
        ]
      }
      #expect(found == expected, "\(name)")
    }
  }

  @Test func newestVersionIsChecked() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Sample.xib(), to: "A.xib")
    let client = try LanguageClient()
    client.open(path, Sample.xib())
    _ = try client.findings(path, version: 1)
    for version in 2...20 {
      let text = version == 20 ? Self.contradiction : "<document"
      client.change(path, version: version, [["text": text]])
    }
    let codes = try client.findings(path, version: 20).compactMap { $0["code"] as? String }
    #expect(codes.contains("conflicting-constraints"))
    // An older version does not replace a newer one.
    client.change(path, version: 19, [["text": ""]])
    let symbols = try client.request(
      "textDocument/documentSymbol", ["textDocument": ["uri": LanguageClient.uri(path)]])
    #expect((symbols["result"] as? [Object])?.isEmpty == false)
  }

  @Test func brokenDocumentHasTheFindingOfTheParser() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.contradiction, to: "A.xib")
    let client = try LanguageClient()
    client.open(path, Self.contradiction)
    _ = try client.findings(path, version: 1)
    let broken: Object = [
      "range": [
        "start": ["line": 1, "character": 0], "end": ["line": 1, "character": 0],
      ], "text": "\n<\n",
    ]
    client.change(path, version: 2, [broken])
    let findings = try client.findings(path, version: 2)
    #expect(findings.map { $0["code"] as? String } == ["malformed-xml"])
    let place = try Self.place(Self.contradiction, "id=\"e")
    let hover = try client.ask("hover", path, line: place.line + 2, character: place.character)
    let contents = (hover as? Object)?["contents"] as? Object
    #expect((contents?["value"] as? String)?.hasPrefix("`view[2].width = 60`") == true)
  }

  @Test func lifecycle() throws {
    let client = try LanguageClient()
    func code(_ method: String, _ parameters: Object = [:]) throws -> Int? {
      (try client.request(method, parameters)["error"] as? Object)?["code"] as? Int
    }
    #expect(try code("initialize") == -32600)
    #expect(try code("no/such") == -32601)
    #expect(try code("textDocument/hover") == -32602)
    #expect(
      try code(
        "textDocument/hover",
        ["textDocument": ["uri": "file:///none.xib"], "position": ["line": 0, "character": 0]])
        == -32602)
    // A request that is cancelled before its turn is not answered.
    try client.send([
      ["jsonrpc": "2.0", "id": "x", "method": "workspace/symbol", "params": ["query": "a"]],
      ["jsonrpc": "2.0", "method": "$/cancelRequest", "params": ["id": "x"]],
    ])
    let refused = try client.wait { $0["id"] as? String == "x" }
    #expect((refused["error"] as? Object)?["code"] as? Int == -32800)
    #expect(try client.request("shutdown", [:])["error"] == nil)
    #expect(try code("workspace/symbol") == -32600)
  }

  @Test func findingsAreAnsweredOnRequest() throws {
    var capabilities = LanguageClient.capabilities
    var text = try #require(capabilities["textDocument"] as? Object)
    text["diagnostic"] = ["dynamicRegistration": false]
    capabilities["textDocument"] = text
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.contradiction, to: "A.xib")
    let client = try LanguageClient(capabilities: capabilities)
    client.open(path, Self.contradiction)
    let parameters = ["textDocument": ["uri": LanguageClient.uri(path)]]
    for _ in 0..<2 {
      let report = try client.request("textDocument/diagnostic", parameters)["result"] as? Object
      #expect(report?["kind"] as? String == "full")
      let items = report?["items"] as? [Object] ?? []
      #expect(items.contains { $0["code"] as? String == "conflicting-constraints" })
    }
    // A request for a document that is closed meanwhile is refused.
    client.change(path, version: 2, [["text": Sample.xib()]])
    try client.send([
      ["jsonrpc": "2.0", "id": "late", "method": "textDocument/diagnostic", "params": parameters],
      ["jsonrpc": "2.0", "method": "textDocument/didClose", "params": parameters],
    ])
    let answer = try client.wait { $0["id"] as? String == "late" }
    #expect(answer["error"] != nil || answer["result"] != nil)
  }

  @Test func placesInSourcesAndCatalogsAreFound() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: ".git/HEAD")
    let source = try folder.write(
      """
      import UIKit
      class StartController: UIViewController {
        @IBOutlet weak var name: UILabel!
        @IBAction func go(_ sender: Any) {}
      }
      """, to: "StartController.swift")
    try folder.write(
      #"{"images": [{"idiom": "universal", "filename": "star.png", "scale": "2x"}]}"#,
      to: "Assets.xcassets/star.imageset/Contents.json")
    try folder.write("", to: "Assets.xcassets/star.imageset/star.png")
    let text = Sample.storyboard
    let path = try folder.write(text, to: "Main.storyboard")
    let client = try LanguageClient()
    client.open(path, text)
    _ = try client.findings(path, version: 1)
    func definition(_ marker: String) throws -> (uri: String, line: Int)? {
      let place = try Self.place(text, marker)
      let result = try client.ask("definition", path, line: place.line, character: place.character)
      guard let first = (result as? [Object])?.first else { return nil }
      let start = (first["range"] as? [String: [String: Int]])?["start"]
      return (first["uri"] as? String ?? "", start?["line"] ?? -1)
    }
    let real = LanguageClient.uri(source)
    #expect(try definition("customClass=\"St").map { [$0.uri, "\($0.line)"] } == [real, "1"])
    #expect(try definition("property=\"na").map { [$0.uri, "\($0.line)"] } == [real, "2"])
    #expect(try definition("selector=\"go").map { [$0.uri, "\($0.line)"] } == [real, "3"])
    #expect(try definition("image=\"st")?.uri.hasSuffix("star.imageset/Contents.json") == true)
    let place = try Self.place(text, "customClass=\"St")
    let references =
      try client.request(
        "textDocument/references",
        [
          "textDocument": ["uri": LanguageClient.uri(path)],
          "position": ["line": place.line, "character": place.character],
          "context": ["includeDeclaration": true],
        ])["result"] as? [Object]
    #expect(references?.count == 2)
    try checkRename(client, path, text)
  }

  /// An outlet gets another name where the class declares it, too; an id in the document.
  private func checkRename(_ client: LanguageClient, _ path: String, _ text: String) throws {
    func request(_ method: String, _ needle: String, _ more: Object = [:]) throws -> Object {
      let place = try Self.place(text, needle)
      let parameters: Object = [
        "textDocument": ["uri": LanguageClient.uri(path)],
        "position": ["line": place.line, "character": place.character],
      ]
      return try client.request(
        "textDocument/\(method)", parameters.merging(more) { first, _ in first })
    }
    let prepared = try request("prepareRename", "property=\"na")["result"] as? Object
    #expect(prepared?["placeholder"] as? String == "name")
    #expect(try request("prepareRename", "useAutolayout=\"Y")["result"] is NSNull)
    let edit = try request("rename", "property=\"na", ["newName": "heading"])["result"] as? Object
    let changes = try #require(edit?["changes"] as? [String: [Object]])
    #expect(changes.values.map(\.count).sorted() == [1, 1])
    #expect(changes.values.joined().allSatisfy { $0["newText"] as? String == "heading" })
    let ids = try request("rename", "id=\"lab", ["newName": "tit"])["result"] as? Object
    let all = ids?["changes"] as? [String: [Object]]
    #expect(all?.keys.map { $0 } == [LanguageClient.uri(path)])
    let refused = try request("rename", "id=\"lab", ["newName": "con"])["error"] as? Object
    #expect(refused?["message"] as? String == "another object has the id 'con'")
  }
}

extension Sample {
  /// A storyboard whose scene has a class, an outlet, an action and an image.
  fileprivate static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="con">
        <scenes>
            <scene sceneID="sce">
                <objects>
                    <viewController id="con" customClass="StartController" customModule="App" customModuleProvider="target" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="roo">
                            <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
                            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                            <subviews>
                                <label text="Sign in" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="lab">
                                    <rect key="frame" x="20" y="20" width="100" height="21"/>
                                </label>
                                <imageView image="star" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="ima">
                                    <rect key="frame" x="20" y="60" width="100" height="100"/>
                                </imageView>
                                <button fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="but">
                                    <rect key="frame" x="20" y="200" width="100" height="30"/>
                                    <connections>
                                        <action selector="go:" destination="con" eventType="touchUpInside" id="act"/>
                                    </connections>
                                </button>
                            </subviews>
                        </view>
                        <connections>
                            <outlet property="name" destination="lab" id="out"/>
                        </connections>
                    </viewController>
                </objects>
            </scene>
        </scenes>
    </document>

    """
}
