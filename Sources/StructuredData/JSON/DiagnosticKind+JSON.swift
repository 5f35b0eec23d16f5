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
    summary: "A JSON object has the same key twice.",
    rationale: "The last value is used.",
    remedy: "Remove one of the two.")

  package static let jsonNotUTF8 = DiagnosticKind(
    "json-not-utf8", .error, .assets,
    summary: "A JSON file is not UTF-8.",
    rationale: "The JSON standard requires UTF-8. The asset is treated as empty.",
    remedy: "Save the file as UTF-8.")

  package static let jsonNumberOutOfRange = DiagnosticKind(
    "json-number-out-of-range", .error, .assets,
    summary: "A number is too large to represent.",
    rationale: "The value is ignored.",
    remedy: "Correct the number.")

  package static let jsonSyntax = DiagnosticKind(
    "json-syntax", .error, .assets,
    summary: "A file is not valid JSON.",
    rationale:
      "Nothing can be read after this position. The asset or string catalog is treated as "
      + "empty.",
    remedy: "Correct the error at the reported position, or restore the file from version control.")

  package static let jsonTooDeep = DiagnosticKind(
    "json-too-deep", .error, .assets,
    summary: "Arrays and objects are nested more than 128 levels deep.",
    rationale:
      "No asset description needs that many levels. The limit bounds the memory that a damaged "
      + "file can use.",
    remedy: "Restore the file from version control.")

  package static let jsonTooLarge = DiagnosticKind(
    "json-too-large", .error, .assets,
    summary: "A JSON file is larger than 64 MiB.",
    rationale:
      "No asset description is nearly that large. The limit bounds the memory that a damaged "
      + "file can use.",
    remedy: "Exclude the file.")

  package static let jsonTooManyValues = DiagnosticKind(
    "json-too-many-values", .error, .assets,
    summary: "A JSON file has more than 2,000,000 values.",
    rationale:
      "No asset description has nearly that many. The limit bounds the memory that a damaged "
      + "file can use.",
    remedy: "Exclude the file.")
}
