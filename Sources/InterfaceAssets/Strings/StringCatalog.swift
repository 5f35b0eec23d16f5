package import InterfaceSource
import StructuredData

/// The texts of an `.xcstrings` file in all its languages.
package struct StringCatalog: Sendable {
  /// The file.
  package let file: SourceFile
  /// The source language, such as `en`, or `nil` if the file does not specify it.
  package let sourceLanguage: String?
  /// The tables by language.
  ///
  /// For texts that vary by number, the plural category `other` is used. For texts that vary by
  /// device, each kind of device has its own text.
  package let tables: [String: StringsTable]
  /// A text for each key that has one in any language, in the order of the file.
  package let allTexts: StringsTable
  /// The keys with a text for any number or kind of device, by language.
  package let translated: [String: Set<String>]
  /// The keys to translate: all except those that are marked as not translatable or are stale.
  package let keys: [Key]
  /// The findings, in the order of the file.
  package let diagnostics: [Diagnostic]

  /// A key with its source range.
  package struct Key: Hashable, Sendable {
    package var name: String
    /// The range of the key in the file, including its quotes.
    package var range: SourceRange

    package init(name: String, range: SourceRange) {
      self.name = name
      self.range = range
    }
  }

  /// Reads the JSON of a file.
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
        if VariedText.exists(in: language.value) {
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
      .invalidStringCatalog, at: range,
      message: "the string catalog has no object \"strings\"")
  }
}
