/// A constraint over several roots, after substitution.
struct CoupledRow: BitwiseCopyable {
  /// The constant after substitution.
  var constant: Double
  /// How far from holding still counts as holding.
  var tolerance: Double
  /// Where its parts begin in `coupledParts`.
  var firstPart: Int32
  /// How many parts it has.
  var partCount: Int32
  /// The constraint.
  var constraint: Int32
  /// The rank of its level: 0 is required.
  var rank: Int32
  /// How it compares with zero.
  var relation: Relation
  /// The component it belongs to.
  var component: Int32 = -1
}
