package import InterfaceSource

/// The variants of an asset of any kind, of which each environment uses the best match.
package struct VariantSet: Sendable {
  package struct Variant: Sendable {
    /// The properties that determine the choice.
    package var candidate: VariantCandidate
    /// The purpose that separates variants that do not compete, such as the size of an icon, empty
    /// if all variants compete.
    package var usage: String
    /// The name of the file in the folder of `Contents.json`, or a description of the color, or
    /// `nil` for an empty slot.
    package var label: String?
    /// The file, or `nil` if there is none.
    package var file: AssetFile?
    /// Whether it is a single-size icon for all uses of a platform.
    package var isForAllSizes: Bool
    /// The range of the slot's object in `Contents.json`.
    package var range: SourceRange

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

  /// The properties common to all assets.
  package var asset: Asset
  /// The variants in the order of the file, including empty ones.
  package var variants: [Variant]

  /// The indices of single-size dark and tinted icons that systems never show, because the set has
  /// icons for individual sizes instead of a plain single-size icon; those are shown in all
  /// appearances.
  ///
  /// Source: one app of our own in a simulator. Weak.
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

  /// Returns the verdict on each variant for some traits; at most one variant per purpose is
  /// chosen.
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
    // The device's own icons take precedence over those for every idiom.
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
  /// The set as a variant set.
  package var variants: VariantSet {
    VariantSet(
      asset: asset,
      variants: slots.map {
        .init(candidate: $0.candidate, label: $0.fileName, file: $0.file, range: $0.range)
      })
  }
}

extension ColorSet {
  /// The set as a variant set.
  package var variants: VariantSet {
    VariantSet(
      asset: asset,
      variants: slots.map {
        .init(candidate: $0.candidate, label: $0.color?.text, file: nil, range: $0.range)
      })
  }
}

extension SymbolSet {
  /// The set as a variant set.
  package var variants: VariantSet {
    VariantSet(
      asset: asset,
      variants: slots.map {
        .init(candidate: $0.candidate, label: $0.fileName, file: $0.file, range: $0.range)
      })
  }
}
