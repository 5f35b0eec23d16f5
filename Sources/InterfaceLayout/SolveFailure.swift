package import InterfaceResolution

/// The reason why the layout of a root does not follow its constraints.
package enum SolveFailure: Hashable, Sendable {
  /// So many constraints depend on each other that the solver gave up; the stored frames are used.
  case effort
  /// The numbers are outside the range of the arithmetic; the stored frames are used.
  case numbers
  /// The frames, or their ambiguities, are the best that were found before the solver gave up.
  case unproved
}

/// A layout root with the obstacle to its layout.
package struct UnsolvedRoot: Hashable, Sendable {
  /// The index of the root's view.
  package var view: ViewIndex
  package var failure: SolveFailure
}
