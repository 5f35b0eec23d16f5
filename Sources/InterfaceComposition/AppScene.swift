/// A scene of one of an app's storyboards.
package struct AppScene: Hashable, Sendable, Comparable {
  /// The index of the storyboard.
  package let document: Int
  /// The index of the scene in the storyboard.
  package let scene: Int

  package init(document: Int, scene: Int) {
    self.document = document
    self.scene = scene
  }

  /// Whether a scene precedes another, in the order of storyboards and of their scenes.
  package static func < (left: AppScene, right: AppScene) -> Bool {
    (left.document, left.scene) < (right.document, right.scene)
  }
}
