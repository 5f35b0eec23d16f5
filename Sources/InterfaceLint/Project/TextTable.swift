package import InterfaceAssets
package import InterfaceSource
import StructuredData

/// Texts of a project in one language, or a string catalog with those of all.
package struct TextTable: Sendable {
  /// A key with its place.
  package typealias Key = StringCatalog.Key

  /// The path, as the project names it.
  package let path: String
  /// The folder that those of the languages are in.
  let container: String
  /// The name of the file without extension.
  let name: String
  /// The language as its folder spells it; nil for a string catalog.
  let language: String?
  /// The keys, and in a string catalog those that are to be translated.
  let keys: [Key]
  /// The keys that a string catalog has a text for, by language; empty for other tables.
  let translated: [String: Set<String>]
  /// The language that the texts of a string catalog were written in.
  let sourceLanguage: String?
  /// Why the file cannot be read; empty for one that is whole.
  ///
  /// Of a damaged one nobody knows what it has.
  package let faults: [Diagnostic]

  /// Reads a strings file in the folder of a language, `fr.lproj/Main.strings`, or the `.stringsdict` beside it; nil for
  /// one in no such folder.
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

  /// Reads a string catalog.
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
