/// A variable's place in a union-find whose offsets are functions of the parameters.
struct AffineNode: BitwiseCopyable {
  /// The distance to the parent, or the value when `parent` is `Node.fixed`.
  var offset: SIMD8<Double>
  /// The factor to the parent.
  var scale: Double
  /// The parent, itself for a root, `Node.fixed` when the value is known.
  var parent: Int32
}
