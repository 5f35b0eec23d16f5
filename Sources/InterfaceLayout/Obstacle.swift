package import InterfaceResolution

/// Why a layout root is not laid out as its constraints say.
package enum Obstacle: Hashable, Sendable {
  /// So many constraints depend on each other that the solver gave up; the stored frames stand.
  case effort
  /// The numbers leave the range that can be computed with; the stored frames stand.
  case numbers
  /// The frames, or what is said of their ambiguity, are the best that was found before the solver
  /// gave up.
  case unproved
}

/// A layout root with what stood in its way.
package struct ObstructedRoot: Hashable, Sendable {
  /// The index of the root's view.
  package var view: ViewIndex
  package var obstacle: Obstacle
}
