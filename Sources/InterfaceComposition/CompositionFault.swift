/// What keeps an app from being put together.
package struct CompositionFault: Hashable, Sendable {
  /// What is wrong.
  package enum Reason: Hashable, Sendable {
    /// A controller stands inside itself.
    case circle
    /// References lead to each other and to no scene.
    case circularReferences
    /// A scene is in a storyboard that is not at hand, or that has no such scene.
    case elsewhere(storyboard: String, identifier: String?)
    /// A container names no controller that it could show.
    case empty
    /// Controllers are nested more deeply than anybody builds.
    case tooDeep
    /// There are more controllers than anybody builds, such as those of scenes that embed each other twice.
    case tooMany
  }

  package let reason: Reason
  /// The container that would show it; nil for the window.
  package let container: AppScene?
  /// The scene, or the reference to it.
  package let scene: AppScene?
}
