package import InterfaceSource

/// The scene that a design puts into a container view.
package struct ResolvedSlot: Hashable, Sendable {
  /// The container view.
  package var container: ObjectID
  /// The index of the scene in this document; nil for a scene of another one.
  package var sceneIndex: Int?
  /// The scene's id; nil for a scene of another document.
  package var scene: String?
  /// The scene's controller; nil for a scene of another document.
  package var controller: ObjectID?
  /// The name of the other document; nil for this one.
  package var document: String?
  /// How the configuration names the scene.
  package var identifier: String
}
