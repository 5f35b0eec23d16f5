/// A point where the cost of a variable changes its slope: there a constraint holds with equality.
struct Breakpoint: BitwiseCopyable {
  /// The value of the variable.
  var position: Double
  /// The constraint's left side, per unit of the variable's distance from `position`.
  var rowScale: Double
  /// The slope of the constraint's error beside the breakpoint.
  var weight: Double
  /// The constraint.
  var constraint: Int32
  /// The rank of its level while the program is built, its place among the levels in use after.
  var level: Int32
  /// The next breakpoint of the same root while they are gathered, or -1.
  var next: Int32
  /// On which side of `position` the constraint holds.
  var relation: Relation

  /// The order of the breakpoints of a variable.
  @inline(__always)
  func precedes(_ other: Breakpoint) -> Bool {
    if position != other.position { return position < other.position }
    return (level, constraint) < (other.level, other.constraint)
  }
}
