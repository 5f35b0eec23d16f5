package import InterfaceSource

/// The kinds of faults in property lists.
extension DiagnosticKind {
  /// The kinds that this target reports.
  package static let ofPropertyLists: [DiagnosticKind] = [
    .propertyListCorrupt, .propertyListDuplicateKey, .propertyListSyntax, .propertyListTooLarge,
    .propertyListUnreadable,
  ]

  package static let propertyListCorrupt = DiagnosticKind(
    "property-list-corrupt", .error, .assets,
    summary: "A binary property list is damaged.",
    rationale: "None of its content can be trusted, so nothing is read.",
    remedy: "Restore the file from version control, or save the list as XML."
  ).aliased("property-list-damaged")

  package static let propertyListDuplicateKey = DiagnosticKind(
    "property-list-duplicate-key", .warning, .assets,
    summary: "A dictionary in a property list has the same key twice.",
    rationale: "The last value is used.",
    remedy: "Remove one of the two.")

  package static let propertyListSyntax = DiagnosticKind(
    "property-list-syntax", .error, .assets,
    summary: "A property list contains an invalid or misplaced element.",
    rationale: "The value is ignored.",
    remedy: "Correct the element. In a dictionary, keys and values alternate.")

  package static let propertyListTooLarge = DiagnosticKind(
    "property-list-too-large", .error, .assets,
    summary: "A property list is larger than any that an app has.",
    rationale:
      "Ninefold reads up to 16 MiB, 200,000 values and 100 levels. If a binary list refers to a "
      + "value from several places, the value is counted at each of them.",
    remedy: "Exclude the file.")

  package static let propertyListUnreadable = DiagnosticKind(
    "property-list-unreadable", .error, .assets,
    summary: "A property list is neither in XML nor in binary form.",
    rationale: "None of it is read.",
    remedy: "Save the list as XML.")
}
