package import InterfaceResolution
package import InterfaceSource

/// The role of a controller in its container.
package enum ContainedRole: Hashable, Sendable {
  /// The root view controller of the window.
  case window
  /// An element of a navigation controller's stack; the root is 0.
  case stack(Int)
  /// A tab, counted from 0.
  case tab(Int)
  /// A column of a split view.
  case column(SplitViewColumn)
  /// The content of a container view.
  case embedded(container: ObjectID)
  /// The content of a presentation.
  case presented
}
