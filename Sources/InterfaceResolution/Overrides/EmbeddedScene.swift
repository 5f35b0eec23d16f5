package import InterfaceReading
package import InterfaceSource
package import InterfaceTraits

/// A scene that a design embeds in a container view.
package struct EmbeddedScene: Hashable, Sendable {
  /// The container view.
  package var container: ObjectID
  /// The scene in this document, or `nil` for a scene of another document.
  package var sceneHandle: Handle<SceneGraph.Scene>?
  /// The id of the scene, or `nil` for a scene of another document.
  package var scene: String?
  /// The controller of the scene, or `nil` for a scene of another document.
  package var controller: ObjectID?
  /// The name of the other document, or `nil` for this one.
  package var document: String?
  /// The identifier of the scene in the configuration.
  package var identifier: String
}
