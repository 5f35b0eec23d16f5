extension ImageSet {
  /// Returns the best matching variant, or `nil` if none is compatible with the traits.
  ///
  /// Empty slots are ignored, and slots with a missing file are used only if all files are missing.
  /// Of equal variants, the first one in the file is chosen.
  package func bestMatch(for traits: AssetTraits) -> ImageMatch? {
    let slot =
      best(slots.filter { $0.file != nil }, traits)
      ?? best(slots.filter { $0.fileName != nil }, traits)
    return slot.map {
      ImageMatch(
        slot: $0, renderingIntent: renderingIntent,
        preservesVectorRepresentation: preservesVectorRepresentation,
        isMirrored: $0.conditions.layoutDirection.map { $0 != traits.layoutDirection } ?? false)
    }
  }

  private func best(_ slots: [ImageSlot], _ traits: AssetTraits) -> ImageSlot? {
    bestVariant(of: slots) { VariantRank($0.conditions, $0.candidateScale, for: traits) }
  }
}

extension ColorSet {
  /// Returns the color of the best matching variant, or `nil` if none is compatible with the
  /// traits.
  package func color(for traits: AssetTraits) -> AssetColor? {
    bestVariant(of: slots.filter { $0.color != nil }) {
      VariantRank($0.conditions, for: traits)
    }?.color
  }
}

extension SymbolSet {
  /// Returns the best matching variant, or `nil` if none is compatible with the traits.
  package func bestMatch(for traits: AssetTraits) -> Slot? {
    bestVariant(of: slots.filter { $0.file != nil }, for: traits)
      ?? bestVariant(of: slots.filter { $0.fileName != nil }, for: traits)
  }

  private func bestVariant(of slots: [Slot], for traits: AssetTraits) -> Slot? {
    InterfaceAssets.bestVariant(of: slots) { VariantRank($0.conditions, for: traits) }
  }
}

/// Returns the first of the slots with the highest rank.
private func bestVariant<Slot>(of slots: [Slot], rank: (Slot) -> VariantRank?) -> Slot? {
  var best: (slot: Slot, rank: VariantRank)?
  for slot in slots {
    guard let rank = rank(slot) else { continue }
    if let leader = best, !(leader.rank < rank) { continue }
    best = (slot, rank)
  }
  return best?.slot
}
