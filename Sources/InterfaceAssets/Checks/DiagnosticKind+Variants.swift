package import InterfaceSource

/// Kinds of problems in the content of a catalog, as opposed to its syntax.
extension DiagnosticKind {
  package static let assetFileUnreferenced = DiagnosticKind(
    "asset-file-unreferenced", .note, .assets,
    summary: "No slot of a set names a file in its folder.",
    rationale: "The file is not part of the app.",
    cure: "Give the file to a slot, or remove it."
  ).aliased("asset-file-unnamed")

  package static let assetVariantGap = DiagnosticKind(
    "asset-variant-gap", .warning, .assets,
    summary: "A set has variants for some environments of a kind of device, and none for others.",
    rationale: "Where no variant is for the environment nothing is shown.",
    cure: "Give the set a variant that leaves open what the others state."
  ).aliased("asset-gap", "asset_variant_gap")

  package static let duplicateAssetVariant = DiagnosticKind(
    "duplicate-asset-variant", .warning, .assets,
    summary: "Two variants of a set are for exactly the same.",
    rationale: "The first one counts; the other is never chosen.",
    cure: "Remove one of the two, or correct what it is for."
  ).aliased("repeated-asset-variant")

  package static let unknownAssetKey = DiagnosticKind(
    "unknown-asset-key", .warning, .assets,
    summary: "Contents.json has a key that is not known.",
    rationale:
      "It counts as not given. It is a warning where a known key is spelled nearly so, and a note "
      + "elsewhere: newer versions of Xcode have new keys.",
    cure: "Correct the key, or remove it.")

  package static let unknownAssetKind = DiagnosticKind(
    "unknown-asset-kind", .warning, .assets,
    summary: "The extension of a folder in a catalog is nearly that of a kind of asset.",
    rationale: "The folder counts as a group, and what is in it as files that nobody names.",
    cure: "Correct the extension of the folder, such as imageset or colorset.")

  package static let unreachableAssetVariant = DiagnosticKind(
    "unreachable-asset-variant", .warning, .assets,
    summary: "A variant is for what no interface ever is.",
    rationale: "It is never chosen, and makes the app larger.",
    cure: "Remove the variant, or correct what it is for.")
}
