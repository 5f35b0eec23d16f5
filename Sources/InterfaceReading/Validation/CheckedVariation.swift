import InterfaceModel

/// What a variation says that may be said in it.
struct CheckedVariation {
  /// When the variation holds.
  var key: VariationKey
  /// Attributes that may vary.
  var attributes: Attributes
  /// Properties without objects that have ids.
  var properties: Properties
  /// The entries of masks that name members of their owner.
  var entries: [(kind: VariationMask.Kind, entry: VariationMask.Entry)] = []
}
