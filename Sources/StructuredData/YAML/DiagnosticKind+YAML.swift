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
    summary: "A mapping has the same key twice.",
    rationale: "The first value is used.",
    remedy: "Merge the two, or remove one of them.")

  package static let yamlNotUTF8 = DiagnosticKind(
    "yaml-not-utf8", .error, .configuration,
    summary: "A configuration is not UTF-8.",
    rationale: "The file is treated as empty.",
    remedy: "Save the file as UTF-8.")

  package static let yamlNumberOutOfRange = DiagnosticKind(
    "yaml-number-out-of-range", .error, .configuration,
    summary: "A number is too large to represent.",
    rationale: "The value is treated as null.",
    remedy: "Correct the number.")

  package static let yamlSyntax = DiagnosticKind(
    "yaml-syntax", .error, .configuration,
    summary: "A configuration is not valid YAML.",
    rationale: "The file is treated as empty.",
    remedy:
      "Correct the error at the reported position. Quote strings that contain ': ' or begin "
      + "with a special character of YAML.")

  package static let yamlTooDeep = DiagnosticKind(
    "yaml-too-deep", .error, .configuration,
    summary: "Lists and mappings are nested more than 64 levels deep.",
    rationale:
      "No configuration needs that many levels. The limit bounds the memory that a damaged file "
      + "can use.",
    remedy: "Restore the file from version control.")

  package static let yamlTooLarge = DiagnosticKind(
    "yaml-too-large", .error, .configuration,
    summary: "A configuration is larger than 256 KiB.",
    rationale:
      "No configuration is nearly that large. The limit bounds the memory that a damaged file "
      + "can use.",
    remedy: "Restore the file from version control.")

  package static let yamlTooManyValues = DiagnosticKind(
    "yaml-too-many-values", .error, .configuration,
    summary: "A configuration has more than 20,000 keys and values.",
    rationale:
      "No configuration has nearly that many. The limit bounds the memory that a damaged file "
      + "can use.",
    remedy: "Restore the file from version control.")

  package static let yamlUnsupported = DiagnosticKind(
    "yaml-unsupported", .error, .configuration,
    summary:
      "A configuration uses an alias, an anchor, a tag, a key that is not a string, or a second "
      + "document.",
    rationale: "Configurations contain only plain values. The file is treated as empty.",
    remedy: "Write the value out.")
}
