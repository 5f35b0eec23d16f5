/// A root of a constraint after substitution, with its coefficient.
struct ReducedTerm: BitwiseCopyable {
  /// The coefficient of the root.
  var coefficient: Double
  /// The root.
  var root: Int32
}
