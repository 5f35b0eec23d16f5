package import InterfaceModel
package import InterfaceSource
package import InterfaceTraits

extension VariationKey {
  /// Whether every part of the key is contained in the traits.
  ///
  /// An unspecified trait contains no part: a cell whose width is any takes no width key.
  package func matches(_ traits: TraitCollection) -> Bool {
    components.allSatisfy { component in
      switch component.trait {
      case "widthClass":
        traits.horizontalSizeClass != .any
          && traits.horizontalSizeClass.traitName == component.value
      case "heightClass":
        traits.verticalSizeClass != .any && traits.verticalSizeClass.traitName == component.value
      case "userInterfaceIdiom": traits.idiom?.rawValue == component.value
      case "userInterfaceStyle": traits.style?.rawValue == component.value
      case "layoutDirection": traits.layoutDirection?.rawValue == component.value
      default: false
      }
    }
  }
}

extension [Variation] {
  /// The variations that hold for the traits, in the order in which they are applied: fewer parts first,
  /// then by the canonical spelling, so that the last write wins.
  ///
  /// Source: the format's §4.4, measured on documents that override the same thing twice.
  package func applicable(to traits: TraitCollection) -> [Variation] {
    guard !isEmpty else { return [] }
    return filter { $0.key.matches(traits) }.sorted { $0.key.isApplied(before: $1.key) }
  }

  /// Which of the items that a mask may switch are installed.
  ///
  /// An item that no mask names is installed; of the masks that name it, the last one decides.
  package func installed(
    _ kind: VariationMask.Kind, for traits: TraitCollection
  ) -> [ObjectID: Bool] {
    var states: [ObjectID: Bool] = [:]
    for variation in applicable(to: traits) {
      for mask in variation.masks where mask.kind == kind {
        for entry in mask.entries { states[entry.reference] = entry.isInstalled }
      }
    }
    return states
  }
}
