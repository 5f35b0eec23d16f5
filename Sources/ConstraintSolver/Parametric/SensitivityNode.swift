/// A variable's node in `Sensitivities`: how `variable = scale · parent + offset` changes.
struct SensitivityNode: BitwiseCopyable {
  /// The change of the distance to the parent, or of the value when `parent` is
  /// `UnionFindNode.fixed`.
  var offset: SIMD2<Double>
  /// The factor to the parent.
  var scale: Double
  /// The parent, itself for a root, `UnionFindNode.fixed` when the change is known.
  var parent: Int32
}
