import InterfaceTraits
import Testing

/// The areas that bars and screens cover on a document's own canvas (docs/internals/auto-layout.md,
/// "The canvas").
struct CanvasTests {
  private func filled(_ id: String, size: (Double, Double) = (375, 667), y: Double = 0) -> String {
    scene(id, size: size, y: y, inside: content(view("v"), pinned("v", to: "safe-\(id)")))
  }

  private func rect(_ y: Double, _ height: Double, width: Double = 375) -> LayoutRect {
    LayoutRect(x: 0, y: y, width: width, height: height)
  }

  @Test(arguments: [(14000, 20.0), (15000, 0.0), (22000, 20.0)])
  func statusBarByVersion(tools: Int, top: Double) throws {
    let layout = try LayoutFixture(filled("a"), tools: tools)
    #expect(layout["v"] == rect(top, 667 - top))
  }

  @Test func navigationBarOfTheContainer() throws {
    let layout = try LayoutFixture(filled("a") + navigation("n", root: "a"))
    #expect(layout["v"] == rect(64, 603))
  }

  @Test func hiddenNavigationBar() throws {
    let hidden = navigation("n", root: "a").replacingFirst(
      "<navigationController ", with: "<navigationController navigationBarHidden=\"YES\" ")
    #expect(try LayoutFixture(filled("a") + hidden)["v"] == rect(20, 647))
  }

  @Test func tabBarItemAloneImpliesNoTabBar() throws {
    let bar = navigation("n", root: "a", controller: "<tabBarItem key=\"tabBarItem\" id=\"t\"/>")
    #expect(try LayoutFixture(filled("a") + bar)["v"] == rect(64, 603))
  }

  @Test func pushedSceneInheritsASimulatedBar() throws {
    let first = scene(
      "b", controller: "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\"/>",
      connections: "<segue destination=\"a\" kind=\"show\" id=\"s\"/>")
    #expect(try LayoutFixture(filled("a") + first)["v"] == rect(64, 603))
  }

  @Test func tieBreakerDecidesBetweenSegues() throws {
    let first = scene(
      "b",
      connections: """
        <segue destination="a" kind="show" id="shown"/>
        <segue destination="a" kind="presentation" id="presented"/>
        """)
    let scenes = filled("a") + first + navigation("n", root: "b")
    #expect(try LayoutFixture(scenes, tools: 14000)["v"] == rect(64, 603))
    let named =
      "<inferredMetricsTieBreakers><segue reference=\"presented\"/></inferredMetricsTieBreakers>"
    #expect(try LayoutFixture(scenes, tools: 14000, extra: named)["v"] == rect(20, 647))
  }

  @Test func rootBelowAnOpaqueBarExtendsBelowTheScreen() throws {
    let opaque = navigation("n", root: "a", bar: "translucent=\"NO\"")
    let below = try LayoutFixture(filled("a", y: 64) + opaque, tools: 14000)
    #expect(below["v"] == rect(0, 603))
    let translucent = try LayoutFixture(
      filled("a", y: 64) + navigation("n", root: "a"), tools: 14000)
    #expect(translucent["v"] == rect(64, 603))
  }

  @Test func rootBetweenBars() throws {
    let bars = navigation("n", root: "a")
    #expect(try LayoutFixture(filled("a", size: (375, 603)) + bars)["v"] == rect(0, 603))
  }

  @Test(arguments: [(14000, 44.0), (22000, 49.0)])
  func toolbarByVersion(tools: Int, height: Double) throws {
    let controller = "<simulatedToolbarMetrics key=\"simulatedBottomBarMetrics\"/>"
    let scenes = scene(
      "a", inside: content(view("v"), pinned("v", to: "safe-a")), controller: controller)
    #expect(try LayoutFixture(scenes, tools: tools)["v"] == rect(20, 647 - height))
  }

  @Test func landscapePhoneHasAShortBarAndNoStatusBar() throws {
    let layout = try LayoutFixture(
      filled("a", size: (667, 375)) + navigation("n", root: "a"), orientation: "landscape")
    #expect(layout["v"] == rect(32, 343, width: 667))
  }

  @Test func freeformXibView() throws {
    func xib(_ width: Double, _ height: Double) -> String {
      """
      <view id="root"><rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>
      \(content(view("v"), pinned("v", to: "safe")))
      <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
      <viewLayoutGuide key="safeArea" id="safe"/></view>
      """
    }
    #expect(try LayoutFixture(xib(375, 120), tools: 14000, isXib: true)["v"] == rect(0, 120))
    #expect(try LayoutFixture(xib(375, 570), tools: 14000, isXib: true)["v"] == rect(20, 550))
    let narrow = try LayoutFixture(
      xib(375, 300), tools: 17000, device: "retina6_1", isXib: true)
    #expect(narrow["v"] == rect(44, 256))
    let wide = try LayoutFixture(xib(480, 300), tools: 17000, device: "retina6_1", isXib: true)
    #expect(wide["v"] == rect(44, 222, width: 480))
  }
}

extension String {
  fileprivate func replacingFirst(_ text: String, with other: String) -> String {
    guard let range = firstRange(of: text) else { return self }
    return self[..<range.lowerBound] + other + self[range.upperBound...]
  }
}
