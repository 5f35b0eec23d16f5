/// The weight of a system font, from light to heavy.
///
/// ```swift
/// if case .label(let label) = view.content,
///   let weight = label.font.weight(in: layout.configuration), weight >= FontWeight.bold
/// {
///   print(label.text.string, "is bold")
/// }
/// ```
public enum FontWeight: UInt8, Hashable, Sendable, CaseIterable, Comparable {
  /// The lightest.
  case ultraLight
  /// Lighter than light.
  case thin
  /// Lighter than the usual weight.
  case light
  /// The usual weight.
  case regular
  /// A little heavier than the usual weight.
  case medium
  /// The weight of headlines.
  case semibold
  /// Bold.
  case bold
  /// Heavier than bold.
  case heavy
  /// The heaviest.
  case black

  /// Reads the `weight` of a `fontDescription`; nil for another word.
  package init?(documentName: String) {
    guard let weight = Self.allCases.first(where: { $0.documentName == documentName }) else {
      return nil
    }
    self = weight
  }

  /// The `weight` of a `fontDescription`.
  package var documentName: String {
    switch self {
    case .ultraLight: "ultraLight"
    case .thin: "thin"
    case .light: "light"
    case .regular: "regular"
    case .medium: "medium"
    case .semibold: "semibold"
    case .bold: "bold"
    case .heavy: "heavy"
    case .black: "black"
    }
  }

  /// The weight as CSS and OpenType count them: from 100 to 900, 400 for regular.
  package var number: Int { (Int(rawValue) + 1) * 100 }

  /// Whether this weight is lighter than the other.
  public static func < (lhs: FontWeight, rhs: FontWeight) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}
