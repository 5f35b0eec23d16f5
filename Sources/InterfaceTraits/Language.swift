/// The language of an app's texts: a real one, or a pseudolanguage for testing a layout.
///
/// ```swift
/// for name in ["fr", "ar", "pseudo-long"] {
///   if let language = Language(name) { print(language, language.layoutDirection == .rightToLeft) }
/// }
/// ```
public enum Language: Hashable, Sendable, CustomStringConvertible {
  /// A language into which texts are translated.
  case natural(LanguageTag)
  /// A modification of the document's own texts.
  case pseudo(Pseudolanguage)

  /// Creates a language from its name, or returns `nil` if the text is not one.
  public init?(_ name: String) {
    if let pseudo = Pseudolanguage(name: name) {
      self = .pseudo(pseudo)
    } else if let tag = LanguageTag(name) {
      self = .natural(tag)
    } else {
      return nil
    }
  }

  /// The name, such as `pt-BR` or `pseudo-long`.
  public var description: String {
    switch self {
    case .natural(let tag): tag.description
    case .pseudo(let language): language.rawValue
    }
  }

  /// The layout direction that the language requires: right to left, or `nil` if it does not change
  /// the default.
  public var layoutDirection: TraitCollection.LayoutDirection? {
    switch self {
    case .natural(let tag): tag.isRightToLeft ? .rightToLeft : nil
    case .pseudo(let language): language == .rightToLeft ? .rightToLeft : nil
    }
  }
}
