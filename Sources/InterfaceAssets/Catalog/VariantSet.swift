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
    /// Whether it is an icon of one size for all places of a platform.
    package var isForAllSizes: Bool
    /// The slot's object in `Contents.json`.
    package var range: SourceRange

    /// Creates a variant.
    package init(
      candidate: VariantCandidate, usage: String = "", isForAllSizes: Bool = false,
      label: String?, file: AssetFile?, range: SourceRange
    ) {
      self.candidate = candidate
      self.usage = usage
      self.isForAllSizes = isForAllSizes
      self.label = label
      self.file = file
      self.range = range
    }
  }

  /// The name and place of the set.
  package var asset: Asset
  /// The variants in the order of the file, empty ones too.
  package var variants: [Variant]

  /// The dark and tinted icons of one size for all places that systems never show, as the set has icons for single places
  /// instead of a plain one of that size: those are shown in all appearances.
  ///
  /// Source: one app on a simulator (`repro-3/documents/dark-icon-beside-sizes`). Weak.
  package var iconsBehindSizes: [Int] {
    let named = variants.indices.filter { variants[$0].label != nil }
    guard asset.kind == .appIconSet,
      named.contains(where: { Self.isOfPhoneOrTablet(variants[$0]) })
    else { return [] }
    func isPlain(_ index: Int) -> Bool {
      variants[index].candidate.conditions.appearances.isEmpty
    }
    let large = named.filter { variants[$0].isForAllSizes }
    return large.contains(where: isPlain) ? [] : large
  }

  private static func isOfPhoneOrTablet(_ variant: Variant) -> Bool {
    let idiom = variant.candidate.conditions.idiom
    return idiom == .iphone || idiom == .ipad
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
    // The device's own icons come before those for every idiom.
    let hasOwn = variants.indices.contains {
      verdicts[$0] == .chosen && Self.isOfPhoneOrTablet(variants[$0])
    }
    for index in hasOwn ? iconsBehindSizes : [] where verdicts[index] == .chosen {
      verdicts[index] = .outranked(.idiom)
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
