import InterfaceSource
import InterfaceTraits
import Ninefold
import Testing

/// Layout findings name the axes and configurations that they apply to, and no others.
@Suite struct FindingConfigurationTests {
  private func findings(
    _ id: String, _ views: String, _ constraints: String, variations: String = ""
  ) -> [Diagnostic] {
    let file = RootDocument.file(
      views, constraints, variations: variations, device: "retina6_12",
      size: LayoutSize(width: 393, height: 852))
    var compiler = Compiler(options: CompilerOptions(configurations: ConfigurationRequest.all))
    return compiler.compile(file)
      .diagnostics.filter { $0.id == id }
  }

  private func view(_ id: String, inside: String = "") -> String {
    """
    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
    <rect key="frame" x="10" y="100" width="50" height="50"/>\(inside)</view>
    """
  }

  /// Returns a view at 10, 10 of 50 × 50 points; the ids of its constraints are the view's id followed by a letter.
  private func fixedFrame(_ id: String) -> String {
    """
    <constraint firstItem="\(id)" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="10" id="\(id)x"/>
    <constraint firstItem="\(id)" firstAttribute="top" secondItem="root" secondAttribute="top" constant="10" id="\(id)y"/>
    <constraint firstItem="\(id)" firstAttribute="width" constant="50" id="\(id)w"/>
    <constraint firstItem="\(id)" firstAttribute="height" constant="50" id="\(id)h"/>
    """
  }

  private func excluding(_ ids: String..., in key: String) -> String {
    let references = ids.map { "<exclude reference=\"\($0)\"/>" }.joined()
    return "<variation key=\"\(key)\"><mask key=\"constraints\">\(references)</mask></variation>"
  }

  private static let compactHeight = ["wAny-hCompact", "wCompact-hCompact", "wRegular-hCompact"]
  /// The canvas of a phone in portrait has a compact width.
  private static let compactWidth = [
    "canvas", "wCompact-hAny", "wCompact-hCompact", "wCompact-hRegular",
  ]
  private static let both = [
    "canvas", "wCompact-hAny", "wAny-hCompact", "wCompact-hCompact", "wRegular-hCompact",
    "wCompact-hRegular",
  ]

  @Test func eachAxisHasItsOwnConfigurations() {
    let found = findings(
      "ambiguous-layout", view("a"), fixedFrame("a"),
      variations: excluding("ay", in: "heightClass=compact")
        + excluding("aw", in: "widthClass=compact")
    )
    #expect(
      found.map(\.message) == [
        "the constraints leave the vertical position (in wAny-hCompact, wCompact-hCompact, "
          + "wRegular-hCompact), width (in canvas, wCompact-hAny, wCompact-hCompact, "
          + "wCompact-hRegular) of the view (a) ambiguous"
      ])
    #expect(found.map(\.configurations) == [Self.both])
  }

  @Test func alwaysAmbiguousAxesNameNoConfigurations() {
    let found = findings(
      "ambiguous-layout", view("a"), fixedFrame("a"),
      variations: excluding("ay", "aw", in: "heightClass=compact")
        + excluding("aw", in: "widthClass=compact"))
    #expect(
      found.map(\.message) == [
        "the constraints leave the vertical position (in wAny-hCompact, wCompact-hCompact, "
          + "wRegular-hCompact), width of the view (a) ambiguous"
      ])
    #expect(found.map(\.configurations) == [Self.both])
  }

  @Test func ambiguitiesInDifferentConfigurationsAreSeparateFindings() {
    // A relation between the two makes them one cause where both are ambiguous.
    let tie =
      #"<constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="leading" id="tie"/>"#
    let found = findings(
      "ambiguous-layout", view("a") + view("b"),
      fixedFrame("a") + tie
        + #"<constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" id="by"/>"#
        + #"<constraint firstItem="b" firstAttribute="width" constant="50" id="bw"/>"#
        + #"<constraint firstItem="b" firstAttribute="height" constant="50" id="bh"/>"#,
      variations: excluding("ah", in: "heightClass=compact")
        + excluding("bw", in: "widthClass=compact")
    )
    #expect(
      found.map(\.message) == [
        "the constraints leave the height of the view (a) ambiguous",
        "the constraints leave the vertical position (in wAny-hCompact, wCompact-hCompact, "
          + "wRegular-hCompact), width (in canvas, wCompact-hAny, wCompact-hCompact, "
          + "wCompact-hRegular) of the view (b) ambiguous",
      ])
    #expect(found.map(\.configurations) == [Self.compactHeight, Self.both])
  }

  @Test func viewsWithOneCauseAndEqualConfigurationsAreGrouped() throws {
    let inner =
      view("b")
      + "</subviews><constraints>"
      + #"<constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="leading" id="bx"/>"#
      + #"<constraint firstItem="b" firstAttribute="trailing" secondItem="a" secondAttribute="trailing" id="bt"/>"#
      + #"<constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top" id="by"/>"#
      + #"<constraint firstItem="b" firstAttribute="height" constant="5" id="bh"/>"#
    let found = findings(
      "ambiguous-layout", view("a", inside: "<subviews>\(inner)</constraints>"), fixedFrame("a"),
      variations: excluding("aw", in: "widthClass=compact"))
    let finding = try #require(found.first)
    #expect(found.count == 1)
    #expect(finding.message == "the constraints leave the width of the view (a) ambiguous")
    #expect(finding.configurations == Self.compactWidth)
    #expect(finding.notes.map(\.message).contains("also ambiguous: the width of the view (b)"))
  }

  @Test func conflictsNameTheirOwnConfigurations() throws {
    let more =
      #"<constraint firstItem="a" firstAttribute="width" constant="60" id="w60"/>"#
      + #"<constraint firstItem="a" firstAttribute="width" constant="70" id="w70"/>"#
    let found = findings(
      "conflicting-constraints", view("a"), fixedFrame("a") + more,
      variations: excluding("w60", "w70", in: "default")
        + "<variation key=\"heightClass=compact\"><mask key=\"constraints\"><include reference=\"w60\"/></mask></variation>"
        + "<variation key=\"widthClass=compact\"><mask key=\"constraints\"><include reference=\"w70\"/></mask></variation>"
    )
    let finding = try #require(found.first)
    #expect(found.count == 1)
    #expect(
      finding.message
        == "the constraint on the width of the view (a) conflicts with another, off by 20 points"
    )
    #expect(finding.configurations == Self.compactWidth)
    #expect(
      finding.notes.prefix(2).map(\.message) == [
        "this constraint requires: the width of the view (a) is 70 (w70)",
        "it conflicts with: the width of the view (a) is 50 (aw)",
      ])
    #expect(
      finding.notes.map(\.message).contains(
        "for the same reason, these cannot be satisfied together in wAny-hCompact, wCompact-hCompact, "
          + "wRegular-hCompact: the width of the view (a) is 50 (aw); the width of the view (a) is 60 (w60)"
      ))
  }
}
