package import InterfaceSource

extension DiagnosticKind {
  /// The kinds that this module reports.
  package static let ofAssets: [DiagnosticKind] = [
    .assetContentsMissing, .assetDarkVariantMissing, .assetFileCase, .assetFileMissing,
    .assetFileUnreferenced,
    .assetVariantGap,
    .assetIconAppearance, .assetIconMissing, .assetIconObsolete, .assetLaunchImage,
    .assetPhysicalSizeMissing,
    .assetScaleMissing, .assetUnassigned,
    .duplicateAssetName, .badAssetNumber, .duplicateAssetVariant,
    .stringsDuplicateKey, .stringsEncoding, .stringsNotText, .stringsSyntax,
    .unknownAssetAppearance, .unknownAssetIdiom, .unknownAssetKey, .unknownAssetKind,
    .unknownAssetScale, .unknownAssetSizeClass,
    .unknownAssetValue, .unknownColorSpace, .unknownStringCatalogKey, .unreachableAssetVariant,
    .invalidAssetValue,
    .invalidStringCatalog,
  ]
}

/// Kinds of problems in asset catalogs.
extension DiagnosticKind {
  package static let assetContentsMissing = DiagnosticKind(
    "asset-contents-missing", .warning, .assets,
    summary: "An asset folder has no Contents.json.",
    rationale:
      "Without it, the purpose of the files in the folder is unknown, so the asset is treated as "
      + "empty.",
    remedy: "Open the catalog in Xcode, which writes the file, or delete the folder.")

  package static let assetFileCase = DiagnosticKind(
    "asset-file-case", .warning, .assets,
    summary: "A file name differs from Contents.json only in case.",
    rationale: "Most Macs find the file, but case-sensitive file systems do not.",
    remedy: "Rename the file, or correct the name in Contents.json.")

  package static let assetFileMissing = DiagnosticKind(
    "asset-file-missing", .warning, .assets,
    summary: "A file named in Contents.json does not exist.",
    rationale: "The slot is treated as empty.",
    remedy: "Add the file, or remove its name from the slot."
  ).aliased("asset_file_missing")

  package static let duplicateAssetName = DiagnosticKind(
    "duplicate-asset-name", .warning, .assets,
    summary:
      "Two assets in one catalog, or in two catalogs of one folder, have the same kind and name.",
    rationale:
      "The first asset in byte order of the paths is used; the other never is. Groups separate "
      + "names only if they provide a namespace. Catalogs in one folder belong to one app; other "
      + "catalogs of a project are not compared, because they may belong to different apps.",
    remedy: "Rename or remove one of the assets, or let its group provide a namespace."
  ).aliased("asset-name-taken")

  package static let badAssetNumber = DiagnosticKind(
    "bad-asset-number", .warning, .assets,
    summary: "A value in Contents.json that must be a number is not one.",
    rationale: "The value is ignored.",
    remedy:
      "Write a decimal number; a color component may also be hexadecimal, from 0x00 to 0xFF.")

  package static let unknownAssetAppearance = DiagnosticKind(
    "unknown-asset-appearance", .warning, .assets,
    summary: "A slot has an unknown appearance.",
    rationale:
      "The slot never applies. The known appearances are light, dark and tinted luminosity, and "
      + "high contrast.",
    remedy: "Correct the appearance, or remove the slot.")

  package static let unknownAssetIdiom = DiagnosticKind(
    "unknown-asset-idiom", .warning, .assets,
    summary: "A slot has an unknown idiom.",
    rationale: "The slot never applies.",
    remedy: "Correct the idiom, such as universal, iphone, ipad or tv.")

  package static let unknownAssetScale = DiagnosticKind(
    "unknown-asset-scale", .warning, .assets,
    summary: "A slot has an unknown scale.",
    rationale: "The slot never applies. Valid scales are 1x, 2x and 3x.",
    remedy: "Correct the scale, or remove it if the file is for all scales.")

  package static let unknownAssetSizeClass = DiagnosticKind(
    "unknown-asset-size-class", .warning, .assets,
    summary: "A slot has an unknown size class.",
    rationale: "The slot never applies. Size classes are compact and regular; any matches both.",
    remedy: "Correct the size class, or remove it.")

  package static let unknownAssetValue = DiagnosticKind(
    "unknown-asset-value", .warning, .assets,
    summary: "A value in Contents.json is not one that its key allows.",
    rationale: "The value is ignored; a slot with such a condition never applies.",
    remedy: "Correct the value, or remove it.")

  package static let unknownColorSpace = DiagnosticKind(
    "unknown-color-space", .warning, .assets,
    summary: "A color has an unknown color space.",
    rationale: "The color is ignored.",
    remedy: "Use a color space that asset catalogs support, such as srgb or display-p3.")

  package static let invalidAssetValue = DiagnosticKind(
    "invalid-asset-value", .warning, .assets,
    summary: "A value in Contents.json is missing or has the wrong type.",
    rationale: "The value is ignored. The message states what is expected.",
    remedy: "Correct the value."
  ).aliased("wrong-asset-value")
}
