/// The choices of each set of a catalog in some environments.
package struct AssetSurvey: Sendable {
  /// Environments with the same choices for the same reasons.
  package struct Group: Sendable {
    /// The indices of the environments.
    package var environments: [Int]
    /// The verdicts on the variants of the set in these environments.
    package var verdicts: [VariantVerdict]
  }

  /// A set with its choices.
  package struct Entry: Sendable {
    package var set: VariantSet
    /// The groups, ordered by their first environments; the environments in each group are in
    /// order.
    package var groups: [Group]
  }

  /// The sets with variants: images, colors and symbols first.
  package let entries: [Entry]

  /// Determines the choices of each set of a catalog.
  package init(of catalog: Catalog, in environments: [AssetTraits]) {
    entries = catalog.variantSets.filter { !$0.variants.isEmpty }.map { set in
      var groups: [Group] = []
      var groupIndices: [[VariantVerdict]: Int] = [:]
      for (index, environment) in environments.enumerated() {
        let verdicts = set.verdicts(for: environment)
        if let groupIndex = groupIndices[verdicts] {
          groups[groupIndex].environments.append(index)
        } else {
          groupIndices[verdicts] = groups.count
          groups.append(Group(environments: [index], verdicts: verdicts))
        }
      }
      return Entry(set: set, groups: groups)
    }
  }
}
