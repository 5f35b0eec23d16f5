package import InterfaceSource

/// Kinds of problems in configurations.
extension DiagnosticKind {
  /// The kinds that this target declares.
  package static let ofConfiguration: [DiagnosticKind] = [
    .configurationDesignGap, .configurationDesignOverlap, .configurationInvalidCondition,
    .configurationInvalidValue, .configurationInapplicable, .configurationUnknownKey,
    .configurationUnknownName, .configurationUnmatched, .configurationMandatoryRule,
    .configurationUnusedSuppression,
  ]

  package static let configurationDesignGap = DiagnosticKind(
    "configuration-design-gap", .warning, .configuration,
    summary: "No design of a group holds somewhere.",
    rationale:
      "Where no design holds, the interface is as the document says, which is probably not meant.",
    cure: "Widen a condition, or give one design the condition 'otherwise'.")

  package static let configurationDesignOverlap = DiagnosticKind(
    "configuration-design-overlap", .warning, .configuration,
    summary:
      "Two designs hold together, of one group, or of two that say different things of one object.",
    rationale: "The design that stands later counts.",
    cure: "Make the conditions exclude each other.")

  package static let configurationInvalidCondition = DiagnosticKind(
    "configuration-invalid-condition", .error, .configuration,
    summary: "A condition cannot be read.",
    rationale: "The statement that it belongs to does not count.",
    cure:
      "Compare width, height or system with numbers or each other, or a trait with its value, and join comparisons "
      + "by 'and', 'or', 'not' and parentheses.")

  package static let configurationInvalidValue = DiagnosticKind(
    "configuration-invalid-value", .error, .configuration,
    summary:
      "A value of a configuration is not of the form that its key asks for, or one is missing.",
    rationale: "The value counts as not given.",
    cure: "Correct the value; `docs/guide/configuration.md` says what each key takes.")

  package static let configurationInapplicable = DiagnosticKind(
    "configuration-inapplicable", .warning, .configuration,
    summary: "A statement does not fit the object that it is about.",
    rationale:
      "Such an object has no such attribute, is no container, or would contain itself. The statement does not count.",
    cure: "Correct the id or the name.")

  package static let configurationUnknownKey = DiagnosticKind(
    "configuration-unknown-key", .error, .configuration,
    summary: "A configuration has a key that nothing reads.",
    rationale: "What stands under it does not count.",
    cure: "Correct the key, or remove it.")

  package static let configurationUnknownName = DiagnosticKind(
    "configuration-unknown-name", .error, .configuration,
    summary: "A configuration names a trait, an attribute, a value or a class that there is not.",
    rationale: "The statement does not count.",
    cure: "Correct the name.")

  package static let configurationUnmatched = DiagnosticKind(
    "configuration-unmatched", .warning, .configuration,
    summary: "A statement is about an id or a language that no document has.",
    rationale:
      "It changes nothing. It is reported when the configuration is given with `--config`, or a folder is compiled.",
    cure: "Correct the id or the language, or remove the statement.")

  package static let configurationMandatoryRule = DiagnosticKind(
    "configuration-mandatory-rule", .warning, .configuration,
    summary:
      "A configuration switches off, suppresses or grades a finding that says that a document is broken or cannot be read.",
    rationale:
      "What is said of a document that cannot be loaded, or contradicts itself, means little, so that such findings "
      + "are always reported, as errors. The statement does not count.",
    cure: "Mend the documents, or exclude them, and remove the statement.")

  package static let configurationUnusedSuppression = DiagnosticKind(
    "configuration-unused-suppression", .note, .configuration,
    summary: "A suppression is about a document that was linted, and suppresses nothing.",
    rationale: "What it was for is mended, or the id is wrong; it would hide what comes back.",
    cure: "Remove it, or correct the id.")
}
