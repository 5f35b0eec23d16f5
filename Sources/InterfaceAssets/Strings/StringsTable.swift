package import InterfaceSource
package import InterfaceTraits

/// Texts by their keys, as a strings file gives them in one language.
package struct StringsTable: Sendable {
  /// A key and its text.
  package struct Entry: Hashable, Sendable {
    /// The key, with its escapes decoded; in files for documents `objectID.property`.
    package var key: String
    /// The text, with its escapes decoded.
    package var value: String
    /// The key as it stands in the file, with its quotes.
    package var keyRange: SourceRange
    /// The text as it stands in the file, with its quotes.
    package var valueRange: SourceRange
    /// The texts for kinds of devices that have one of their own, by the format's names for them, such as `ipad`.
    package var deviceValues: [String: String] = [:]
  }

  /// The file, its text converted to UTF-8: ranges are in these bytes.
  package let file: SourceFile
  /// The entries in the order of the file.
  package let entries: [Entry]
  /// What is wrong in the file, in its order.
  package let diagnostics: [Diagnostic]

  private let index: [String: Int]

  /// Creates a table; of a key that stands twice, the last one counts.
  package init(file: SourceFile, entries: [Entry], diagnostics: [Diagnostic]) {
    self.file = file
    self.entries = entries
    self.diagnostics = diagnostics
    index = Dictionary(zip(entries.map(\.key), entries.indices)) { _, last in last }
  }

  /// The text of a key; nil when the table does not have it.
  package subscript(key: String) -> String? { index[key].map { entries[$0].value } }

  /// The text of a key on a kind of device; nil when the table does not have it.
  package func text(of key: String, on idiom: TraitCollection.Idiom?) -> String? {
    guard let entry = index[key].map({ entries[$0] }) else { return nil }
    guard !entry.deviceValues.isEmpty, let name = idiom?.stringsName else { return entry.value }
    return entry.deviceValues[name] ?? entry.value
  }

  /// Whether some text is another one on some kind of device.
  package var variesByDevice: Bool { entries.contains { !$0.deviceValues.isEmpty } }
}

extension TraitCollection.Idiom {
  /// The kind of device as strings files name it.
  fileprivate var stringsName: String {
    switch self {
    case .phone: "iphone"
    case .pad: "ipad"
    case .tv: "appletv"
    case .mac: "mac"
    }
  }
}
