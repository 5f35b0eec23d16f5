import Ninefold
import Testing

/// Connections, texts and constraints of scenes, as the document declares them.
@Suite struct ReferenceTests {
  private static let owner = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Shed"><connections>
    <outlet property="sign" destination="l-1" id="o-1"/></connections></placeholder>
    <view contentMode="scaleToFill" id="v-1"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
    <subviews>
    <label text="Garden" translatesAutoresizingMaskIntoConstraints="NO" id="l-1">
    <rect key="frame" x="0.0" y="0.0" width="100" height="20"/></label>
    <button translatesAutoresizingMaskIntoConstraints="NO" id="b-1">
    <rect key="frame" x="0.0" y="40" width="100" height="20"/><state key="normal" title="Water"/>
    <connections><action selector="water:" destination="-1" eventType="touchUpInside" id="a-1"/>
    <outletCollection property="gestureRecognizers" destination="g-1" appends="YES" id="o-2"/>
    </connections></button>
    </subviews>
    <constraints>
    <constraint firstItem="l-1" firstAttribute="leading" secondItem="v-1" secondAttribute="leading" \
    constant="8" priority="999" identifier="sign edge" id="c-1"/>
    <constraint firstItem="b-1" firstAttribute="width" relation="greaterThanOrEqual" \
    secondItem="l-1" secondAttribute="width" multiplier="1:2" id="c-2"/>
    </constraints></view>
    <tapGestureRecognizer id="g-1"><connections>
    <action selector="dig:" destination="-1" id="a-2"/></connections></tapGestureRecognizer>
    </objects></document>
    """

  private static func compile() -> Compilation {
    var compiler = Compiler()
    return compiler.compile(SourceFile(path: "A.xib", bytes: Array(owner.utf8)))
  }

  @Test func connectionsHaveTheirEnds() throws {
    let compilation = Self.compile()
    let scene = try #require(compilation.scenes.first { $0.id == "v-1" })
    #expect(
      scene.connections.map(\.kind) == [
        .action(selector: "water:", event: "touchUpInside"),
        .outletCollection(property: "gestureRecognizers"),
      ])
    #expect(scene.connections.map(\.source?.text) == ["b-1", "b-1"])
    #expect(scene.connections.map(\.destination?.text) == ["-1", "g-1"])
    let outside = compilation.connectionsOutsideScenes
    #expect(
      outside.map(\.kind) == [
        .outlet(property: "sign"), .action(selector: "dig:", event: nil),
      ])
    #expect(outside.map(\.source?.text) == ["-1", "g-1"])
  }

  @Test func textsHaveKeys() throws {
    let scene = try #require(Self.compile().scenes.first { $0.id == "v-1" })
    #expect(scene.texts.map(\.key) == ["b-1.normalTitle", "l-1.text"])
    #expect(scene.texts.map(\.string) == ["Water", "Garden"])
  }

  @Test func constraintsAreWhole() throws {
    let scene = try #require(Self.compile().scenes.first { $0.id == "v-1" })
    let constraints = try #require(scene.layout(in: .canvas)).constraints
    let edge = try #require(constraints.first { $0.id?.text == "c-1" })
    #expect(edge.identifier == "sign edge")
    #expect(edge.priority == 999 && edge.constant == 8 && edge.owner.id?.text == "v-1")
    let width = try #require(constraints.first { $0.id?.text == "c-2" })
    #expect(width.multiplier == 0.5 && width.relation == .greaterThanOrEqual)
    #expect(width.identifier == nil)
  }
}
