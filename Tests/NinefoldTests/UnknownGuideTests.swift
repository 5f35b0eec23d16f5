import InterfaceSource
import Ninefold
import Testing

/// Layout guides whose rectangle is unknown.
@Suite struct UnknownGuideTests {
  private func compile(_ guide: String) -> Compilation {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" \
      targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" \
      useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="vc">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes><scene sceneID="s"><objects><viewController id="vc" sceneMemberID="viewController">
      <view key="view" id="root"><rect key="frame" x="0" y="0" width="393" height="852"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <rect key="frame" x="10" y="100" width="50" height="50"/></view></subviews>
      <viewLayoutGuide key="safeArea" id="safe"/>\(guide)
      <constraints>
      <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="k1"/>
      <constraint firstItem="root" firstAttribute="trailing" secondItem="box" secondAttribute="trailing" id="k2"/>
      <constraint firstItem="box" firstAttribute="height" constant="44" id="k3"/>
      <constraint firstItem="other" firstAttribute="top" secondItem="box" secondAttribute="bottom" id="k4"/>
      </constraints></view></viewController></objects></scene></scenes></document>
      """
    var compiler = Compiler(options: CompilerOptions(configurations: [.canvas]))
    return compiler.compile(SourceFile(path: "A.storyboard", bytes: Array(text.utf8)))
  }

  @Test(arguments: [
    (#"<viewLayoutGuide key="bogus" id="other"/>"#, "'bogus' is not a known layout guide"),
    (#"<viewLayoutGuide id="other"/>"#, "the layout guide has no 'key'"),
  ])
  func unknownGuideIsReportedOnceWithoutItsConstraints(guide: String, message: String) throws {
    let compilation = compile(guide)
    #expect(compilation.diagnostics.map(\.id) == ["unknown-layout-guide"])
    #expect(compilation.diagnostics.map(\.message) == [message])
    let layout = try #require(compilation.scenes.first?.layout(in: "canvas"))
    #expect(layout.constraints.compactMap { $0.id?.text } == ["k1", "k2", "k3"])
    #expect(layout.guides.map(\.kind) == [.safeArea])
    #expect(try #require(layout.view("box")).frame.width == 393)
  }

  @Test func nearestGuideNameIsSuggested() {
    let found = compile(#"<viewLayoutGuide key="keybord" id="other"/>"#).diagnostics
    #expect(found.flatMap(\.notes).map(\.message).first == "did you mean 'keyboard'?")
    #expect(found.flatMap(\.fixIts).count == 1)
  }

  /// Views that are ambiguous for another reason are still reported.
  @Test func aKnownGuideIsSolved() throws {
    let compilation = compile(#"<viewLayoutGuide key="keyboard" id="other"/>"#)
    let layout = try #require(compilation.scenes.first?.layout(in: "canvas"))
    #expect(try #require(layout.view("box")).frame.maxY == 818)
  }
}
