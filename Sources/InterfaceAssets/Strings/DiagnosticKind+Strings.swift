package import InterfaceSource

/// Kinds of problems in strings files and string catalogs.
extension DiagnosticKind {
  package static let stringsDuplicateKey = DiagnosticKind(
    "strings-duplicate-key", .warning, .assets,
    summary: "A strings file has a key twice.",
    rationale: "The last text counts.",
    cure: "Remove one of the two.")

  package static let stringsEncoding = DiagnosticKind(
    "strings-encoding", .error, .assets,
    summary: "A strings file is neither UTF-8 nor UTF-16.",
    rationale: "Its texts cannot be read.",
    cure: "Save the file as UTF-8.")

  package static let stringsNotText = DiagnosticKind(
    "strings-not-text", .warning, .assets,
    summary: "A property list of texts has something else for a key.",
    rationale: "The key translates nothing.",
    cure: "Give the key a string; in a .stringsdict file a format with variations.")

  package static let stringsSyntax = DiagnosticKind(
    "strings-syntax", .error, .assets,
    summary: "A strings file cannot be read at this place.",
    rationale: "The entry is left out. Reading goes on after the next semicolon.",
    cure: "Correct the entry: it has the form \"key\" = \"text\";.")

  package static let unknownStringCatalogKey = DiagnosticKind(
    "unknown-string-catalog-key", .warning, .assets,
    summary: "A string catalog has a key that its format does not have at that place.",
    rationale:
      "It counts as not given. It is a warning where a known key is spelled nearly so, and a note "
      + "elsewhere: newer versions of Xcode have new keys.",
    cure: "Correct the key, or remove it.")

  package static let invalidStringCatalog = DiagnosticKind(
    "invalid-string-catalog", .error, .assets,
    summary: "A string catalog has no object \"strings\".",
    rationale: "It translates nothing.",
    cure: "Open it in Xcode and save it, or delete it."
  ).aliased("wrong-string-catalog")
}
