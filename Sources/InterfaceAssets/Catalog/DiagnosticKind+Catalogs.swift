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
    summary: "The folder of an asset has no Contents.json.",
    rationale: "Nothing says what the files in it are for, so the asset counts as empty.",
    cure: "Open the catalog in Xcode, which writes the file, or delete the folder.")

  package static let assetFileCase = DiagnosticKind(
    "asset-file-case", .warning, .assets,
    summary: "The name of a file differs from Contents.json in upper and lower case.",
    rationale: "The file is found on most Macs, but not on file systems that distinguish case.",
    cure: "Rename the file, or correct the name in Contents.json.")

  package static let assetFileMissing = DiagnosticKind(
    "asset-file-missing", .warning, .assets,
    summary: "A file that Contents.json names does not exist.",
    rationale: "The slot counts as empty.",
    cure: "Add the file, or remove its name from the slot."
  ).aliased("asset_file_missing")

  package static let duplicateAssetName = DiagnosticKind(
    "duplicate-asset-name", .warning, .assets,
    summary: "A catalog, or two catalogs in one folder, have two assets of one kind and name.",
    rationale:
      "Groups do not tell them apart unless they provide a namespace. The first one in byte "
      + "order of the paths counts; the other is never used. Catalogs in one folder belong to one app; of others in a project "
      + "nothing is said, as they may belong to several.",
    cure: "Rename one of the two, remove it, or let its group provide a namespace."
  ).aliased("asset-name-taken")

  package static let badAssetNumber = DiagnosticKind(
    "bad-asset-number", .warning, .assets,
    summary: "A value that should be a number is none.",
    rationale: "The value counts as not given.",
    cure:
      "Write a decimal number; a component of a colour may also be hexadecimal from 0x00 to 0xFF.")

  package static let unknownAssetAppearance = DiagnosticKind(
    "unknown-asset-appearance", .warning, .assets,
    summary: "The appearance of a slot is not known.",
    rationale:
      "The slot never applies. Known are light, dark and tinted luminosity and high contrast.",
    cure: "Correct the appearance, or remove the slot.")

  package static let unknownAssetIdiom = DiagnosticKind(
    "unknown-asset-idiom", .warning, .assets,
    summary: "The idiom of a slot is not known.",
    rationale: "The slot never applies.",
    cure: "Correct the idiom, such as universal, iphone, ipad or tv.")

  package static let unknownAssetScale = DiagnosticKind(
    "unknown-asset-scale", .warning, .assets,
    summary: "The scale of a slot is not known.",
    rationale: "The slot never applies. Scales are 1x, 2x and 3x.",
    cure: "Correct the scale, or remove it for all scales.")

  package static let unknownAssetSizeClass = DiagnosticKind(
    "unknown-asset-size-class", .warning, .assets,
    summary: "The size class of a slot is not known.",
    rationale: "The slot never applies. Size classes are compact and regular; any is all.",
    cure: "Correct the size class, or remove it.")

  package static let unknownAssetValue = DiagnosticKind(
    "unknown-asset-value", .warning, .assets,
    summary: "A value in Contents.json is none that its key can have.",
    rationale: "It counts as not given; a slot with such a condition never applies.",
    cure: "Correct the value, or remove it.")

  package static let unknownColorSpace = DiagnosticKind(
    "unknown-color-space", .warning, .assets,
    summary: "The colour space of a colour is not known.",
    rationale: "The colour counts as not given.",
    cure: "Use a colour space that asset catalogs have, such as srgb or display-p3.")

  package static let invalidAssetValue = DiagnosticKind(
    "invalid-asset-value", .warning, .assets,
    summary: "A value in Contents.json is missing or of the wrong type.",
    rationale: "The value counts as not given. The message says what is expected.",
    cure: "Correct the value."
  ).aliased("wrong-asset-value")
}
