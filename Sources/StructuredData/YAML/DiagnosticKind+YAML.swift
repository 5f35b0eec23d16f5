package import InterfaceSource

/// Kinds of faults of YAML files: configurations.
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
    cure: "Join the two, or remove one of them.",
    examples: [
      DiagnosticExample(
        .configuration,
        """
        views: []
        ↓views: []
        """,
        mended: "views: []")
    ])

  package static let yamlNotUTF8 = DiagnosticKind(
    "yaml-not-utf8", .error, .configuration,
    summary: "A configuration is not UTF-8.",
    rationale: "The file counts as empty.",
    cure: "Save the file as UTF-8.",
    withoutExamples: "the text of an example is always UTF-8")

  package static let yamlNumberOutOfRange = DiagnosticKind(
    "yaml-number-out-of-range", .error, .configuration,
    summary: "A number is too large to represent.",
    rationale: "The value counts as null.",
    cure: "Correct the number.",
    examples: [
      DiagnosticExample(
        .configuration,
        """
        views:
        - id: abc-12-def
          intrinsicSize: {width: ↓1e999}
        """,
        mended: """
          views:
          - id: abc-12-def
            intrinsicSize: {width: 100}
          """)
    ])

  package static let yamlSyntax = DiagnosticKind(
    "yaml-syntax", .error, .configuration,
    summary: "A configuration is not YAML.",
    rationale: "The file counts as empty.",
    cure:
      "Correct the place that is reported. Texts that hold ': ' or begin with a sign of YAML need quotes.",
    examples: [
      DiagnosticExample(
        .configuration,
        """
        designs:
          form:
            phone: horizontal↓: compact
        """,
        mended: """
          designs:
            form:
              phone: horizontal = compact
              other: otherwise
          """)
    ])

  package static let yamlTooDeep = DiagnosticKind(
    "yaml-too-deep", .error, .configuration,
    summary: "Lists and mappings are nested more than 64 deep.",
    rationale:
      "No configuration needs that. The limit bounds the memory that a damaged file can take.",
    cure: "Restore the file from version control.",
    examples: [
      DiagnosticExample(
        .configuration,
        "views: " + String(repeating: "[", count: 65) + String(repeating: "]", count: 65),
        mended: "views: []")
    ])

  package static let yamlTooLarge = DiagnosticKind(
    "yaml-too-large", .error, .configuration,
    summary: "A configuration is larger than 4 MiB.",
    rationale:
      "No configuration is nearly as large. The limit bounds the memory that a damaged file can take.",
    cure: "Restore the file from version control.",
    withoutExamples: "the example would have 4 MiB")

  package static let yamlTooManyValues = DiagnosticKind(
    "yaml-too-many-values", .error, .configuration,
    summary: "A configuration holds more than 200,000 keys and values.",
    rationale:
      "No configuration has nearly as many. The limit bounds the memory that a damaged file can take.",
    cure: "Restore the file from version control.",
    withoutExamples: "the example would have 200,001 values")

  package static let yamlUnsupported = DiagnosticKind(
    "yaml-unsupported", .error, .configuration,
    summary:
      "A configuration uses an alias, an anchor, a tag, a key that is no text, or a second document.",
    rationale: "A configuration is plain values. The file counts as empty.",
    cure: "Write the value out.",
    examples: [
      DiagnosticExample(
        .configuration,
        """
        views:
        - id: ↓&one abc-12-def
          hidden: true
        """,
        mended: """
          views:
          - id: abc-12-def
            hidden: true
          """)
    ])
}
