import InterfaceTraits
import Testing

/// Margins of roots, cells and inner views (docs/internals/auto-layout.md, "Margins").
struct MarginTests {
  private let toMargins = [
    "v.leading = root-a.leadingMargin", "v.trailing = root-a.trailingMargin",
  ]

  @Test(arguments: [(7706, 600.0, 16.0), (8000, 600, 20), (8000, 393, 16), (8000, 394, 20)])
  func sidesOfARoot(tools: Int, width: Double, side: Double) throws {
    let layout = try LayoutFixture(
      scene("a", size: (width, 600), inside: content(view("v"), toMargins)), tools: tools,
      device: nil)
    #expect(layout["v"]?.x == side)
    #expect(layout["v"]?.width == width - 2 * side)
  }

  @Test func innerViewsHaveMarginsOfEight() throws {
    let inner = view(
      "w", inside: content(view("v"), ["v.leading = w.leadingMargin", "v.top = w.topMargin"]))
    let layout = try LayoutFixture(
      scene("a", inside: content(inner, pinned("w", to: "root-a"))), tools: 12000)
    #expect(layout["v"]?.x == 8)
    #expect(layout["v"]?.y == 8)
  }

  /// A root's margins of 20 apply to a scroll view's content, the covered part of the root does
  /// not.
  @Test func preservedMarginsExcludeTheSafeArea() throws {
    let margins =
      "<edgeInsets key=\"layoutMargins\" top=\"20\" left=\"20\" bottom=\"20\" right=\"20\"/>"
    let content1 = view(
      "w", attributes: "preservesSuperviewLayoutMargins=\"YES\"",
      inside: content(view("v"), ["v.leading = w.leadingMargin", "v.top = w.topMargin"]))
    let scroll = view(
      "s", "scrollView", attributes: "preservesSuperviewLayoutMargins=\"YES\"",
      inside: content(content1, pinned("w", to: "s") + ["w.width = s.width"]))
    let layout = try LayoutFixture(
      scene("a", inside: content(scroll, pinned("s", to: "root-a")) + margins)
        + navigation("n", root: "a"))
    #expect(layout["v"]?.x == 20)
    #expect(layout["v"]?.y == 20)
  }

  /// A table that is its controller's root, compared with one that is a subview.
  @Test(arguments: [
    (14000, true, 16.0), (14000, false, 15), (16000, false, 15), (17000, false, 16),
  ])
  func sidesOfACell(tools: Int, isRoot: Bool, side: Double) throws {
    let cell = """
      <prototypes><tableViewCell id="cell"><rect key="frame" x="0" y="0" width="375" height="44"/>
      <tableViewCellContentView key="contentView" id="inner">
      <rect key="frame" x="0" y="0" width="375" height="43.5"/>
      \(content(view("v"), ["v.leading = inner.leadingMargin", "v.top = inner.topMargin"]))
      </tableViewCellContentView></tableViewCell></prototypes>
      """
    let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"667\"/>"
    let scenes =
      isRoot
      ? """
      <scene sceneID="s"><objects><tableViewController id="a" sceneMemberID="viewController">
      <tableView key="view" id="t" dataMode="prototypes" rowHeight="44">\(frame)\(cell)</tableView>
      </tableViewController></objects></scene>
      """
      : scene(
        "a",
        inside: content(
          """
          <tableView id="t" dataMode="prototypes" rowHeight="44" \
          translatesAutoresizingMaskIntoConstraints="NO">\(frame)\(cell)</tableView>
          """, pinned("t", to: "root-a")))
    let layout = try LayoutFixture(scenes, tools: tools)
    #expect(layout["v"]?.x == side)
    #expect(layout["v"]?.y == 11)
  }

  @Test func collectionCellHasTheSizeOfItsContent() throws {
    let cell = """
      <collectionView id="c" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="600" height="600"/>
      <cells><collectionViewCell id="cell"><rect key="frame" x="0" y="0" width="50" height="50"/>
      <view key="contentView"><rect key="frame" x="0" y="0" width="110" height="100"/>
      <subviews>\(view("v"))</subviews></view>
      <constraints>\(pinned("v", to: "cell").map(constraint).joined())</constraints>
      </collectionViewCell></cells></collectionView>
      """
    let layout = try LayoutFixture(
      scene("a", size: (600, 600), inside: content(cell, pinned("c", to: "root-a"))), tools: 7000,
      device: nil)
    #expect(layout["v"] == LayoutRect(x: 0, y: 0, width: 110, height: 100))
  }
}
