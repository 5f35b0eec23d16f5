/// A pseudolanguage: the document's own texts, modified to show the effects of a translation.
///
/// ```swift
/// for language in Pseudolanguage.allCases { print(language.rawValue) }
/// ```
public enum Pseudolanguage: String, Hashable, Sendable, CaseIterable {
  /// Texts are a third longer.
  case long = "pseudo-long"
  /// Every text is doubled, as in Xcode's Double-Length Pseudolanguage.
  case double = "pseudo-double"
  /// Letters have accents above and below, as in Xcode's Accented Pseudolanguage.
  case accented = "pseudo-accented"
  /// Texts are enclosed in marks, as in Xcode's Bounded String Pseudolanguage.
  case bounded = "pseudo-bounded"
  /// Texts are unchanged, and the direction is right to left, as in Xcode's Right-to-Left
  /// Pseudolanguage.
  case rightToLeft = "pseudo-rtl"

  /// Creates a pseudolanguage from its name, or from another common name for it.
  public init?(name: String) {
    guard let language = Self(rawValue: name) ?? Self.aliases[name] else { return nil }
    self = language
  }

  private static let aliases: [String: Pseudolanguage] = [
    "pseudo-third": .long, "pseudo-double-length": .double, "pseudo-accents": .accented,
    "en-XA": .accented, "pseudo-mirrored": .rightToLeft, "pseudo-right-to-left": .rightToLeft,
    "ar-XB": .rightToLeft,
  ]
}
