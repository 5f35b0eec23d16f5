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
    summary: "A binary property list contradicts itself.",
    rationale: "Nothing of it can be trusted, so nothing is read.",
    cure: "Restore the file from version control, or write the list as XML."
  ).aliased("property-list-damaged")

  package static let propertyListDuplicateKey = DiagnosticKind(
    "property-list-duplicate-key", .warning, .assets,
    summary: "A dictionary of a property list has a key twice.",
    rationale: "The last value counts.",
    cure: "Remove one of the two.")

  package static let propertyListSyntax = DiagnosticKind(
    "property-list-syntax", .error, .assets,
    summary: "A property list has something in a place where it cannot stand.",
    rationale: "The value is left out.",
    cure: "Correct the element: dictionaries hold keys and values by turns.")

  package static let propertyListTooLarge = DiagnosticKind(
    "property-list-too-large", .error, .assets,
    summary: "A property list is larger than any that an app has.",
    rationale:
      "Up to 16 MiB, 200,000 values and 100 levels are read; a value that a binary list refers to from several places "
      + "counts at each of them.",
    cure: "Leave the file out.")

  package static let propertyListUnreadable = DiagnosticKind(
    "property-list-unreadable", .error, .assets,
    summary: "A file that should be a property list is none in XML or in binary form.",
    rationale: "Nothing of it is read.",
    cure: "Write the list as XML.")
}
