/// The optimal basis of a component: as many active constraints as roots, which they determine
/// together.
struct ComponentBasis: BitwiseCopyable {
  /// The index of its first root in `SolvedComponents.roots`.
  var firstRoot: Int32
  /// The index of its first constraint in `SolvedComponents.pivots`.
  var firstPivot: Int32
  /// The number of roots, which is also that of constraints.
  var count: Int32
}
