package import InterfaceModel
package import InterfaceSource
package import InterfaceTraits

extension SceneGraph {
  /// A segue between scenes, with any source object.
  package struct Segue: Sendable {
    package let id: ObjectID?
    package let segue: InterfaceModel.Segue
    /// The range of the start tag.
    package let range: SourceRange
    /// The object at which the segue starts, or `nil` if it is unknown.
    package let source: Owner?
    /// The scene in which the segue starts, or `nil` in a xib for an object outside of scenes.
    package let scene: Handle<Scene>?
    /// The id of the destination controller or exit, or `nil` for a segue that only refines
    /// another.
    package let destinationID: ObjectID?
    /// The destination controller, or `nil` for an unwind segue.
    package let destination: Handle<Controller>?
    /// Whether the document names the segue as a tie breaker if several lead to a scene.
    package let isTieBreaker: Bool
  }

  /// Returns the destination scene of a segue, or `nil` if the destination is not the scene's own
  /// controller.
  package func destinationScene(of segue: Segue) -> Handle<Scene>? {
    segue.destination.flatMap { isOwn($0) ? self[$0].scene : nil }
  }

  /// Returns whether a controller is the one of its scene, rather than one inside another.
  package func isOwn(_ controller: Handle<Controller>) -> Bool {
    self[self[controller].scene].controller == controller
  }
}
