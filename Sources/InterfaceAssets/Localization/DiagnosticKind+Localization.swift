package import InterfaceSource

/// Kinds of findings about translations.
extension DiagnosticKind {
  /// The kinds that this module reports.
  package static let ofLocalization: [DiagnosticKind] = [
    .stringsUnknownObject, .stringsUnknownProperty,
  ]

  package static let stringsUnknownObject = DiagnosticKind(
    "strings-unknown-object", .note, .assets,
    summary: "Keys of a strings file refer to texts that the document does not have.",
    rationale:
      "A key consists of an object id and a property, such as abc-de-fgh.text. Keys of deleted "
      + "objects or deleted texts translate nothing.",
    remedy: "Delete the entries, or export the document's strings again."
  ).aliased("i18n_stale_key")

  package static let stringsUnknownProperty = DiagnosticKind(
    "strings-unknown-property", .note, .assets,
    summary: "A key of a strings file names a property that has no text.",
    rationale:
      "The class of the object has no text for the property, so the entry translates nothing.",
    remedy: "Correct the part of the key after the id.")
}
