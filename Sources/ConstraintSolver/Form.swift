/// What a constraint comes to in terms of roots, which are in the first `count` places of `parts`.
struct Form {
  /// The constant after substitution.
  var constant: Double
  /// The size of the numbers that `constant` was made of, to judge rounding by.
  var gross: Double
  /// How many roots there are.
  var count: Int

  /// How far from zero the constant may be and still count as zero.
  @inline(__always)
  var tolerance: Double { 1e-9 * gross }
}
