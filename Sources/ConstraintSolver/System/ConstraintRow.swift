/// One constraint as the system stores it.
struct ConstraintRow: BitwiseCopyable, Sendable {
  /// The constant at the system's base parameters.
  var constant: Double
  /// Where its terms begin.
  var firstTerm: Int32
  /// How many terms it has.
  var termCount: Int32
  /// The next constraint of the same level, or -1.
  var next: Int32
  /// The strength of its level.
  var strength: Int32
  /// Where its affine constant is, or -1 when the parameters do not matter.
  var affine: Int32
  /// How it compares with zero.
  var relation: Relation
}
