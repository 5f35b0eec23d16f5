import InterfaceTraits

extension ControllerTree {
  /// The controllers whose bars surround a scene.
  package struct BarSources: Hashable, Sendable {
    package var navigation: AppScene?
    package var tabs: AppScene?
    package var children: [AppScene] = []
    package var selected: Int?
    /// The controller below on the navigation stack that a back button leads to, or `nil` if there
    /// is none.
    package var below: AppScene?
    /// Whether the navigation bar has a Done item that a delegate adds.
    package var hasDoneItem = false
  }

  /// Returns the controllers whose bars surround a node.
  func barSources(around node: ControllerNode.ID) -> BarSources {
    var sources = BarSources()
    sources.hasDoneItem = nodes[node].layoutEnvironment.isWrapped
    var hasNavigation = false
    var inner = node
    while let outer = nodes[inner].parent, nodes[inner].role != .presented {
      switch (kind(of: outer), nodes[inner].role) {
      case (.navigationController, let role):
        guard !hasNavigation else { break }
        hasNavigation = true
        sources.navigation = nodes[outer].scene
        // Controllers above the root of the stack have a back button and no Done item.
        if case .stack(let index) = role, index > 0 {
          sources.hasDoneItem = false
          sources.below = below(inner, at: index, in: outer)
        }
      case (.tabBarController, .tab(let index)):
        guard sources.tabs == nil, let scene = nodes[outer].scene,
          let controller = app.controller(of: scene)
        else { break }
        sources.tabs = scene
        sources.children = contents(of: controller, scene)
        sources.selected = index
      case (_, .embedded): return sources
      default: break
      }
      inner = outer
    }
    return sources
  }

  /// Returns the scene below a controller on a stack, or `nil` if there is no back button to it.
  private func below(
    _ node: ControllerNode.ID, at index: Int, in container: ControllerNode.ID
  ) -> AppScene? {
    if let scene = nodes[node].scene,
      declared(of: scene, in: nodes[node].layoutEnvironment)?.hidesBackButton == true
    {
      return nil
    }
    return nodes[container].children.last { nodes[$0].role == .stack(index - 1) }
      .flatMap { nodes[$0].scene }
  }
}
