package import InterfaceSource

/// The kinds of faults in YAML files, which are configurations.
extension DiagnosticKind {
  /// The kinds that this target reports.
  package static let ofYAML: [DiagnosticKind] = [
    .yamlDuplicateKey, .yamlNotUTF8, .yamlNumberOutOfRange, .yamlSyntax, .yamlTooDeep,
    .yamlTooLarge, .yamlTooManyValues, .yamlUnsupported,
  ]

  package static let yamlDuplicateKey = DiagnosticKind(
    "yaml-duplicate-key", .error, .configuration,
    summary: "A mapping has a key twice.",
    rationale: "The first value counts.",
    cure: "Join the two, or remove one of them.")

  package static let yamlNotUTF8 = DiagnosticKind(
    "yaml-not-utf8", .error, .configuration,
    summary: "A configuration is not UTF-8.",
    rationale: "The file counts as empty.",
    cure: "Save the file as UTF-8.")

  package static let yamlNumberOutOfRange = DiagnosticKind(
    "yaml-number-out-of-range", .error, .configuration,
    summary: "A number is too large to represent.",
    rationale: "The value counts as null.",
    cure: "Correct the number.")

  package static let yamlSyntax = DiagnosticKind(
    "yaml-syntax", .error, .configuration,
    summary: "A configuration is not YAML.",
    rationale: "The file counts as empty.",
    cure:
      "Correct the place that is reported. Texts that hold ': ' or begin with a sign of YAML need quotes."
  )

  package static let yamlTooDeep = DiagnosticKind(
    "yaml-too-deep", .error, .configuration,
    summary: "Lists and mappings are nested more than 64 deep.",
    rationale:
      "No configuration needs that. The limit bounds the memory that a damaged file can take.",
    cure: "Restore the file from version control.")

  package static let yamlTooLarge = DiagnosticKind(
    "yaml-too-large", .error, .configuration,
    summary: "A configuration is larger than 4 MiB.",
    rationale:
      "No configuration is nearly as large. The limit bounds the memory that a damaged file can take.",
    cure: "Restore the file from version control.")

  package static let yamlTooManyValues = DiagnosticKind(
    "yaml-too-many-values", .error, .configuration,
    summary: "A configuration holds more than 200,000 keys and values.",
    rationale:
      "No configuration has nearly as many. The limit bounds the memory that a damaged file can take.",
    cure: "Restore the file from version control.")

  package static let yamlUnsupported = DiagnosticKind(
    "yaml-unsupported", .error, .configuration,
    summary:
      "A configuration uses an alias, an anchor, a tag, a key that is no text, or a second document.",
    rationale: "A configuration is plain values. The file counts as empty.",
    cure: "Write the value out.")
}
