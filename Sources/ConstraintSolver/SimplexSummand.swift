/// A part of a root's value in a component that the simplex solved: the constant of a constraint, in
/// terms of roots, times a factor.
struct SimplexSummand: BitwiseCopyable {
  /// What the constraint's constant is multiplied by.
  var factor: Double
  /// The root.
  var root: Int32
  /// The constraint.
  var constraint: Int32
}
