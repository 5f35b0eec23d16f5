/// A point where the slope of a variable's cost changes: there a constraint is satisfied with
/// equality.
struct Breakpoint: BitwiseCopyable {
  /// The value of the variable.
  var position: Double
  /// The constraint's left side, per unit of the variable's distance from `position`.
  var rowScale: Double
  /// The slope of the constraint's error next to the breakpoint.
  var weight: Double
  /// The constraint.
  var constraint: Int32
  /// The rank of its level while the program is built, and then its index among the levels in use.
  var level: Int32
  /// The next breakpoint of the same root while they are collected.
  var next: OptionalIndex
  /// The side of `position` on which the constraint is satisfied.
  var relation: Relation

  /// Returns whether a breakpoint of a variable precedes another one.
  @inline(__always)
  func precedes(_ other: Breakpoint) -> Bool {
    if position != other.position { return position < other.position }
    return (level, constraint) < (other.level, other.constraint)
  }
}
