/// A component that the simplex solved: as many roots as constraints that determine them.
struct Block: BitwiseCopyable {
  /// Where its roots begin in `componentRoots`.
  var firstRoot: Int32
  /// Where its constraints begin in `simplexEvents`.
  var firstEvent: Int32
  /// How many roots and constraints there are.
  var count: Int32
}
