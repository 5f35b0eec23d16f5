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
    summary: "In some windows, no design of a group applies.",
    rationale:
      "In these windows, the interface is as the document defines it, which is probably not what "
      + "you want.",
    remedy: "Widen a condition, or give one design the condition 'otherwise'.")

  package static let configurationDesignOverlap = DiagnosticKind(
    "configuration-design-overlap", .warning, .configuration,
    summary:
      "Two designs that apply together belong to the same group, or set different values for the "
      + "same object.",
    rationale: "The later design wins.",
    remedy: "Make the conditions mutually exclusive.")

  package static let configurationInvalidCondition = DiagnosticKind(
    "configuration-invalid-condition", .error, .configuration,
    summary: "A condition is invalid.",
    rationale: "The entry that it belongs to is ignored.",
    remedy:
      "Compare width, height or system with numbers or with each other, or compare a trait with "
      + "its values. Combine comparisons with 'and', 'or', 'not' and parentheses.")

  package static let configurationInvalidValue = DiagnosticKind(
    "configuration-invalid-value", .error, .configuration,
    summary: "A configuration value is invalid, or a required one is missing.",
    rationale: "The value is ignored.",
    remedy: "Correct the value. `docs/guide/configuration.md` describes the values of each key.")

  package static let configurationInapplicable = DiagnosticKind(
    "configuration-inapplicable", .warning, .configuration,
    summary: "A configuration entry does not fit the object that it applies to.",
    rationale:
      "The object has no such attribute, is not a container, or would contain itself. The entry "
      + "is ignored.",
    remedy: "Correct the id or the name."
  ).aliased("configuration-misplaced")

  package static let configurationUnknownKey = DiagnosticKind(
    "configuration-unknown-key", .error, .configuration,
    summary: "A configuration has an unknown key.",
    rationale: "The key and its value are ignored.",
    remedy: "Correct the key, or remove it.")

  package static let configurationUnknownName = DiagnosticKind(
    "configuration-unknown-name", .error, .configuration,
    summary: "A configuration names a trait, attribute, value, class or rule that does not exist.",
    rationale: "The entry is ignored.",
    remedy: "Correct the name.")

  package static let configurationUnmatched = DiagnosticKind(
    "configuration-unmatched", .warning, .configuration,
    summary: "A configuration entry names an id or language that no document has.",
    rationale:
      "The entry has no effect. Ninefold reports it if the configuration is passed with "
      + "`--config` or if a folder is compiled.",
    remedy: "Correct the id or the language, or remove the entry.")

  package static let configurationMandatoryRule = DiagnosticKind(
    "configuration-mandatory-rule", .warning, .configuration,
    summary:
      "A configuration disables, suppresses or changes the severity of a finding that means a "
      + "document is broken or unreadable.",
    rationale:
      "Other findings about a document that cannot be loaded or that contradicts itself are not "
      + "reliable. Therefore, these findings are always reported as errors, and the setting is "
      + "ignored.",
    remedy: "Fix or exclude the documents, and remove the setting."
  ).aliased("configuration-fixed-rule")

  package static let configurationUnusedSuppression = DiagnosticKind(
    "configuration-unused-suppression", .note, .configuration,
    summary: "A suppression applies to a document that was linted, but suppresses nothing.",
    rationale:
      "The problem was fixed, or the id is wrong. If the problem comes back, the suppression "
      + "hides it.",
    remedy: "Remove the suppression, or correct the id."
  ).aliased("configuration-needless-suppression")
}
