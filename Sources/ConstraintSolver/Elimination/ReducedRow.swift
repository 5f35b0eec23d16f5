/// A constraint after substitution; its roots are the first `count` of `Substitutions.terms`.
struct ReducedRow {
  /// The constant after substitution.
  var constant: Double
  /// The size of the numbers that `constant` is the sum of, to judge rounding by.
  var magnitude: Double
  /// How many roots there are.
  var count: Int

  /// How far from zero the constant may be and still count as zero.
  @inline(__always)
  var tolerance: Double { 1e-9 * magnitude }
}
