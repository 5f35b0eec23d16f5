/// A constraint over several roots, after substitution.
struct CoupledRow: BitwiseCopyable {
  /// The constant after substitution.
  var constant: Double
  /// Where its parts begin in `coupledParts`.
  var firstPart: Int32
  /// How many parts it has.
  var partCount: Int32
  /// The constraint.
  var constraint: Int32
  /// The rank of its level: 0 is required.
  var rank: Int32
  /// The next row of the same component, or -1.
  var next: Int32
  /// How it compares with zero.
  var relation: Relation
  /// Whether it could not be met by deciding root by root.
  var isContested: Bool
}
