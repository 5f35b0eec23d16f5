package import InterfaceTraits

/// The source of the replacements for a document's texts.
package enum TextChange: Sendable {
  /// Tables of a language; the first one that contains a key applies, with the variants for the
  /// idiom.
  case tables([StringsTable], TraitCollection.Idiom?)
  /// The document's own texts, transformed.
  case pseudo(Pseudolanguage)

  /// Returns the replacement for the text of a key, or `nil` if it does not change.
  func replacement(for key: @autoclosure () -> String, of text: String) -> String? {
    switch self {
    case .tables(let tables, let idiom):
      let key = key()
      return tables.lazy.compactMap { $0.text(of: key, on: idiom) }.first
    case .pseudo(let language):
      let changed = language.text(for: text)
      return changed == text ? nil : changed
    }
  }
}
