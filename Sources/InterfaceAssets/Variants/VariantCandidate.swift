/// What decides about a variant of any kind of asset.
package struct VariantCandidate: Sendable {
  /// What there is to choose.
  package enum Content: Hashable, Sendable {
    /// A file or a colour.
    case present
    /// The name of a file that does not exist.
    case missing
    /// Nothing.
    case empty
  }

  /// Where the variant applies.
  package var conditions: SlotConditions
  /// Its scale; nil for assets that have none.
  package var scale: Scale?
  /// What there is to choose.
  package var content: Content

  /// How an image's pixels relate to points.
  package enum Scale: Hashable, Sendable {
    /// So many pixels are a point; a raster without scale has one.
    case pixels(Double)
    /// A vector that is drawn at any scale.
    case any
  }

  /// What becomes of each candidate for some traits; at most one is chosen.
  ///
  /// Those with content are asked first, and those whose file is missing only when none of them is for
  /// the traits. Of equal ones the first is chosen.
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
      if !candidate.conditions.isUnderstood { return .notUnderstood }
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
  /// What decides about the variant.
  package var candidate: VariantCandidate {
    VariantCandidate(
      conditions: conditions, scale: candidateScale,
      content: file != nil ? .present : fileName != nil ? .missing : .empty)
  }

  /// How the variant's pixels relate to points.
  var candidateScale: VariantCandidate.Scale {
    scale == nil && isVector ? .any : .pixels(scale ?? 1)
  }
}

extension ColorSet.Slot {
  /// What decides about the variant.
  package var candidate: VariantCandidate {
    VariantCandidate(conditions: conditions, content: color != nil ? .present : .empty)
  }
}

extension SymbolSet.Slot {
  /// What decides about the variant.
  package var candidate: VariantCandidate {
    VariantCandidate(
      conditions: conditions,
      content: file != nil ? .present : fileName != nil ? .missing : .empty)
  }
}
