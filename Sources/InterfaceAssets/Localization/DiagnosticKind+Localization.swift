package import InterfaceSource

/// Kinds of findings about translations.
extension DiagnosticKind {
  /// The kinds that this module reports.
  package static let ofLocalization: [DiagnosticKind] = [
    .stringsUnknownObject, .stringsUnknownProperty,
  ]

  package static let stringsUnknownObject = DiagnosticKind(
    "strings-unknown-object", .note, .assets,
    summary: "Keys of a strings file name texts that the document does not have.",
    rationale:
      "Keys are ids of objects with a property, such as abc-de-fgh.text. Those that are left over from objects that were "
      + "deleted, or whose text was, translate nothing.",
    cure: "Delete the entries, or export the strings of the document again."
  ).aliased("i18n_stale_key")

  package static let stringsUnknownProperty = DiagnosticKind(
    "strings-unknown-property", .note, .assets,
    summary: "A key of a strings file names a property that no object of the class has a text for.",
    rationale: "The entry translates nothing.",
    cure: "Correct the part of the key after the id.")
}
