import InterfaceTraits

extension ControllerTree {
  /// The controllers whose bars are around a scene.
  package struct BarSources: Hashable, Sendable {
    package var navigation: AppScene?
    package var tabs: AppScene?
    package var children: [AppScene] = []
    package var selected: Int?
    /// What lies below on the navigation controller's stack, where a button goes back to it; nil for none.
    package var below: AppScene?
    /// Whether the navigation bar has the Done item of a delegate.
    package var hasDoneItem = false
  }

  /// The controllers whose bars are around a node.
  func barSources(around node: ControllerNode.ID) -> BarSources {
    var sources = BarSources()
    sources.hasDoneItem = nodes[node].place.isWrapped
    var hasNavigation = false
    var inner = node
    while let outer = nodes[inner].parent, nodes[inner].role != .presented {
      switch (kind(of: outer), nodes[inner].role) {
      case (.navigationController, let role):
        guard !hasNavigation else { break }
        hasNavigation = true
        sources.navigation = nodes[outer].scene
        // What is deeper on the stack goes back, and has no Done item.
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

  /// The scene below a controller on a stack; nil where no button goes back to it.
  private func below(
    _ node: ControllerNode.ID, at index: Int, in container: ControllerNode.ID
  ) -> AppScene? {
    if let scene = nodes[node].scene,
      stated(of: scene, at: nodes[node].place)?.hidesBackButton == true
    {
      return nil
    }
    return nodes[container].children.last { nodes[$0].role == .stack(index - 1) }
      .flatMap { nodes[$0].scene }
  }
}
