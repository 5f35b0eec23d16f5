/// A variable's node in `Sensitivities`: the change of `variable = scale · parent + offset`.
struct SensitivityNode: BitwiseCopyable {
  /// The change of the distance to the parent, or of the value if `parent` is
  /// `UnionFindNode.fixed`.
  var offset: SIMD2<Double>
  /// The factor to the parent.
  var scale: Double
  /// The parent: itself for a root, `UnionFindNode.fixed` if the change is known.
  var parent: Int32
}
