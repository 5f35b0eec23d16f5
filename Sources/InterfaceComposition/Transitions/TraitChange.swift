package import InterfaceTraits

/// A trait whose value changes with the environment.
package struct TraitChange: Hashable, Sendable {
  /// UIKit's name for the trait, such as `horizontalSizeClass`.
  package let name: String
  /// The value before the change, or `nil` if unspecified.
  package let from: String?
  /// The value after the change, or `nil` if unspecified.
  package let to: String?

  /// Returns the traits that differ between two collections, in the standard order of traits.
  ///
  /// - Parameters:
  ///   - from: The traits before.
  ///   - to: The traits after.
  /// - Returns: A change for each trait that differs; an unspecified style, contrast, direction or
  ///   text size counts as the default.
  package static func between(_ from: TraitCollection, _ to: TraitCollection) -> [TraitChange] {
    NamedTrait.all.compactMap { trait in
      let before = trait.effectiveValue(in: from)
      let after = trait.effectiveValue(in: to)
      return before == after ? nil : TraitChange(name: trait.name, from: before, to: after)
    }
  }
}
