package import InterfaceModel
package import InterfaceTraits

extension VariationKey {
  /// Returns whether every part of the key is contained in the traits.
  ///
  /// An unspecified trait matches no part: a cell whose width is any matches no width key.
  package func matches(_ traits: TraitCollection) -> Bool {
    components.allSatisfy { component in
      switch component.trait {
      case "widthClass":
        traits.horizontalSizeClass != .any
          && traits.horizontalSizeClass.traitName == component.value
      case "heightClass":
        traits.verticalSizeClass != .any && traits.verticalSizeClass.traitName == component.value
      case "userInterfaceIdiom": traits.userInterfaceIdiom?.rawValue == component.value
      case "userInterfaceStyle": traits.userInterfaceStyle?.rawValue == component.value
      case "displayGamut": traits.displayGamut?.rawValue == component.value
      case "layoutDirection": traits.layoutDirection?.rawValue == component.value
      default: false
      }
    }
  }
}
