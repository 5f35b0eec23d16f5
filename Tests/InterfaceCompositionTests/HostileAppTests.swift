import InterfaceComposition
import InterfaceResolution
import InterfaceModel
import InterfaceReading
import InterfaceSource
import InterfaceTraits
import Testing

/// Unusual apps: cycles, dead ends and deep nesting.
@Suite struct HostileAppTests {
  private typealias Make = TestApp

  private func found(_ app: TestApp) -> [String] {
    CompositionCheck(app.app, limit: 100, missingScene: .emptyContainer).findings
      .flatMap { $0 }.map { "\($0.id) \($0.object?.text ?? "")" }
  }

  @Test func containmentCycleIsReported() throws {
    let app = try TestApp(scenes: [
      "Main": [
        Make.scene("a", "navigationController", Make.childSegue("r", "rootViewController", "b")),
        Make.scene("b", "tabBarController", Make.childSegue("t", "viewControllers", "a")),
      ]
    ])
    let flow = try app.flow(on: "retina4_7")
    #expect(flow.tree.nodes.count == 2)
    #expect(flow.tree.faults.map(\.reason) == [.circle])
    #expect(found(app) == ["container-cycle t"])
  }

  @Test func selfContainmentIsReported() throws {
    let app = try TestApp(scenes: [
      "Main": [
        Make.scene("a", "navigationController", Make.childSegue("r", "rootViewController", "a"))
      ]
    ])
    #expect(try app.flow(on: "retina4_7").tree.nodes.count == 1)
    #expect(found(app) == ["container-cycle r"])
  }

  @Test func scenesThatEmbedEachOther() throws {
    let app = try TestApp(scenes: [
      "Main": [
        Make.scene("a", inside: Make.embeds("a", ["b"])),
        Make.scene("b", inside: Make.embeds("b", ["a"])),
      ]
    ])
    #expect(try app.flow(on: "retina4_7").tree.nodes.count == 2)
    #expect(found(app) == ["embed-cycle e-b-0"])
  }

