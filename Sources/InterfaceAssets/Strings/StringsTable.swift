package import InterfaceSource
package import InterfaceTraits

/// Texts by key in one language, as in a strings file.
package struct StringsTable: Sendable {
  /// A key and its text.
  package struct Entry: Hashable, Sendable {
    /// The key, with escapes decoded; in files for documents, `objectID.property`.
    package var key: String
    /// The text, with escapes decoded.
    package var value: String
    /// The range of the key in the file, including its quotes.
    package var keyRange: SourceRange
    /// The range of the text in the file, including its quotes.
    package var valueRange: SourceRange
    /// The texts for kinds of devices that have their own, by the format's names for them, such as
    /// `ipad`.
    package var deviceValues: [String: String] = [:]
  }

  /// The file, converted to UTF-8; ranges refer to these bytes.
  package let file: SourceFile
  /// The entries, in the order of the file.
  package let entries: [Entry]
  /// The findings, in the order of the file.
  package let diagnostics: [Diagnostic]

  private let index: [String: Int]

  /// Creates a table; if a key occurs twice, the last one applies.
  package init(file: SourceFile, entries: [Entry], diagnostics: [Diagnostic]) {
    self.file = file
    self.entries = entries
    self.diagnostics = diagnostics
    index = Dictionary(zip(entries.map(\.key), entries.indices)) { _, last in last }
  }

  /// Returns the text of a key, or `nil` if the table does not contain it.
  package subscript(key: String) -> String? { index[key].map { entries[$0].value } }

  /// Returns the text of a key on a kind of device, or `nil` if the table does not contain it.
  package func text(of key: String, on idiom: TraitCollection.Idiom?) -> String? {
    guard let entry = index[key].map({ entries[$0] }) else { return nil }
    guard !entry.deviceValues.isEmpty, let name = idiom?.stringsName else { return entry.value }
    return entry.deviceValues[name] ?? entry.value
  }

  /// Whether any text differs between kinds of devices.
  package var variesByDevice: Bool { entries.contains { !$0.deviceValues.isEmpty } }
}

extension TraitCollection.Idiom {
  /// The name of the idiom in strings files.
  fileprivate var stringsName: String {
    switch self {
    case .phone: "iphone"
    case .pad: "ipad"
    case .tv: "appletv"
    case .mac: "mac"
    }
  }
}
