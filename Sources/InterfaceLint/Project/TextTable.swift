package import InterfaceAssets
package import InterfaceSource
import StructuredData

/// The texts of a project in one language, or a string catalog with those of all languages.
package struct TextTable: Sendable {
  /// A key and its range.
  package typealias Key = StringCatalog.Key

  /// The path, as the project names it.
  package let path: String
  /// The folder that contains the language folders.
  let container: String
  /// The file name without extension.
  let name: String
  /// The language as its folder spells it, or `nil` for a string catalog.
  let language: String?
  /// The keys; in a string catalog, those to translate.
  let keys: [Key]
  /// The keys with a text in a string catalog, by language.
  ///
  /// Empty for other tables.
  let translated: [String: Set<String>]
  /// The source language of a string catalog.
  let sourceLanguage: String?
  /// The reasons why the file cannot be read.
  ///
  /// Empty for a valid file.
  ///
  /// The keys of a damaged file are unknown.
  package let faults: [Diagnostic]

  /// Reads a strings file in a language folder, such as `fr.lproj/Main.strings`, or the
  /// `.stringsdict` next to it.
  ///
  /// Returns `nil` for a file in another folder.
  package init?(strings file: SourceFile) {
    let parts = file.path.split(separator: "/", omittingEmptySubsequences: false).map { String($0) }
    guard parts.count > 1, parts[parts.count - 2].hasSuffix(".lproj") else { return nil }
    path = file.path
    container = parts.dropLast(2).joined(separator: "/")
    name = DocumentNames.baseName(of: file.path)
    language = String(parts[parts.count - 2].dropLast(6))
    let found: [Diagnostic]
    if file.path.lowercased().hasSuffix(".stringsdict") {
      let document = StructuredDocument(propertyList: file)
      found = document.diagnostics
      keys = (document.root?.members ?? []).map { Key(name: $0.name, range: $0.nameRange) }
    } else {
      let table = StringsTable(reading: file)
      found = table.diagnostics
      keys = table.entries.map { Key(name: $0.key, range: $0.keyRange) }
    }
    faults = found.filter { $0.severity == .error }
    translated = [:]
    sourceLanguage = nil
  }

  package init(catalog file: SourceFile) {
    let catalog = StringCatalog(reading: file)
    path = file.path
    container = ""
    name = DocumentNames.baseName(of: file.path)
    language = nil
    keys = catalog.keys
    translated = catalog.translated
    sourceLanguage = catalog.sourceLanguage
    faults = catalog.diagnostics.filter { $0.severity == .error }
  }
}
