/// A constraint over several roots, after substitution.
struct CoupledRow: BitwiseCopyable {
  /// The constant after substitution.
  var constant: Double
  /// Where its terms begin in `CoupledRows.terms`.
  var firstTerm: Int32
  /// How many terms it has.
  var termCount: Int32
  /// The constraint.
  var constraint: Int32
  /// The rank of its level: 0 is required.
  var rank: Int32
  /// The next row of the same component, or -1.
  var next: Int32
  /// The next row with the same left side but for a factor, or -1.
  var duplicate: Int32 = -1
  /// The factor by which the left side of the first of its duplicates is multiplied; 0 if this is it.
  var ratio = 0.0
  /// How it compares with zero.
  var relation: Relation
  /// Whether the relaxation does not satisfy it.
  var isViolated: Bool

  /// Where the row holds with equality, in terms of the left side that it is `ratio` times of.
  func breakpoint(ratio: Double) -> Breakpoint {
    Breakpoint(
      position: -constant / ratio, rowScale: ratio, weight: abs(ratio), constraint: constraint,
      level: rank, next: -1, relation: ratio < 0 ? relation.mirrored : relation)
  }
}
