/// One root of a constraint after substitution.
struct Part: BitwiseCopyable {
  /// The factor of the root.
  var coefficient: Double
  /// The sum of the absolute values that `coefficient` was made of, to judge cancellation by.
  var gross: Double
  /// The root.
  var root: Int32
}
