package import InterfaceModel
package import InterfaceSource
import InterfaceTraits

/// A controller as identified in a transition.
package struct TransitionController: Hashable, Sendable {
  /// The id of the controller, or `nil` if it has none, is unavailable or is in no document.
  package let id: ObjectID?
  /// The display name: a storyboard identifier, title, class or id; for a navigation controller
  /// that a split view creates, that of its root.
  package let name: String
  /// The kind of the controller, or `nil` if it is unavailable.
  package let kind: Controller.Kind?
  /// Whether it is a navigation controller that a split view creates for a column and no document
  /// contains.
  package let isImplicit: Bool

  /// Creates the identification of a node's controller.
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
    case .unavailable(let storyboard, let identifier):
      isImplicit = false
      id = nil
      name = identifier.map { "\($0) in \(storyboard)" } ?? storyboard
    }
  }
}
