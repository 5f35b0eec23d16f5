/// The optimal basis of a component: as many active constraints as roots, which they determine
/// together.
struct ComponentBasis: BitwiseCopyable {
  /// Where its roots begin in `SolvedComponents.roots`.
  var firstRoot: Int32
  /// Where its constraints begin in `SolvedComponents.pivots`.
  var firstPivot: Int32
  /// How many roots and constraints there are.
  var count: Int32
}
