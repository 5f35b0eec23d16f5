/// The properties that determine the choice of a variant of any kind of asset.
package struct VariantCandidate: Sendable {
  /// The content of a variant.
  package enum Content: Hashable, Sendable {
    /// A file or a color.
    case present
    /// The name of a file that does not exist.
    case missing
    /// No content.
    case empty
  }

  /// The conditions of the variant.
  package var conditions: SlotConditions
  /// The scale, or `nil` for assets without scales.
  package var scale: Scale?
  /// The content of the variant.
  package var content: Content

  /// The relation of an image's pixels to points.
  package enum Scale: Hashable, Sendable {
    /// The number of pixels per point, 1 for a raster without a scale.
    case pixels(Double)
    /// A vector that is drawn at any scale.
    case any
  }

  /// Returns the verdict on each candidate for some traits; at most one is chosen.
  ///
  /// Candidates with content take precedence; those with a missing file are considered only if none
  /// of the former matches the traits. Of equal candidates, the first is chosen.
  package static func verdicts(
    on candidates: [VariantCandidate], for traits: AssetTraits
  ) -> [VariantVerdict] {
    let ranks = candidates.map { $0.content == .empty ? nil : VariantRank($0, for: traits) }
    let best =
      best(ranks, among: candidates.indices.filter { candidates[$0].content == .present })
      ?? best(ranks, among: Array(candidates.indices))
    return candidates.indices.map { index in
      let candidate = candidates[index]
      if index == best { return .chosen }
      if candidate.content == .empty { return .empty }
      if !candidate.conditions.areConditionsKnown { return .unknownCondition }
      guard let rank = ranks[index] else {
        return .mismatched(
          VariantRank.mismatches(of: candidate.conditions, with: traits).criteria)
      }
      guard let best, let leader = ranks[best] else { return .missing }
      if candidate.content == .missing, candidates[best].content == .present { return .missing }
      return rank.firstDifference(from: leader).map { .outranked($0) } ?? .repeated
    }
  }

  private static func best(_ ranks: [VariantRank?], among indices: [Int]) -> Int? {
    var best: (index: Int, rank: VariantRank)?
    for index in indices {
      guard let rank = ranks[index] else { continue }
      if let leader = best, !(leader.rank < rank) { continue }
      best = (index, rank)
    }
    return best?.index
  }
}

extension ImageSlot {
  /// The properties that determine the choice.
  package var candidate: VariantCandidate {
    VariantCandidate(
      conditions: conditions, scale: candidateScale,
      content: file != nil ? .present : fileName != nil ? .missing : .empty)
  }

  /// The relation of the variant's pixels to points.
  var candidateScale: VariantCandidate.Scale {
    scale == nil && isVector ? .any : .pixels(scale ?? 1)
  }
}

extension ColorSet.Slot {
  /// The properties that determine the choice.
  package var candidate: VariantCandidate {
    VariantCandidate(conditions: conditions, content: color != nil ? .present : .empty)
  }
}

extension SymbolSet.Slot {
  /// The properties that determine the choice.
  package var candidate: VariantCandidate {
    VariantCandidate(
      conditions: conditions,
      content: file != nil ? .present : fileName != nil ? .missing : .empty)
  }
}
