/// What each set of a catalog shows in each of some environments.
package struct AssetSurvey: Sendable {
  /// Environments that choose alike for the same reasons.
  package struct Group: Sendable {
    /// The indices of the environments.
    package var environments: [Int]
    /// What becomes of each variant of the set in them.
    package var verdicts: [VariantVerdict]
  }

  /// A set with what is chosen of it.
  package struct Entry: Sendable {
    /// The set.
    package var set: VariantSet
    /// What is shown where; the environments of a group stand in their order, groups in that of their first.
    package var groups: [Group]
  }

  /// The sets that have variants, images, colours and symbols first.
  package let entries: [Entry]

  /// Looks what each set of a catalog shows.
  package init(of catalog: Catalog, in environments: [AssetTraits]) {
    entries = catalog.variantSets.filter { !$0.variants.isEmpty }.map { set in
      var groups: [Group] = []
      var places: [[VariantVerdict]: Int] = [:]
      for (index, environment) in environments.enumerated() {
        let verdicts = set.verdicts(for: environment)
        if let place = places[verdicts] {
          groups[place].environments.append(index)
        } else {
          places[verdicts] = groups.count
          groups.append(Group(environments: [index], verdicts: verdicts))
        }
      }
      return Entry(set: set, groups: groups)
    }
  }
}
