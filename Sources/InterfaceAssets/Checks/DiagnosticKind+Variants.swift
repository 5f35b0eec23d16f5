package import InterfaceSource

/// Kinds of problems in the content of a catalog, as opposed to its syntax.
extension DiagnosticKind {
  package static let assetFileUnreferenced = DiagnosticKind(
    "asset-file-unreferenced", .note, .assets,
    summary: "No slot of a set uses a file in its folder.",
    rationale: "The file is not included in the app.",
    remedy: "Assign the file to a slot, or remove it."
  ).aliased("asset-file-unnamed")

  package static let assetVariantGap = DiagnosticKind(
    "asset-variant-gap", .warning, .assets,
    summary: "A set has variants for some environments of a kind of device, but not for others.",
    rationale: "In an environment without a variant, nothing is shown.",
    remedy: "Add a variant without the conditions that the others have."
  ).aliased("asset-gap", "asset_variant_gap")

  package static let duplicateAssetVariant = DiagnosticKind(
    "duplicate-asset-variant", .warning, .assets,
    summary: "Two variants of a set have the same conditions.",
    rationale: "The first variant is used; the other never is.",
    remedy: "Remove one of them, or correct its conditions."
  ).aliased("repeated-asset-variant")

  package static let unknownAssetKey = DiagnosticKind(
    "unknown-asset-key", .warning, .assets,
    summary: "Contents.json has an unknown key.",
    rationale:
      "The key is ignored. The finding is a warning if the key resembles a known one, and "
      + "otherwise a note, because newer versions of Xcode add keys.",
    remedy: "Correct the key, or remove it.")

  package static let unknownAssetKind = DiagnosticKind(
    "unknown-asset-kind", .warning, .assets,
    summary: "The extension of a folder in a catalog is similar to that of an asset.",
    rationale: "The folder is treated as a group, and the files in it are not used.",
    remedy: "Correct the extension of the folder, for example to imageset or colorset.")

  package static let unreachableAssetVariant = DiagnosticKind(
    "unreachable-asset-variant", .warning, .assets,
    summary: "The conditions of a variant can never be met.",
    rationale: "The variant is never used and makes the app larger.",
    remedy: "Remove the variant, or correct its conditions.")
}
