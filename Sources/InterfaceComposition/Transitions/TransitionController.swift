package import InterfaceModel
package import InterfaceSource

/// A controller as a transition names it.
package struct TransitionController: Hashable, Sendable {
  /// The controller's id; nil for one that is not at hand, that no document has, or that has none.
  package let id: ObjectID?
  /// What it is called: a name for code, a title, a class or an id; a navigation controller that a split view made, as its root.
  package let name: String
  /// What kind of controller it is; nil for one that is not at hand.
  package let kind: Controller.Kind?
  /// Whether no document has it: a split view made the navigation controller for a column.
  package let isImplicit: Bool

  /// Names the controller of a node.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - tree: The app's controllers.
  init(_ node: ControllerNode.ID, in tree: ControllerTree) {
    kind = tree.kind(of: node)
    switch tree.nodes[node].content {
    case .scene(let scene):
      isImplicit = false
      id = tree.app.id(of: scene)
      name = tree.app.name(of: scene)
    case .navigation(let root):
      isImplicit = true
      id = nil
      name = tree.app.name(of: root)
    case .elsewhere(let storyboard, let identifier):
      isImplicit = false
      id = nil
      name = identifier.map { "\($0) in \(storyboard)" } ?? storyboard
    }
  }
}
