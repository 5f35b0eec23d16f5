/// Which files of a catalog a device can ever show.
///
/// A file is kept when one of the device's environments chooses a variant that names it. What is not known of
/// the device drops nothing: variants for some memory, graphics, subtype or language count as wanted
/// wherever they might be.
package struct AssetThinning: Sendable {
  /// Why a file is dropped.
  package enum Reason: Hashable, Sendable {
    /// No environment of the device is what the variant is for: by these criteria.
    case mismatched([VariantCriterion])
    /// Wherever the variant could be shown another one fits better: by this criterion.
    case outranked(VariantCriterion)
    /// An equal variant stands before it.
    case repeated
    /// The variant states something that is not known.
    case notUnderstood
  }

  /// A file that variants name.
  package struct File: Sendable {
    /// The asset that it belongs to.
    package var asset: Asset
    /// Its path as the user gave it.
    package var path: String
    /// What the variants that name it state, in the order of the catalog, each once.
    package var conditions: [String]
    /// Why it is dropped; nil when it is kept.
    package var reason: Reason?
  }

  /// All files that variants name, in the order of the catalog: kept ones and dropped ones.
  package let files: [File]
  /// The sets with files none of which is kept.
  package let unserved: [Asset]

  /// Looks which files of a catalog some environments choose.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - environments: What the device can ever be.
  package init(of catalog: Catalog, for environments: [AssetTraits]) {
    var files: [File] = []
    var unserved: [Asset] = []
    for set in catalog.variantSets {
      let found =
        set.asset.kind.slotList == nil
        ? set.asset.files.map { File(asset: set.asset, path: $0.path, conditions: [], reason: nil) }
        : Self.files(of: set, environments)
      files += found
      if !found.isEmpty, found.allSatisfy({ $0.reason != nil }) { unserved.append(set.asset) }
    }
    self.files = files
    self.unserved = unserved
  }

  private static func files(of set: VariantSet, _ environments: [AssetTraits]) -> [File] {
    let variants = set.variants
    var reasons: [Reason?] = variants.map { _ in nil }
    var isKept = variants.map { _ in false }
    let statements = environments.first?.expanded(for: set).count ?? 1
    let isKnown = statements <= AssetTraits.mostStatements
    if !isKnown { isKept = variants.map { _ in true } }
    for environment in isKnown ? environments.flatMap({ $0.expanded(for: set) }) : [] {
      for (index, verdict) in set.verdicts(for: environment).enumerated() {
        if verdict == .chosen {
          isKept[index] = true
        } else if let reason = Reason(verdict) {
          reasons[index] = reasons[index].map { min($0, reason) } ?? reason
        }
      }
    }
    var files: [File] = []
    var places: [String: Int] = [:]
    for (index, variant) in variants.enumerated() {
      guard let path = variant.file?.path else { continue }
      let text =
        variant.usage.isEmpty
        ? variant.candidate.text : "\(variant.usage): \(variant.candidate.text)"
      let reason = isKept[index] ? nil : reasons[index]
      guard let place = places[path] else {
        places[path] = files.count
        files.append(File(asset: set.asset, path: path, conditions: [text], reason: reason))
        continue
      }
      if !files[place].conditions.contains(text) { files[place].conditions.append(text) }
      if reason == nil { files[place].reason = nil }
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
    case .notUnderstood: self = .notUnderstood
    }
  }

  /// How far a variant was from being chosen, the nearest first: what came nearest is told.
  private var distance: (Int, Int) {
    switch self {
    case .repeated: (0, 0)
    case .outranked(let criterion):
      (1, -(VariantCriterion.allCases.firstIndex(of: criterion) ?? 0))
    case .mismatched(let criteria): (2, criteria.count)
    case .notUnderstood: (3, 0)
    }
  }

  /// Whether one came nearer to being chosen than the other.
  package static func < (lhs: Self, rhs: Self) -> Bool { lhs.distance < rhs.distance }
}

extension AssetTraits {
  /// The environments that this one may be as far as a set tells them apart: what the device is not known to
  /// have, as any of the variants states it, and as none does.
  ///
  /// A variant that is chosen anywhere is chosen where no more holds than it states itself.
  fileprivate func expanded(for set: VariantSet) -> [AssetTraits] {
    var all = [self]
    var seen: Set<AssetTraits> = [self]
    for variant in set.variants {
      let conditions = variant.candidate.conditions
      var other = self
      other.memory = other.memory ?? conditions.memory
      other.graphics = other.graphics ?? conditions.graphics
      other.locale = other.locale ?? conditions.locale
      if all.count <= Self.mostStatements, seen.insert(other).inserted { all.append(other) }
    }
    return all
  }

  /// Variants with more different statements of memory, graphics and language than this are kept.
  static let mostStatements = 100
}
