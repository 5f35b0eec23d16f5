package import InterfaceSource

/// Kinds of problems in strings files and string catalogs.
extension DiagnosticKind {
  package static let stringsDuplicateKey = DiagnosticKind(
    "strings-duplicate-key", .warning, .assets,
    summary: "A strings file contains a key twice.",
    rationale: "The last text is used.",
    remedy: "Remove one of the entries.")

  package static let stringsEncoding = DiagnosticKind(
    "strings-encoding", .error, .assets,
    summary: "A strings file is neither UTF-8 nor UTF-16.",
    rationale: "Its texts cannot be read.",
    remedy: "Save the file as UTF-8.")

  package static let stringsNotText = DiagnosticKind(
    "strings-not-text", .warning, .assets,
    summary: "A value in a property list of strings is not a string.",
    rationale: "The key translates nothing.",
    remedy:
      "Replace the value with a string, or in a .stringsdict file with a format with variations.")

  package static let stringsSyntax = DiagnosticKind(
    "strings-syntax", .error, .assets,
    summary: "A strings file has a syntax error.",
    rationale: "The entry is left out. Reading continues after the next semicolon.",
    remedy: "Correct the entry: it has the form \"key\" = \"text\";.")

  package static let unknownStringCatalogKey = DiagnosticKind(
    "unknown-string-catalog-key", .warning, .assets,
    summary: "A string catalog has an unknown key.",
    rationale:
      "The key is ignored. The finding is a warning if the key resembles a known one, and "
      + "otherwise a note, because newer versions of Xcode add keys.",
    remedy: "Correct the key, or remove it.")

  package static let invalidStringCatalog = DiagnosticKind(
    "invalid-string-catalog", .error, .assets,
    summary: "A string catalog has no object \"strings\".",
    rationale: "The catalog translates nothing.",
    remedy: "Open the catalog in Xcode and save it, or delete it."
  ).aliased("wrong-string-catalog")
}
