import InterfaceSource
import Ninefold
import Testing

/// Findings name the object and the scene that contain their range.
@Suite struct FindingContextTests {
  private func place(of id: String, in text: String, type: String) throws -> [String?] {
    let file = SourceFile(
      path: "a",
      bytes: Array(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(type)" version="3.0" \
        toolsVersion="22505" useAutolayout="YES">
        <device id="retina4_7"><adaptation id="fullscreen" fault="1"/></device>
        \(text)
        </document>
        """.utf8))
    var compiler = Compiler()
    let diagnostics = compiler.compile(file).diagnostics
    let diagnostic = try #require(diagnostics.first { $0.id == id }, "\(diagnostics)")
    return [diagnostic.object?.text, diagnostic.scene] + diagnostic.notes.map(\.object?.text)
  }

  @Test func contextInAStoryboard() throws {
    let text = """
      <scenes><scene sceneID="s"><objects><viewController id="c"><view key="view" id="v">
      <rect key="frame" x="0" y="0" width="a" height="1"/>
      <connections><outlet property="p" destination="gone" id="o"/></connections>
      </view></viewController></objects></scene></scenes>
      """
    #expect(try place(of: "bad-number", in: text, type: "Storyboard.XIB") == ["v", "s", nil])
    #expect(
      try place(of: "dangling-reference", in: text, type: "Storyboard.XIB") == ["o", "s", nil])
    #expect(
      try place(of: "unknown-attribute", in: text, type: "Storyboard.XIB") == [nil, nil, nil])
  }

  @Test func contextInAXib() throws {
    let text = """
      <objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
      <outlet property="p" destination="gone" id="o"/></connections></placeholder>
      <view id="v"><rect key="frame" x="0" y="0" width="10" height="10"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="w"/><view id="w"/></subviews></view>
      </objects>
      """
    #expect(try place(of: "dangling-reference", in: text, type: "XIB") == ["o", nil, nil])
    #expect(try place(of: "duplicate-id", in: text, type: "XIB") == ["w", "v", "w", nil])
    #expect(try place(of: "ambiguous-layout", in: text, type: "XIB").prefix(2) == ["w", "v"])
  }
}
