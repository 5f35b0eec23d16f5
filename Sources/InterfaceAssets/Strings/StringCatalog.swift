package import InterfaceSource
import StructuredData

/// The texts of an `.xcstrings` file in all its languages.
package struct StringCatalog: Sendable {
  /// The file.
  package let file: SourceFile
  /// The language that the texts were written in, such as `en`; nil when the file does not say.
  package let sourceLanguage: String?
  /// The tables by language.
  ///
  /// Of texts that vary by number, those for the number `other` count; of texts that vary by device, each kind of
  /// device has its own.
  package let tables: [String: StringsTable]
  /// A text of each key that has one in some language, in the order of the file.
  package let allTexts: StringsTable
  /// The keys that have a text for some number or kind of device, by language.
  package let translated: [String: Set<String>]
  /// The keys that are to be translated: all but those that are marked otherwise, or that no source has any more.
  package let keys: [Key]
  /// What is wrong in the file, in its order.
  package let diagnostics: [Diagnostic]

  /// A key with its place.
  package struct Key: Hashable, Sendable {
    /// The key.
    package var name: String
    /// The key as it stands in the file, with its quotes.
    package var range: SourceRange

    /// Creates a key.
    package init(name: String, range: SourceRange) {
      self.name = name
      self.range = range
    }
  }

  /// Reads a file's JSON.
  package init(reading file: SourceFile) {
    let document = StructuredDocument(json: file)
    var diagnostics = document.diagnostics
    if let root = document.root, root["strings"]?.members == nil {
      diagnostics.append(.stringCatalogWithoutStrings(root.range))
    }
    if let root = document.root { diagnostics += StringCatalogKeyCheck.diagnostics(of: root) }
    let sourceLanguage = document.root?["sourceLanguage"]?.string
    var entries: [String: [StringsTable.Entry]] = [:]
    var translated: [String: Set<String>] = [:]
    var keys: [Key] = []
    for key in document.root?["strings"]?.members ?? [] {
      if key.value["shouldTranslate"]?.bool != false,
        key.value["extractionState"]?.string != "stale"
      {
        keys.append(Key(name: key.name, range: key.nameRange))
      }
      for language in key.value["localizations"]?.members ?? [] {
        if VariedText.isThere(in: language.value) {
          translated[language.name, default: []].insert(key.name)
        }
        guard let text = VariedText(language.value) else { continue }
        entries[language.name, default: []].append(
          StringsTable.Entry(
            key: key.name, value: text.value, keyRange: key.nameRange, valueRange: text.range,
            deviceValues: text.deviceValues))
      }
    }
    self.file = file
    self.sourceLanguage = sourceLanguage
    self.translated = translated
    self.keys = keys
    self.diagnostics = diagnostics
    var known: Set<String> = []
    allTexts = StringsTable(
      file: file,
      entries: entries.values.joined().sorted { $0.keyRange.start < $1.keyRange.start }
        .filter { known.insert($0.key).inserted }, diagnostics: [])
    tables = entries.mapValues { StringsTable(file: file, entries: $0, diagnostics: []) }
  }
}

extension Diagnostic {
  fileprivate static func stringCatalogWithoutStrings(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      .wrongStringCatalog, at: range,
      message: "the string catalog has no object \"strings\"")
  }
}
