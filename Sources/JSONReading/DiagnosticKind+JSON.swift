package import InterfaceSource

extension DiagnosticKind {
  /// The kinds that this target reports.
  package static let ofJSON: [DiagnosticKind] = [
    .jsonDuplicateKey, .jsonNotUTF8, .jsonNumberOutOfRange, .jsonSyntax, .jsonTooDeep,
    .jsonTooLarge, .jsonTooManyValues,
  ]

  package static let jsonDuplicateKey = DiagnosticKind(
    "json-duplicate-key", .warning, .assets,
    summary: "A JSON object has a name twice.",
    rationale: "The last value counts. Remove the other.",
    cure: "",
    examples: [])

  package static let jsonNotUTF8 = DiagnosticKind(
    "json-not-utf8", .error, .assets,
    summary: "A JSON file is not UTF-8.",
    rationale: "Save the file as UTF-8.",
    cure: "",
    examples: [])

  package static let jsonNumberOutOfRange = DiagnosticKind(
    "json-number-out-of-range", .error, .assets,
    summary: "A number is too large to represent.",
    rationale: "The value counts as not given.",
    cure: "",
    examples: [])

  package static let jsonSyntax = DiagnosticKind(
    "json-syntax", .error, .assets,
    summary: "A file is not JSON.",
    rationale: "The asset counts as empty. Mend the place that the message names.",
    cure: "",
    examples: [])

  package static let jsonTooDeep = DiagnosticKind(
    "json-too-deep", .error, .assets,
    summary: "Arrays and objects are nested too deep.",
    rationale: "No description of an asset needs that.",
    cure: "",
    examples: [])

  package static let jsonTooLarge = DiagnosticKind(
    "json-too-large", .error, .assets,
    summary: "A JSON file is too large.",
    rationale: "No description of an asset is nearly as large.",
    cure: "",
    examples: [])

  package static let jsonTooManyValues = DiagnosticKind(
    "json-too-many-values", .error, .assets,
    summary: "A JSON file holds too many values.",
    rationale: "The limit keeps broken files from taking all memory.",
    cure: "",
    examples: [])
}
