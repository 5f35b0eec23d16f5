package import InterfaceSource

/// The variants of an asset of any kind, of which each environment takes the best.
package struct VariantSet: Sendable {
  /// One variant.
  package struct Variant: Sendable {
    /// What decides about it.
    package var candidate: VariantCandidate
    /// What it is for among others that do not compete with it, such as the size of an icon; empty where all
    /// variants compete.
    package var usage: String
    /// The name of the file beside `Contents.json`, or the colour in words; nil for an empty slot.
    package var label: String?
    /// The file; nil where there is none.
    package var file: AssetFile?
    /// The slot's object in `Contents.json`.
    package var range: SourceRange

    /// Creates a variant.
    package init(
      candidate: VariantCandidate, usage: String = "", label: String?, file: AssetFile?,
      range: SourceRange
    ) {
      self.candidate = candidate
      self.usage = usage
      self.label = label
      self.file = file
      self.range = range
    }
  }

  /// The name and place of the set.
  package var asset: Asset
  /// The variants in the order of the file, empty ones too.
  package var variants: [Variant]

  /// Creates a set.
  package init(asset: Asset, variants: [Variant]) {
    self.asset = asset
    self.variants = variants
  }

  /// What becomes of each variant for some traits; of each usage at most one is chosen.
  package func verdicts(for traits: AssetTraits) -> [VariantVerdict] {
    let usages = Dictionary(grouping: variants.indices) { variants[$0].usage }
    guard usages.count > 1 else {
      return VariantCandidate.verdicts(on: variants.map(\.candidate), for: traits)
    }
    var verdicts = [VariantVerdict](repeating: .empty, count: variants.count)
    for indices in usages.values {
      let part = VariantCandidate.verdicts(on: indices.map { variants[$0].candidate }, for: traits)
      for (index, verdict) in zip(indices, part) { verdicts[index] = verdict }
    }
    return verdicts
  }
}

extension ImageSet {
  /// The set as one of any kind.
  package var variants: VariantSet {
    VariantSet(
      asset: asset,
      variants: slots.map {
        .init(candidate: $0.candidate, label: $0.fileName, file: $0.file, range: $0.range)
      })
  }
}

extension ColorSet {
  /// The set as one of any kind.
  package var variants: VariantSet {
    VariantSet(
      asset: asset,
      variants: slots.map {
        .init(candidate: $0.candidate, label: $0.color?.text, file: nil, range: $0.range)
      })
  }
}

extension SymbolSet {
  /// The set as one of any kind.
  package var variants: VariantSet {
    VariantSet(
      asset: asset,
      variants: slots.map {
        .init(candidate: $0.candidate, label: $0.fileName, file: $0.file, range: $0.range)
      })
  }
}
