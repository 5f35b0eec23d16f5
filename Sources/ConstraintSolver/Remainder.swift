/// The constant of a constraint after substitution.
struct Remainder {
  /// Its value.
  var constant: Double
  /// How far from zero still counts as zero.
  var tolerance: Double
}
