import InterfaceLayout
import InterfaceTraits
import Testing

/// Interface Builder's canvas in conflicts and with views that show nothing.
@Suite struct EditorQuirkTests {
  /// A row of 100 points with two views, 30 and 60 points high, that are pinned to both of its edges.
  private func row(_ tools: Int) throws -> LayoutFixture {
    let views =
      view("a", inside: "<constraints>\(constraint("a.height = 30"))</constraints>")
      + view("b", inside: "<constraints>\(constraint("b.height = 60"))</constraints>")
    let constraints = [
      "a.top = root-c.top", "b.top = a.bottom", "b.bottom = root-c.bottom",
      "a.leading = root-c.leading",
      "b.leading = root-c.leading", "a.width = 10", "b.width = 10",
    ]
    return try LayoutFixture(
      scene("c", size: (375, 100), inside: content(views, constraints)), tools: tools)
  }

  @Test func longerFixedExtentIsBroken() throws {
    let fixture = try row(22000)
    #expect(fixture["a"]?.height == 30)
    #expect(fixture["b"] == LayoutRect(x: 0, y: 30, width: 10, height: 70))
  }

  @Test func bottomConstraintIsBrokenBeforeVersion18000() throws {
    let fixture = try row(17999)
    #expect(fixture["a"]?.height == 30)
    #expect(fixture["b"] == LayoutRect(x: 0, y: 30, width: 10, height: 60))
  }

  @Test(arguments: [14800, 22000])
  func bottomConstraintOfAXibIsBroken(tools: Int) throws {
    let views =
      view("a", inside: "<constraints>\(constraint("a.height = 120"))</constraints>")
    let constraints = [
      "a.top = root.top", "a.bottom = root.bottom", "a.leading = root.leading", "a.width = 10",
    ]
    let fixture = try LayoutFixture(
      """
      <view id="root"><rect key="frame" x="0" y="0" width="375" height="100"/>
      \(content(views, constraints))</view>
      """, tools: tools, isXib: true)
    #expect(fixture["a"]?.height == 120)
  }

  @Test func fixedExtentOfAnInnerViewIsBrokenFirst() throws {
    let inner = view(
      "inner", inside: "<constraints>\(constraint("inner.height = 20"))</constraints>")
    let outer = view(
      "outer",
      inside: content(inner, pinned("inner", to: "outer") + ["outer.height = 60"]))
    let fixture = try LayoutFixture(
      scene(
        "c",
        inside: content(
          outer, ["outer.top = root-c.top", "outer.leading = root-c.leading", "outer.width = 10"])))
    #expect(fixture["outer"]?.height == 60)
    #expect(fixture["inner"]?.height == 60)
  }

  /// The heights of a label of 20 points above a view whose fixed height of 150 points does not fit
  /// into 100.
  @Test(arguments: [(20037, 20.0, 80.0), (21507, 0, 100)])
  func contentShrinksForABrokenExtent(tools: Int, label: Double, below: Double) throws {
    let views =
      view("label", "label", attributes: "text=\"Label\"", height: 20)
      + view("a", inside: "<constraints>\(constraint("a.height = 150"))</constraints>")
    let constraints = [
      "label.top = root-c.top", "a.top = label.bottom", "a.bottom = root-c.bottom",
      "label.leading = root-c.leading", "a.leading = root-c.leading", "a.width = 10",
    ]
    let fixture = try LayoutFixture(
      scene("c", size: (375, 100), inside: content(views, constraints)), tools: tools)
    #expect(fixture["label"]?.height == label)
    #expect(fixture["a"]?.height == below)
  }

  /// A stack view without constraints on its height.
  private func stack(
    _ arranged: String, constraints: [String] = [], onCanvas: Bool = true,
    sizing: ContentSizing = .stored
  ) throws -> LayoutFixture {
    let stack = """
      <stackView id="stack" axis="vertical" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="0" width="100" height="10"/><subviews>\(arranged)</subviews>
      </stackView>
      """
    let all = ["stack.top = root-c.top", "stack.leading = root-c.leading", "stack.width = 100"]
    return try LayoutFixture(
      scene("c", inside: content(stack, all + constraints)), onCanvas: onCanvas, sizing: sizing)
  }

  @Test(arguments: ["view", "imageView"])
  func emptyArrangedViewsAre50PointsHigh(tag: String) throws {
    let fixture = try stack(view("a", tag))
    #expect(fixture["a"] == LayoutRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test func emptyArrangedViewsGrowAndResistShrinking() throws {
    #expect(try stack(view("a"), constraints: ["stack.height = 80 @30"])["a"]?.height == 80)
    #expect(try stack(view("a"), constraints: ["stack.height = 20 @500"])["a"]?.height == 50)
    #expect(try stack(view("a"), constraints: ["stack.height = 20 @750"])["a"]?.height == 20)
  }

