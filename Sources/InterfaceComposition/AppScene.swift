package import InterfaceReading
package import InterfaceTraits

/// A scene of one of an app's storyboards.
package struct AppScene: Hashable, Sendable, Comparable {
  /// The storyboard.
  package let document: Handle<AppDocument>
  /// The scene in the storyboard.
  package let scene: Handle<SceneGraph.Scene>

  package init(document: Handle<AppDocument>, scene: Handle<SceneGraph.Scene>) {
    self.document = document
    self.scene = scene
  }

  /// Whether a scene precedes another, in the order of storyboards and of their scenes.
  package static func < (left: AppScene, right: AppScene) -> Bool {
    (left.document, left.scene) < (right.document, right.scene)
  }
}
