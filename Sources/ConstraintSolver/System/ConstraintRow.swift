/// One constraint as the system stores it.
struct ConstraintRow: BitwiseCopyable, Sendable {
  /// The constant at the system's base parameters.
  var constant: Double
  /// The index of its first term.
  var firstTerm: Int32
  /// The number of terms.
  var termCount: Int32
  /// The next constraint of the same level.
  var next: OptionalIndex
  /// The strength of its level.
  var strength: Int32
  /// The index of its affine constant, if it depends on the parameters.
  var affine: OptionalIndex
  /// The relation of the left side to zero.
  var relation: Relation
}
