/// A problem that prevents part of an app from being composed.
package struct CompositionFault: Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    /// A controller contains itself.
    case circle
    /// References refer only to each other.
    case circularReferences
    /// The scene is in a storyboard that is unavailable or lacks the scene.
    case unavailable(storyboard: String, identifier: String?)
    /// A container has no controller to show.
    case empty
    /// Controllers are nested more deeply than in any real app.
    case tooDeep
    /// There are more controllers than in any real app, for example because scenes embed each other
    /// twice.
    case tooMany
  }

  package let reason: Reason
  /// The container of the scene, or `nil` for the window.
  package let container: AppScene?
  /// The scene or the reference to it.
  package let scene: AppScene?
}
