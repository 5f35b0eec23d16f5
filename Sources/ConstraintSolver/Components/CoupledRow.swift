/// A constraint over several roots, after substitution.
struct CoupledRow: BitwiseCopyable {
  /// The constant after substitution.
  var constant: Double
  /// The index of its first term in `CoupledRows.terms`.
  var firstTerm: Int32
  /// The number of terms.
  var termCount: Int32
  /// The constraint.
  var constraint: Int32
  /// The rank of its level: 0 is required.
  var rank: Int32
  /// The next row of the same component.
  var next: OptionalIndex
  /// The next row whose left side is a multiple of this one.
  var duplicate = OptionalIndex.none
  /// The factor by which the left side of the first of its duplicates is multiplied; 0 for the
  /// first itself.
  var ratio = 0.0
  /// The relation of the left side to zero.
  var relation: Relation
  /// Whether the relaxation violates it.
  var isViolated: Bool

  /// Returns the breakpoint at which the row is satisfied with equality, in terms of a left side of
  /// which the row's is `ratio` times the value.
  func breakpoint(ratio: Double) -> Breakpoint {
    Breakpoint(
      position: -constant / ratio, rowScale: ratio, weight: abs(ratio), constraint: constraint,
      level: rank, next: .none, relation: ratio < 0 ? relation.mirrored : relation)
  }
}
