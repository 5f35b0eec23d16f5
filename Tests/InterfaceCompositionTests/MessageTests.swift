import InterfaceComposition
import InterfaceResolution
import InterfaceTraits
import InterfaceSource
import Testing

/// Messages that propagate up the containers (talk 2014-216, Apple's documentation of
/// `targetViewController(forAction:sender:)`).
@Suite struct MessageTests {
  private typealias Make = TestApp

  private func presentationStyle(_ action: SegueOutcome.Action?) -> SegueOutcome.Style? {
    if case .present(let style) = action { style } else { nil }
  }

  @Test(arguments: ["retina4_7", "ipad9_7"]) func showDetailPresentsWithoutASplitView(
    device: String
  ) throws {
    let app = try TestApp(scenes: [
      "Main": [
        Make.scene("a", "navigationController", Make.childSegue("r", "rootViewController", "b")),
        Make.scene(
          "b", "viewController",
          Make.segue("s", "show", to: "c") + Make.segue("d", "showDetail", to: "c")
            + Make.segue("o", "replace", to: "c")),
        Make.scene("c"),
      ]
    ])
    let flow = try app.flow(on: device)
    #expect(flow.outcomes("s") == [.push])
    for segue in ["d", "o"] {
      #expect(flow.outcomes(segue).count == 1)
      let style = try #require(presentationStyle(flow.outcomes(segue).first))
      #expect(style.missing == .splitView)
      #expect(style.isFallbackPresentation)
      #expect(flow.performers(segue) == ["a"])
    }
  }

  /// Returns a tree of a custom container around `b`, in an app that implements some messages.
  private func flow(_ implements: Set<String>, around kind: String = "viewController") throws
    -> FlowGraph
  {
    let app = try TestApp(scenes: [
      "Main": [
        Make.scene("a", kind, inside: Make.embeds("a", ["b"])),
        Make.scene(
          "b", "viewController",
          Make.segue("s", "show", to: "c") + Make.segue("d", "showDetail", to: "c")),
        Make.scene("c"),
      ]
    ])
    return try app.flow(on: "ipad9_7") { scene, _ in
      guard app.app.id(of: scene)?.text == "a" else { return nil }
      var declared = DeclaredContainer()
      declared.implements = implements
      return declared
    }
  }

  @Test func containersHandleOnlyImplementedMessages() throws {
    let show = try flow(["show"])
    #expect(show.outcomes("s") == [.handled])
    #expect(presentationStyle(show.outcomes("d").first)?.missing == .splitView)
    let detail = try flow(["showDetail"])
    #expect(detail.outcomes("d") == [.handled])
    #expect(presentationStyle(detail.outcomes("s").first)?.missing == .container)
  }

  @Test func customMessagesGoToTheNearestImplementer() throws {
    let flow = try flow(["show", "photo:sender:"])
    let tree = flow.tree
    let node = try #require(tree.nodes.indices.first { tree.nodes[$0].scene?.scene == Handle(1) })
    let messages = tree.messages(from: node)
    #expect(messages.map(\.message) == ["photo:sender:"])
    #expect(messages.map { tree.nodes[$0.handler].scene?.scene } == [Handle(0)])
    // A controller that implements a message is its own target.
    #expect(tree.messages(from: Handle(0)).map(\.handler) == [Handle(0)])
  }

  @Test func declaredActionIsAnUnwindTarget() throws {
    let unwind = #"<segue destination="x" kind="unwind" unwindAction="back:" id="u"/>"#
    let app = try TestApp(scenes: [
      "Main": [
        Make.scene("a", "navigationController", Make.childSegue("r", "rootViewController", "b")),
        Make.scene("b", "viewController", Make.segue("s", "show", to: "c")),
        #"<scene sceneID="s-c"><objects><viewController id="c" sceneMemberID="viewController">"#
          + "<connections>\(unwind)</connections></viewController>"
          + #"<exit id="x" sceneMemberID="exit"/></objects></scene>"#,
      ]
    ])
    let flow = try app.flow(on: "retina4_7") { scene, _ in
      guard app.app.id(of: scene)?.text == "b" else { return nil }
      var declared = DeclaredContainer()
      declared.implements = ["back:"]
      return declared
    }
    #expect(flow.performers("u") == ["b"])
  }
}
