/// A variable's node in `Sensitivities`: the change of `variable = scale · parent + offset`.
struct SensitivityNode: BitwiseCopyable {
  /// The change of the distance to the parent, or of the value if there is no parent.
  var offset: SIMD2<Double>
  /// The factor to the parent.
  var scale: Double
  /// The parent: itself for a root, none if the change is known.
  var parent: OptionalIndex
}
