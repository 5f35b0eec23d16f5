import InterfaceModel

/// The valid parts of a variation.
struct CheckedVariation {
  /// The condition of the variation.
  var key: VariationKey
  /// Attributes that may vary.
  var attributes: Attributes
  /// Properties without objects that have ids.
  var properties: Properties
  /// The entries of masks that name members of their owner.
  var entries: [(kind: VariationMask.Kind, entry: VariationMask.Entry)] = []
}
