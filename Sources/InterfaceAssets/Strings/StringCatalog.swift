package import InterfaceSource
import JSONReading

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
  /// What is wrong in the file, in its order.
  package let diagnostics: [Diagnostic]

  /// Reads a file's JSON.
  package init(reading file: SourceFile) {
    let document = JSONDocument(reading: file)
    var diagnostics = document.diagnostics
    if let root = document.root, root["strings"]?.object == nil {
      diagnostics.append(.stringCatalogWithoutStrings(root.range))
    }
    let sourceLanguage = document.root?["sourceLanguage"]?.string
    var entries: [String: [StringsTable.Entry]] = [:]
    for key in document.root?["strings"]?.object ?? [] {
      for language in key.value["localizations"]?.object ?? [] {
        guard let text = VariedText(language.value) else { continue }
        entries[language.name, default: []].append(
          StringsTable.Entry(
            key: key.name, value: text.value, keyRange: key.nameRange, valueRange: text.range,
            deviceValues: text.deviceValues))
      }
    }
    self.file = file
    self.sourceLanguage = sourceLanguage
    self.diagnostics = diagnostics
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
