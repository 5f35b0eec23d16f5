package import InterfaceModel
package import InterfaceSource
package import InterfaceTraits

extension SceneGraph {
  /// A way from scene to scene, whatever object it starts from.
  package struct Segue: Sendable {
    package let id: ObjectID?
    package let segue: InterfaceModel.Segue
    /// The bytes of the start tag.
    package let range: SourceRange
    /// The object that it starts from; nil for none that is known.
    package let source: Owner?
    /// The scene that it starts in; nil in a xib for what belongs to no scene.
    package let scene: Handle<Scene>?
    /// The id of the controller or exit that it leads to; nil for a segue that only refines another.
    package let destinationID: ObjectID?
    /// The controller that it leads to; nil for an unwind segue.
    package let destination: Handle<Controller>?
    /// Whether the document names the segue for the case that several lead to a scene.
    package let isTieBreaker: Bool
  }

  /// The scene that a segue leads to; nil for a controller that is not the scene's own.
  package func destinationScene(of segue: Segue) -> Handle<Scene>? {
    segue.destination.flatMap { isOwn($0) ? self[$0].scene : nil }
  }

  /// Whether a controller is that of its scene, not one inside another.
  package func isOwn(_ controller: Handle<Controller>) -> Bool {
    self[self[controller].scene].controller == controller
  }
}
