package import InterfaceSource

/// The kinds of faults in JSON files: the descriptions in asset catalogs, and string catalogs.
extension DiagnosticKind {
  /// The kinds that this target reports.
  package static let ofJSON: [DiagnosticKind] = [
    .jsonDuplicateKey, .jsonNotUTF8, .jsonNumberOutOfRange, .jsonSyntax, .jsonTooDeep,
    .jsonTooLarge, .jsonTooManyValues,
  ]

  package static let jsonDuplicateKey = DiagnosticKind(
    "json-duplicate-key", .warning, .assets,
    summary: "A JSON object has a key twice.",
    rationale: "The last value counts.",
    cure: "Remove one of the two.")

  package static let jsonNotUTF8 = DiagnosticKind(
    "json-not-utf8", .error, .assets,
    summary: "A JSON file is not UTF-8.",
    rationale: "JSON is UTF-8 by its standard. The asset counts as empty.",
    cure: "Save the file as UTF-8.")

  package static let jsonNumberOutOfRange = DiagnosticKind(
    "json-number-out-of-range", .error, .assets,
    summary: "A number is too large to represent.",
    rationale: "The value counts as not given.",
    cure: "Correct the number.")

  package static let jsonSyntax = DiagnosticKind(
    "json-syntax", .error, .assets,
    summary: "A file is not JSON.",
    rationale: "It cannot be read from this place on. The asset or string catalog counts as empty.",
    cure: "Correct the place that is reported, or restore the file from version control.")

  package static let jsonTooDeep = DiagnosticKind(
    "json-too-deep", .error, .assets,
    summary: "Arrays and objects are nested more than 128 deep.",
    rationale: "No description of an asset needs that. The limit bounds the memory that a damaged "
      + "file can take.",
    cure: "Restore the file from version control.")

  package static let jsonTooLarge = DiagnosticKind(
    "json-too-large", .error, .assets,
    summary: "A JSON file is larger than 64 MiB.",
    rationale: "No description of an asset is nearly as large. The limit bounds the memory that a "
      + "damaged file can take.",
    cure: "Leave the file out.")

  package static let jsonTooManyValues = DiagnosticKind(
    "json-too-many-values", .error, .assets,
    summary: "A JSON file holds more than 2,000,000 values.",
    rationale: "No description of an asset has nearly as many. The limit bounds the memory that a "
      + "damaged file can take.",
    cure: "Leave the file out.")
}