  @Test(arguments: [
    ("hidesWhenStopped=\"YES\"", ""),
    ("", "<variation key=\"default\" hidesWhenStopped=\"YES\"/>"),
  ])
  func aStoppedIndicatorStaysArranged(attribute: String, variation: String) throws {
    let indicator = view(
      "spin", "activityIndicatorView", attributes: "hidden=\"YES\" \(attribute)", width: 20,
      height: 20, inside: variation)
    let below = view("a", inside: "<constraints>\(constraint("a.height = 10"))</constraints>")
    #expect(try stack(indicator + below)["a"]?.y == 20)
  }

  @Test func hiddenIndicatorsAreNotArrangedAtRunTime() throws {
    let indicator = view(
      "spin", "activityIndicatorView", attributes: "hidden=\"YES\" hidesWhenStopped=\"YES\"",
      width: 20, height: 20)
    let below = view("a", inside: "<constraints>\(constraint("a.height = 10"))</constraints>")
    #expect(try stack(indicator + below, onCanvas: false)["a"]?.y == 0)
  }

  @Test func viewsWithSubviewsHaveNoPlaceholderSize() throws {
    let inner = view(
      "inner", inside: "<constraints>\(constraint("inner.height = 7"))</constraints>")
    let fixture = try stack(view("a", inside: content(inner, pinned("inner", to: "a"))))
    #expect(fixture["a"]?.height == 7)
  }

  /// A stack view with a view around a label that is 17 points high at 14 points (a line of 1.193 em).
  private func labelInArrangedView(
    constraints: [String] = [], onCanvas: Bool = true, sizing: ContentSizing = .metrics
  ) throws -> LayoutRect? {
    let label = view(
      "label", "label", attributes: "text=\"Label\" verticalHuggingPriority=\"251\"", height: 20,
      inside: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"14\"/>")
    return try stack(
      view("a", inside: content(label, pinned("label", to: "a"))), constraints: constraints,
      onCanvas: onCanvas, sizing: sizing)["a"]
  }

  @Test func arrangedViewsStretchTheirContentsToAtLeast50Points() throws {
    #expect(try labelInArrangedView()?.height == 50)
    #expect(try labelInArrangedView(constraints: ["stack.height = 20 @750"])?.height == 20)
    #expect(try labelInArrangedView(constraints: ["stack.height = 80 @749"])?.height == 80)
    #expect(try labelInArrangedView(sizing: .stored)?.height == 20)
    #expect(try labelInArrangedView(onCanvas: false)?.height == 17)
  }

  /// A view between the top and the bottom of the safe area of a root.
  private func frameInSafeArea(
    height: Double, tools: Int, device: String, controller: String = "", before: String = ""
  ) throws -> LayoutRect? {
    let width = 375.0
    return try LayoutFixture(
      scene(
        "c", size: (width, height), inside: content(view("a"), pinned("a", to: "safe-c")),
        controller: controller) + before, tools: tools, device: device)["a"]
  }

