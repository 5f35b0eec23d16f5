package import InterfaceSource

extension DiagnosticKind {
  /// The kinds that this target reports.
  package static let ofAssets: [DiagnosticKind] = [
    .assetContentsMissing, .assetFileCase, .assetFileMissing, .assetNameTaken, .badAssetNumber,
    .unknownColorSpace, .wrongAssetValue, .unknownAssetValue, .unknownAssetIdiom,
    .unknownAssetScale, .unknownAssetAppearance, .unknownAssetSizeClass, .stringsDuplicateKey,
    .stringsEncoding, .stringsNotText, .stringsSyntax, .wrongStringCatalog,
  ]

  package static let assetContentsMissing = DiagnosticKind(
    "asset-contents-missing", .warning, .assets,
    summary: "An asset's folder has no Contents.json.",
    rationale: "Nothing says what its files are. Open the catalog in Xcode, or delete the folder.",
    cure: "",
    examples: [])

  package static let assetFileCase = DiagnosticKind(
    "asset-file-case", .warning, .assets,
    summary: "A file's name differs from Contents.json in upper and lower case.",
    rationale:
      "It is found on most Macs and not on disks that tell the cases apart. Rename one of them.",
    cure: "",
    examples: [])

  package static let assetFileMissing = DiagnosticKind(
    "asset-file-missing", .warning, .assets,
    summary: "A file that Contents.json names is not there.",
    rationale: "The slot counts as empty. Add the file, or remove its name.",
    cure: "",
    examples: [])

  package static let assetNameTaken = DiagnosticKind(
    "asset-name-taken", .warning, .assets,
    summary: "A catalog has two assets of one kind and name.",
    rationale: "The first one in byte order of the paths counts; the other is never used.",
    cure: "",
    examples: [])

  package static let badAssetNumber = DiagnosticKind(
    "bad-asset-number", .warning, .assets,
    summary: "A value that should be a number is none.",
    rationale: "The value counts as not given.",
    cure: "",
    examples: [])

  package static let unknownColorSpace = DiagnosticKind(
    "unknown-color-space", .warning, .assets,
    summary: "A colour is in a colour space that is not known.",
    rationale: "sRGB is assumed.",
    cure: "",
    examples: [])

  package static let wrongAssetValue = DiagnosticKind(
    "wrong-asset-value", .warning, .assets,
    summary: "A value in Contents.json is not of the kind that belongs there.",
    rationale: "The value counts as not given. The message says what is expected.",
    cure: "",
    examples: [])

  package static let unknownAssetValue = DiagnosticKind(
    "unknown-asset-value", .warning, .assets,
    summary: "A slot of an asset has a value that is not known.",
    rationale: "The slot never applies.",
    cure: "",
    examples: [])

  package static let unknownAssetIdiom = DiagnosticKind(
    "unknown-asset-idiom", .warning, .assets,
    summary: "A slot of an asset has an idiom that is not known.",
    rationale: "The slot never applies.",
    cure: "",
    examples: [])

  package static let unknownAssetScale = DiagnosticKind(
    "unknown-asset-scale", .warning, .assets,
    summary: "A slot of an asset has a scale that is not known.",
    rationale: "The slot never applies.",
    cure: "",
    examples: [])

  package static let unknownAssetAppearance = DiagnosticKind(
    "unknown-asset-appearance", .warning, .assets,
    summary: "A slot of an asset has an appearance that is not known.",
    rationale: "The slot never applies.",
    cure: "",
    examples: [])

  package static let unknownAssetSizeClass = DiagnosticKind(
    "unknown-asset-size-class", .warning, .assets,
    summary: "A slot of an asset has a size class that is not known.",
    rationale: "The slot never applies.",
    cure: "",
    examples: [])

  package static let stringsDuplicateKey = DiagnosticKind(
    "strings-duplicate-key", .warning, .assets,
    summary: "A strings file has a key twice.",
    rationale: "The last value counts. Remove the other.",
    cure: "",
    examples: [])

  package static let stringsEncoding = DiagnosticKind(
    "strings-encoding", .error, .assets,
    summary: "A strings file is neither UTF-8 nor UTF-16.",
    rationale: "Save the file as UTF-8.",
    cure: "",
    examples: [])

  package static let stringsNotText = DiagnosticKind(
    "strings-not-text", .warning, .assets,
    summary: "A strings file is a compiled property list.",
    rationale: "It is not read. Keep the strings files of a project as text.",
    cure: "",
    examples: [])

  package static let stringsSyntax = DiagnosticKind(
    "strings-syntax", .error, .assets,
    summary: "A strings file cannot be read at this place.",
    rationale: "Reading goes on after the next semicolon.",
    cure: "",
    examples: [])

  package static let wrongStringCatalog = DiagnosticKind(
    "wrong-string-catalog", .error, .assets,
    summary: "A string catalog has no object \"strings\".",
    rationale: "Nothing is translated by it. Open it in Xcode and save it.",
    cure: "",
    examples: [])
}