  @Test func embedCycleAcrossStoryboardsIsReported() throws {
    func reference(_ id: String, _ storyboard: String) -> String {
      Make.scene(
        id, "viewControllerPlaceholder", attributes: #"storyboardName="\#(storyboard)""#)
    }
    let app = try TestApp(scenes: [
      "One": [Make.scene("a", inside: Make.embeds("a", ["r"])), reference("r", "Two")],
      "Two": [Make.scene("a", inside: Make.embeds("b", ["r"])), reference("r", "One")],
    ])
    #expect(try app.flow(on: "retina4_7").tree.nodes.count == 2)
    #expect(found(app) == ["container-cycle e-b-0"])
  }

  @Test func mutualReferencesAreReported() throws {
    let references = ["x": "y", "y": "x"].sorted { $0.key < $1.key }.map { name, other in
      Make.scene(
        name, "viewControllerPlaceholder",
        attributes:
          #"storyboardIdentifier="\#(name)" storyboardName="Main" referencedIdentifier="\#(other)""#
      )
    }
    let app = try TestApp(scenes: [
      "Main": [Make.scene("a", "viewController", Make.segue("s", "show", to: "x"))] + references
    ])
    let flow = try app.flow(on: "retina4_7")
    #expect(flow.edges.map(\.outcome.destination) == [.circle])
    #expect(flow.edges.map(\.destination) == [nil])
    #expect(found(app) == ["circular-reference x", "circular-reference y"])
  }

  @Test func danglingReferencesAreReported() throws {
    let app = try TestApp(scenes: [
      "Main": [
        Make.scene(
          "a", "viewController",
          Make.segue("s", "show", to: "x") + Make.segue("t", "show", to: "y")
            + Make.segue("u", "show", to: "z")),
        Make.scene("x", "viewControllerPlaceholder", attributes: #"storyboardName="Shop""#),
        Make.scene(
          "y", "viewControllerPlaceholder",
          attributes: #"storyboardName="Main" referencedIdentifier="gone""#),
        Make.scene(
          "z", "viewControllerPlaceholder",
          attributes: #"storyboardName="Main" bundleIdentifier="org.example.other""#),
      ]
    ])
    let check = CompositionCheck(app.app, limit: 100, missingScene: .circularReference)
    #expect(check.findings[Handle(0)].map { $0.object?.text } == ["y"])
    #expect(check.missing.map(\.storyboard) == ["Shop", "Main"])
    #expect(try app.flow(on: "retina4_7").reach.count == 1)
  }

  @Test func presentationCyclesTerminate() throws {
    let app = try TestApp(scenes: [
      "Main": [
        Make.scene("a", "viewController", Make.segue("s", "presentation", to: "b")),
        Make.scene("b", "viewController", Make.segue("t", "presentation", to: "a")),
      ]
    ])
    let flow = try app.flow(on: "retina4_7")
    #expect(flow.edges.count == 2)
    #expect(found(app).isEmpty)
  }

  @Test func containersWithoutContentsAreNoted() throws {
    let app = try TestApp(scenes: [
      "Main": [
        Make.scene("a", "navigationController"), Make.scene("b", "pageViewController"),
      ]
    ])
    #expect(found(app) == ["empty-container a"])
  }

  /// Scenes that each embed the next one twice have 2 to the power of 40 instances: some are omitted, and this is
  /// reported.
  @Test func exponentialEmbedsAreTruncated() throws {
    let scenes = (0..<40).map { number in
      let name = number == 0 ? "a" : "n\(number)"
      return Make.scene(
        name, inside: Make.embeds(name, ["n\(number + 1)", "n\(number + 1)"]))
    }
    let app = try TestApp(scenes: ["Main": scenes + [Make.scene("n40")]])
    let flow = try app.flow(on: "retina4_7")
    #expect(flow.tree.nodes.count == ControllerTree.greatestCount)
    #expect(flow.tree.faults.contains { $0.reason == .tooMany })
    #expect(flow.reach("n40") == .initial)
    #expect(
      FlowChart(
        flow,
        check: CompositionCheck(
          app.app, limit: 10, missingScene: .emptyContainer)
      ).stops.count < 200)
  }

  /// A chain that would not finish if its controllers were compared pairwise.
  @Test func deeplyNestedContainersTerminate() throws {
    let scenes = (0..<1_000).map { number in
      Make.scene(
        number == 0 ? "a" : "n\(number)", "navigationController",
        Make.childSegue("r\(number)", "rootViewController", "n\(number + 1)"))
    }
    let app = try TestApp(scenes: [
      "Main": scenes + [Make.scene("n1000", "viewController", Make.segue("s", "show", to: "a"))]
    ])
    let flow = try app.flow(on: "retina4_7")
    #expect(flow.tree.nodes.filter { flow.tree.app.id(of: $0.scene!)?.text == "n1000" }.count <= 2)
    #expect(flow.performers("s").contains("n999"))
    #expect(flow.reach("n1000") == .initial)
    let chart = FlowChart(
      flow, check: CompositionCheck(app.app, limit: 10, missingScene: .emptyContainer))
    #expect(chart.stops.count <= 2_002)
  }

  @Test func presentedScenesAreNotColumns() throws {
    // A controller that the split view presents is its last child, and does not receive a forwarded detail.
    let app = try TestApp(scenes: [
      "Main": [
        Make.scene(
          "a", "splitViewController",
          Make.childSegue("p", "masterViewController", "n")
            + Make.childSegue("q", "detailViewController", "d")),
        Make.scene("n", "navigationController", Make.childSegue("r", "rootViewController", "l")),
        Make.scene(
          "l", "viewController",
          Make.segue("m", "presentation", to: "o") + Make.segue("s", "show", to: "c")),
        Make.scene("o", "navigationController", Make.childSegue("u", "rootViewController", "x")),
        Make.scene("x"), Make.scene("d"),
        Make.scene("c", "viewController", Make.segue("t", "showDetail", to: "d")),
      ]
    ])
    let flow = try app.flow(on: "retina4_7")
    #expect(flow.performers("t") == ["n"])
  }

  /// Each node takes the handler of its messages from its parent: the number of configuration lookups grows with the
  /// number of scenes, not with its square.
  @Test func seguesInDeepEmbedsTakeLinearTime() throws {
    let depth = 300
    let scenes = (0..<depth).map { number in
      let id = number == 0 ? "a" : "n\(number)"
      return Make.scene(
        id, "viewController",
        Make.segue("s\(number)", "show", to: "z") + Make.segue("d\(number)", "showDetail", to: "z")
          + Make.segue(
            "c\(number)", "presentation", to: "z",
            #"modalPresentationStyle="currentContext""#),
        inside: Make.embeds(id, ["n\(number + 1)"]))
    }
    let app = try TestApp(scenes: [
      "Main": scenes + [Make.scene("n\(depth)"), Make.scene("z")]
    ])
    var asked = 0
    let flow = try app.flow(on: "retina4_7") { _, _ in
      asked += 1
      return nil
    }
    #expect(flow.tree.nodes.count >= depth)
    #expect(flow.edges.count >= 3 * depth)
    // Walking up to the window from each segue would take some 135,000 lookups.
    #expect(asked < 8 * flow.edges.count)
    #expect(flow.performers("s\(depth - 1)") == ["a"])
  }
}
