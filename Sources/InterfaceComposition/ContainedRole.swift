package import InterfaceResolution
package import InterfaceSource

/// What a controller is to the one around it.
package enum ContainedRole: Hashable, Sendable {
  /// The window's own.
  case window
  /// In a navigation controller's stack, the root first.
  case stack(Int)
  /// A tab, from 0.
  case tab(Int)
  /// A column of a split view.
  case column(SplitViewColumn)
  /// What a container view shows.
  case embedded(container: ObjectID)
  /// Presented over others.
  case presented
}
