/// A part of a root's value in a component that the simplex solved.
///
/// The root is the sum of `factor · constant` over its summands, where `constant` is that of the
/// constraint in terms of roots; for a summand without a constraint, `factor` itself.
struct SimplexSummand: BitwiseCopyable {
  /// What the constraint's constant is multiplied by.
  var factor: Double
  /// The root.
  var root: Int32
  /// The constraint, or -1.
  var constraint: Int32
}
