package import InterfaceTraits

/// What replaces the texts of a document.
package enum TextChange: Sendable {
  /// Tables of a language, the first one that has a key counts; of texts that vary by device those of the idiom.
  case tables([StringsTable], TraitCollection.Idiom?)
  /// The texts themselves, changed.
  case pseudo(Pseudolanguage)

  /// What replaces the text of a key; nil when it stays.
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
