import InterfaceModel

/// The valid parts of a variation.
struct CheckedVariation {
  /// The condition of the variation.
  var key: VariationKey
  /// The attributes that may vary.
  var attributes: Attributes
  /// The properties without objects that have ids.
  var properties: Properties
  /// The mask entries that refer to members of their owner.
  var entries: [(kind: VariationMask.Kind, entry: VariationMask.Entry)] = []
}
