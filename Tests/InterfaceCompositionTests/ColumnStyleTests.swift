import InterfaceComposition
import InterfaceResolution
import InterfaceSource
import InterfaceTraits
import PlatformFacts
import Testing

/// Split views with columns by style make navigation controllers (Apple's documentation of `setViewController(_:for:)`: "If you
/// set a child view controller that's not a navigation controller, the split view controller creates a navigation controller
/// for it"; `UISplitViewController.h`: except for the compact column).
@Suite struct ColumnStyleTests {
  private typealias Make = TestApp

  private func tree(
    _ device: String, landscape: Bool = true, system: Int = 18, stating: DeclaredContainer? = nil,
    _ columns: [(String, String)], attributes: String = #"allowDoubleColumnStyle="YES""#,
    kinds: [String: String] = [:]
  ) throws -> ControllerTree {
    let held = columns.map { Make.childSegue("h-\($0.1)", "\($0.0)ViewController", $0.1) }.joined()
    var scenes = [Make.scene("a", "splitViewController", held, attributes: attributes)]
    for (_, id) in columns {
      let kind = kinds[id] ?? "viewController"
      scenes.append(
        Make.scene(
          id, kind,
          kind == "navigationController"
            ? Make.childSegue("r-\(id)", "rootViewController", "root") : "")
      )
    }
    if !kinds.isEmpty { scenes.append(Make.scene("root")) }
    let app = try TestApp(scenes: ["Main": scenes])
    let window = try #require(
      DeviceWindow(
        device: #require(Device.named(device)), orientation: landscape ? .landscape : .portrait))
    let environment = Environment(
      window: window, settings: EnvironmentSettings(system: SystemVersion(system)))
    var tree = ControllerTree(app.app, in: environment) { scene, _ in
      app.app.id(of: scene)?.text == "a" ? stating : nil
    }
    tree.add(AppScene(document: Handle(0), scene: Handle(0)), at: tree.window)
    return tree
  }

  /// Returns each controller with its containers, such as `a/primary:?/b`; one that is in no document is `?`.
  private func shape(_ tree: ControllerTree) -> [String] {
    tree.nodes.indices.map { node in
      let name = tree.nodes[node].scene.flatMap { tree.app.id(of: $0)?.text } ?? "?"
      guard case .column(let column) = tree.nodes[node].role else { return name }
      return "\(column):\(name)"
    }
  }

  private static let two = [("master", "b"), ("detail", "c")]

  @Test func columnsAreWrappedInNavigationControllers() throws {
    let tree = try tree("ipad9_7", Self.two)
    #expect(shape(tree) == ["a", "secondary:?", "c", "primary:?", "b"])
    for node in [ControllerNode.ID(2), ControllerNode.ID(4)] {
      #expect(tree.nodes[node].role == .stack(0))
      #expect(tree.nodes[node].layoutEnvironment.presentation.hasNavigationBar)
      #expect(!tree.nodes[node].layoutEnvironment.presentation.hasToolbar)
      #expect(tree.nodes[node].layoutEnvironment.isShown)
    }
    #expect(tree.kind(of: Handle(1)) == .navigationController)
  }

  @Test func classicStyleAddsNoNavigationControllers() throws {
    #expect(
      try shape(tree("ipad9_7", Self.two, attributes: "")) == ["a", "secondary:c", "primary:b"])
    #expect(try shape(tree("ipad9_7", system: 13, Self.two)) == ["a", "secondary:c", "primary:b"])
  }

  @Test func supplementaryColumnImpliesTheColumnStyle() throws {
    let tree = try tree(
      "ipad9_7", [("master", "b"), ("supplementary", "s"), ("detail", "c")], attributes: "")
    #expect(shape(tree) == ["a", "secondary:?", "c", "primary:?", "b", "supplementary:?", "s"])
  }

  @Test func existingNavigationControllersAreNotWrapped() throws {
    let tree = try tree("ipad9_7", Self.two, kinds: ["c": "navigationController"])
    #expect(shape(tree) == ["a", "secondary:c", "root", "primary:?", "b"])
  }

  @Test func collapsingPushesOntoTheCreatedNavigationController() throws {
    let tree = try tree("retina4_7", landscape: false, Self.two)
    #expect(shape(tree) == ["a", "primary:?", "b", "c"])
    #expect(tree.shown == ["c"])
    var declared = DeclaredContainer()
    declared.collapse = .primary
    #expect(
      try self.tree("retina4_7", landscape: false, stating: declared, Self.two).shown == ["b"])
    declared.collapse = .supplementary
    let three = try self.tree(
      "retina4_7", landscape: false, stating: declared,
      [("master", "b"), ("supplementary", "s"), ("detail", "c")])
    #expect(three.shown == ["s"])
  }

  @Test func compactColumnIsNotWrapped() throws {
    let columns = Self.two + [("compact", "k")]
    #expect(
      try shape(tree("retina4_7", landscape: false, columns)) == ["a", "compact:k"])
    // A delegate may name another column.
    var declared = DeclaredContainer()
    declared.collapse = .primary
    #expect(
      try tree("retina4_7", landscape: false, stating: declared, columns).shown == ["b"])
  }

  /// Controllers shown from inside a column are pushed there, and its own navigation stack is a destination for
  /// unwinding.
  @Test func controllersShownFromAColumnArePushed() throws {
    let app = try TestApp(scenes: [
      "Main": [
        Make.scene(
          "a", "splitViewController",
          Make.childSegue("m", "masterViewController", "b")
            + Make.childSegue("d", "detailViewController", "c"),
          attributes: #"allowDoubleColumnStyle="YES""#),
        Make.scene("b", "viewController", Make.segue("s", "show", to: "e")),
        Make.scene("c", "viewController", Make.segue("t", "show", to: "e")), Make.scene("e"),
      ]
    ])
    let flow = try app.flow(on: "ipad9_7", landscape: true)
    #expect(flow.outcomes("s") == [.push])
    #expect(flow.outcomes("t") == [.push])
    #expect(flow.reach("c") == .initial)
    let pushed = flow.tree.nodes.indices.filter {
      flow.tree.nodes[$0].scene?.scene == Handle(3)
    }
    #expect(pushed.count == 2)
    for node in pushed {
      #expect(flow.tree.nodes[node].role == .stack(1))
      #expect(flow.tree.nodes[node].layoutEnvironment.presentation.hasNavigationBar)
    }
    // The state in which the pushed scene is visible can be composed again.
    let state = AppState(showing: pushed[0], in: flow)
    var tree = ControllerTree(
      app.app, in: flow.tree.environment,
      containerDeclarations: { scene, _ in state.declared(of: scene, nil, in: app.app) })
    tree.add(try #require(state.root), at: tree.window)
    #expect(tree.shown.contains("e"))
  }
}
