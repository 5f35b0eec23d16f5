/// A variable's place in a union-find of how values change with two parameters.
struct SlopeNode: BitwiseCopyable {
  /// The change of the distance to the parent, or of the value when `parent` is `Node.fixed`.
  var offset: SIMD2<Double>
  /// The factor to the parent.
  var scale: Double
  /// The parent, itself for a root, `Node.fixed` when the change is known.
  var parent: Int32
}
