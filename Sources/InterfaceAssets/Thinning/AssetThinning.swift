/// Determines which files of a catalog a device can ever show.
///
/// A file is needed if one of the device's environments chooses a variant that names it. Unknown
/// properties of the device never drop a file: variants for a memory size, graphics feature set,
/// subtype or language are retained wherever they could be chosen.
package struct AssetThinning: Sendable {
  /// The reason why a file is dropped.
  package enum Reason: Hashable, Sendable {
    /// No environment of the device satisfies the conditions of the variant, by these criteria.
    case mismatched([VariantCriterion])
    /// Wherever the variant could be shown, another one matches better, by this criterion.
    case outranked(VariantCriterion)
    /// An equal variant precedes it.
    case repeated
    /// The variant has an unknown condition.
    case unknownCondition
  }

  /// A file that variants name.
  package struct File: Sendable {
    /// The asset that contains the file.
    package var asset: Asset
    /// The path as the user gave it.
    package var path: String
    /// The conditions of the variants that name it, in the order of the catalog, without
    /// duplicates.
    package var conditions: [String]
    /// The reason why it is dropped, or `nil` if it is needed.
    package var reason: Reason?
  }

  /// All files that variants name, in the order of the catalog.
  package let files: [File]
  /// The sets that have files, none of which is needed.
  package let unneededSets: [Asset]

  /// Determines which files of a catalog some environments choose.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - environments: All environments of the device.
  package init(of catalog: Catalog, for environments: [AssetTraits]) {
    var files: [File] = []
    var unneededSets: [Asset] = []
    for set in catalog.variantSets {
      let found =
        set.asset.kind.slotList == nil
        ? set.asset.files.map { File(asset: set.asset, path: $0.path, conditions: [], reason: nil) }
        : Self.files(of: set, environments)
      files += found
      if !found.isEmpty, found.allSatisfy({ $0.reason != nil }) { unneededSets.append(set.asset) }
    }
    self.files = files
    self.unneededSets = unneededSets
  }

  private static func files(of set: VariantSet, _ environments: [AssetTraits]) -> [File] {
    let variants = set.variants
    var reasons: [Reason?] = variants.map { _ in nil }
    var isNeeded = variants.map { _ in false }
    let expansions = environments.first?.expanded(for: set).count ?? 1
    let isKnown = expansions <= AssetTraits.mostExpansions
    if !isKnown { isNeeded = variants.map { _ in true } }
    for environment in isKnown ? environments.flatMap({ $0.expanded(for: set) }) : [] {
      for (index, verdict) in set.verdicts(for: environment).enumerated() {
        if verdict == .chosen {
          isNeeded[index] = true
        } else if let reason = Reason(verdict) {
          reasons[index] = reasons[index].map { min($0, reason) } ?? reason
        }
      }
    }
    var files: [File] = []
    var fileIndices: [String: Int] = [:]
    for (index, variant) in variants.enumerated() {
      guard let path = variant.file?.path else { continue }
      let text =
        variant.usage.isEmpty
        ? variant.candidate.text : "\(variant.usage): \(variant.candidate.text)"
      let reason = isNeeded[index] ? nil : reasons[index]
      guard let fileIndex = fileIndices[path] else {
        fileIndices[path] = files.count
        files.append(File(asset: set.asset, path: path, conditions: [text], reason: reason))
        continue
      }
      if !files[fileIndex].conditions.contains(text) { files[fileIndex].conditions.append(text) }
      if reason == nil { files[fileIndex].reason = nil }
    }
    return files
  }
}

extension AssetThinning.Reason: Comparable {
  fileprivate init?(_ verdict: VariantVerdict) {
    switch verdict {
    case .chosen, .empty, .missing: return nil
    case .mismatched(let criteria): self = .mismatched(criteria)
    case .outranked(let criterion): self = .outranked(criterion)
    case .repeated: self = .repeated
    case .unknownCondition: self = .unknownCondition
    }
  }

  /// The distance of a variant from being chosen; the smallest one is reported.
  private var distance: (Int, Int) {
    switch self {
    case .repeated: (0, 0)
    case .outranked(let criterion):
      (1, -(VariantCriterion.allCases.firstIndex(of: criterion) ?? 0))
    case .mismatched(let criteria): (2, criteria.count)
    case .unknownCondition: (3, 0)
    }
  }

  /// Whether one came closer to being chosen than the other.
  package static func < (lhs: Self, rhs: Self) -> Bool { lhs.distance < rhs.distance }
}

extension AssetTraits {
  /// Returns the possible environments as far as a set distinguishes them: each unknown property of
  /// the device has a value from one of the variants, or none.
  ///
  /// A variant that is chosen anywhere is chosen in an environment that satisfies only its own
  /// conditions.
  fileprivate func expanded(for set: VariantSet) -> [AssetTraits] {
    var all = [self]
    var visited: Set<AssetTraits> = [self]
    for variant in set.variants {
      let conditions = variant.candidate.conditions
      var other = self
      other.memory = other.memory ?? conditions.memory
      other.graphics = other.graphics ?? conditions.graphics
      other.locale = other.locale ?? conditions.locale
      if all.count <= Self.mostExpansions, visited.insert(other).inserted { all.append(other) }
    }
    return all
  }

  /// The maximum number of distinct conditions on memory, graphics and language; variants with more
  /// are not dropped.
  static let mostExpansions = 100
}
