/// A place where the cost of a quantity changes its slope: the constraint there holds with equality.
struct Kink: BitwiseCopyable {
  /// The value of the quantity.
  var position: Double
  /// The constraint's left side, per unit of distance of the quantity from `position`.
  var divisor: Double
  /// The slope of the constraint's error beside it.
  var weight: Double
  /// The constraint.
  var constraint: Int32
  /// The rank of its level while the problem is built, its place among the levels in use after.
  var level: Int32
  /// The next kink of the same root while they are gathered, or -1.
  var next: Int32
  /// On which side of `position` the constraint holds.
  var relation: Relation

  /// The order of the kinks of a quantity.
  @inline(__always)
  func precedes(_ other: Kink) -> Bool {
    if position != other.position { return position < other.position }
    return (level, constraint) < (other.level, other.constraint)
  }
}
