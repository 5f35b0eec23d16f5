package import InterfaceAssets
package import InterfaceSource

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

  /// Reads a strings file in the folder of a language, `fr.lproj/Main.strings`; nil for one in no such folder, and for
  /// one that is damaged: nobody knows what it has.
  package init?(strings file: SourceFile) {
    let parts = file.path.split(separator: "/", omittingEmptySubsequences: false).map { String($0) }
    guard parts.count > 1, parts[parts.count - 2].hasSuffix(".lproj") else { return nil }
    path = file.path
    container = parts.dropLast(2).joined(separator: "/")
    name = DocumentNames.baseName(of: file.path)
    language = String(parts[parts.count - 2].dropLast(6))
    let table = StringsTable(reading: file)
    guard !table.diagnostics.contains(where: { $0.severity == .error }) else { return nil }
    keys = table.entries.map { Key(name: $0.key, range: $0.keyRange) }
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
    translated = catalog.tables.mapValues { Set($0.entries.map(\.key)) }
    sourceLanguage = catalog.sourceLanguage
  }
}

/// Tables of one name in the folders of several languages.
struct TextTableGroup {
  /// The tables, in byte order of their paths.
  var tables: [TextTable]
  /// The table that others are held to: of the base, or of English where there is none; nil where there is neither.
  let reference: TextTable?

  /// The groups of a project's tables, those of string catalogs apart.
  static func all(in project: LintedProject) -> [TextTableGroup] {
    let grouped = Dictionary(
      grouping: project.tables.filter {
        // What an Info.plist says is the text that these replace.
        $0.language != nil && $0.name != "InfoPlist"
      }
    ) {
      $0.container + "/" + $0.name
    }
    return grouped.sorted { $0.key < $1.key }.map { TextTableGroup($0.value) }
  }

  private init(_ tables: [TextTable]) {
    self.tables = tables
    reference =
      ["Base", "en", "en-US", "en-GB", "English"].lazy.compactMap { language in
        tables.first { $0.language == language }
      }.first
  }
}
