import StructuredData

extension ContentsReader {
  /// Whether a group provides a namespace, or `nil` if it has no properties.
  var providesNamespace: Bool? {
    mutating get {
      object(root, "properties").map { bool($0, "provides-namespace") ?? false }
    }
  }

  /// Reads the slots of a set that documents do not refer to: data, icons, launch images, image
  /// sets within other assets.
  ///
  /// Sets of other kinds have no competing variants and are used as a whole.
  mutating func readVariantSet(_ asset: Asset) -> VariantSet {
    guard let list = asset.kind.slotList else { return VariantSet(asset: asset, variants: []) }
    let variants = slots(list).map { slot in
      let variant = readImageSlot(slot)
      var candidate = variant.candidate
      if asset.kind == .dataSet { candidate.scale = nil }
      return VariantSet.Variant(
        candidate: candidate, usage: usage(slot, of: asset.kind),
        isForAllSizes: candidate.conditions.idiom == .universal
          && slot["platform"]?.string == "ios" && slot["size"]?.string == "1024x1024",
        label: variant.fileName, file: variant.file, range: slot.range)
    }
    return VariantSet(asset: asset, variants: variants)
  }

  /// Returns the purpose of a slot apart from the environment; slots with different purposes do not
  /// compete.
  private func usage(_ slot: StructuredValue, of kind: AssetKind) -> String {
    kind.usageKeys.compactMap { slot[$0]?.string }.joined(separator: " ")
  }
}

extension AssetKind {
  /// The member that lists competing variants, or `nil` for kinds whose parts are all used.
  package var slotList: String? {
    switch self {
    case .imageSet, .appIconSet, .launchImage, .iconSet, .stickersIconSet: "images"
    case .colorSet: "colors"
    case .symbolSet: "symbols"
    case .dataSet: "data"
    default: nil
    }
  }

  /// The members that distinguish the purposes of slots.
  fileprivate var usageKeys: [String] {
    switch self {
    case .appIconSet, .iconSet, .stickersIconSet: ["role", "size", "platform", "subtype"]
    case .launchImage: ["orientation", "extent", "minimum-system-version", "subtype"]
    default: []
    }
  }
}
