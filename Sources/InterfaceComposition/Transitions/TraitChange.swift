package import InterfaceTraits

/// A trait that a change of the environment gives another value.
package struct TraitChange: Hashable, Sendable {
  /// UIKit's name of the trait, such as `horizontalSizeClass`.
  package let name: String
  /// The value before; nil for an unspecified one.
  package let from: String?
  /// The value after; nil for an unspecified one.
  package let to: String?

  /// The traits that differ between two collections, in the order in which traits are named everywhere.
  ///
  /// - Parameters:
  ///   - from: The traits before.
  ///   - to: The traits after.
  /// - Returns: A change for each trait that counts as another one; a style, contrast, direction or text size that is
  ///   unspecified counts as the standard one.
  package static func between(_ from: TraitCollection, _ to: TraitCollection) -> [TraitChange] {
    NamedTrait.all.compactMap { trait in
      let before = trait.effectiveValue(in: from)
      let after = trait.effectiveValue(in: to)
      return before == after ? nil : TraitChange(name: trait.name, from: before, to: after)
    }
  }
}
