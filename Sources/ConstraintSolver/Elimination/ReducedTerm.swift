/// A root of a constraint after substitution, with its coefficient.
struct ReducedTerm: BitwiseCopyable {
  /// What the root is multiplied by.
  var coefficient: Double
  /// The root.
  var root: Int32
}