  @Test func rootTenPointsShorterIsACard() throws {
    #expect(
      try frameInSafeArea(height: 802, tools: 22000, device: "retina5_9")
        == LayoutRect(x: 0, y: 0, width: 375, height: 802))
    #expect(
      try frameInSafeArea(
        height: 802, tools: 22000, device: "retina5_9", before: navigation("n", root: "c"))
        == LayoutRect(x: 0, y: 56, width: 375, height: 746))
    // Before version 21000 there is none.
    #expect(try frameInSafeArea(height: 802, tools: 20000, device: "retina5_9")?.y == 44)
  }

  @Test func aCardOfXcode26EndsAboveTheHomeIndicator() throws {
    #expect(
      try frameInSafeArea(height: 762, tools: 24500, device: "retina5_9")
        == LayoutRect(x: 0, y: 50, width: 375, height: 712))
    #expect(
      try frameInSafeArea(height: 752, tools: 24500, device: "retina5_9")
        == LayoutRect(x: 0, y: 50, width: 375, height: 702))
  }

  @Test(arguments: [(14460, 44.0, 34.0), (19529, 44, 0), (24765, 50, 0)])
  func freeformRootsOnRoundedScreens(tools: Int, top: Double, bottom: Double) throws {
    let freeform = """
      <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
      <size key="freeformSize" width="375" height="400"/>
      """
    #expect(
      try frameInSafeArea(height: 400, tools: tools, device: "retina5_9", controller: freeform)
        == LayoutRect(x: 0, y: top, width: 375, height: 400 - top - bottom))
  }

  @Test(arguments: [("always", 108.0), ("automatic", 56), ("never", 56)])
  func alwaysLargeTitlesMakeTheBarTaller(mode: String, top: Double) throws {
    let item = """
      <navigationItem key="navigationItem" id="item" largeTitleDisplayMode="\(mode)"/>
      """
    let frame = try LayoutFixture(
      scene(
        "c", size: (414, 842), inside: content(view("a"), pinned("a", to: "safe-c")),
        controller: item) + navigation("n", root: "c", bar: "largeTitles=\"YES\""),
      tools: 17506, device: "retina6_1")["a"]
    #expect(frame?.y == top)
  }

  @Test(arguments: [(790.0, 108.0), (834, 108)])
  func cardsHaveLargeTitles(height: Double, top: Double) throws {
    let item = """
      <navigationItem key="navigationItem" id="item" largeTitleDisplayMode="always"/>
      """
    let frame = try LayoutFixture(
      scene(
        "c", size: (390, height), inside: content(view("a"), pinned("a", to: "safe-c")),
        controller: item) + navigation("n", root: "c", bar: "largeTitles=\"YES\""),
      tools: 22154, device: "retina6_0")["a"]
    #expect(frame?.y == top)
  }

  @Test(arguments: [("", 49.0), ("hidesBottomBarWhenPushed=\"YES\"", 0)])
  func aHiddenBottomBarIsNotSimulated(attribute: String, bottom: Double) throws {
    let frame = try LayoutFixture(
      """
      <scene sceneID="s"><objects>
      <viewController id="c" \(attribute) sceneMemberID="viewController">
        <view key="view" id="root-c"><rect key="frame" x="0" y="0" width="375" height="667"/>
          \(content(view("a"), pinned("a", to: "safe-c")))
          <viewLayoutGuide key="safeArea" id="safe-c"/></view>
        <simulatedToolbarMetrics key="simulatedBottomBarMetrics"/>
      </viewController></objects></scene>
      """)["a"]
    #expect(frame == LayoutRect(x: 0, y: 20, width: 375, height: 647 - bottom))
  }

  @Test func aShownNavigationControllerKeepsTheTabBar() throws {
    let tabs = """
      <scene sceneID="s-tabs"><objects><tabBarController id="tabs" sceneMemberID="viewController">
      <connections><segue destination="outer" kind="relationship" relationship="viewControllers" id="to-outer"/>
      </connections></tabBarController></objects></scene>
      """
    let first = scene(
      "first", connections: "<segue destination=\"inner\" kind=\"show\" id=\"show\"/>")
    let frame = try LayoutFixture(
      tabs + navigation("outer", root: "first") + first + navigation("inner", root: "c")
        + scene("c", inside: content(view("a"), pinned("a", to: "safe-c"))))["a"]
    #expect(frame == LayoutRect(x: 0, y: 64, width: 375, height: 667 - 64 - 49))
  }

  @Test(arguments: [
    (23000, LayoutRect(x: -2, y: 0, width: 104, height: 31)),
    (24500, LayoutRect(x: 0, y: 0, width: 100, height: 30)),
  ])
  func iOS26SlidersEqualTheirAlignmentRectangles(tools: Int, frame: LayoutRect) throws {
    let fixture = try LayoutFixture(
      scene(
        "c",
        inside: content(
          view("a", "slider"),
          ["a.top = root-c.top", "a.leading = root-c.leading", "a.width = 100", "a.height = 30"])),
      tools: tools)
    #expect(fixture["a"] == frame)
  }

  @Test func insetGroupedRowsAreInsideTheInsets() throws {
    let cell = """
      <tableView key="view" style="insetGrouped" id="table" rowHeight="-1" contentMode="scaleToFill">
        <rect key="frame" x="0" y="0" width="390" height="844"/>
        <prototypes><tableViewCell id="cell"><rect key="frame" x="0" y="50" width="390" height="44"/>
          <tableViewCellContentView key="contentView" tableViewCell="cell" id="inside">
            <rect key="frame" x="0" y="0" width="390" height="44"/>
            \(content(view("a"), [
              "a.leading = inside.leadingMargin", "a.trailing = inside.trailingMargin", "a.top = inside.top", "a.height = 10",
            ]))
          </tableViewCellContentView></tableViewCell></prototypes>
      </tableView>
      """
    let layout = try LayoutFixture(
      """
      <scene sceneID="s"><objects><tableViewController id="c" sceneMemberID="viewController">\(cell)
      </tableViewController></objects></scene>
      """, tools: 23504, device: "retina6_0")
    #expect(layout["a"] == LayoutRect(x: 20, y: 0, width: 310, height: 10))
    #expect(layout["cell"] == LayoutRect(x: 20, y: 50, width: 350, height: 44))
  }
}
