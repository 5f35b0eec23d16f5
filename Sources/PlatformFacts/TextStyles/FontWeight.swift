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
  /// The lightest weight.
  case ultraLight
  /// A weight between ultra light and light.
  case thin
  /// A weight lighter than regular.
  case light
  /// The regular weight.
  case regular
  /// A weight slightly heavier than regular.
  case medium
  /// The weight of headlines.
  case semibold
  /// The bold weight.
  case bold
  /// A weight heavier than bold.
  case heavy
  /// The heaviest weight.
  case black

  /// Creates a weight from the `weight` of a `fontDescription`, or returns `nil` for any other
  /// word.
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

  /// The weight in CSS and OpenType, from 100 to 900; 400 is regular.
  package var number: Int { (Int(rawValue) + 1) * 100 }

  /// Returns a Boolean value that indicates whether the first weight is lighter than the second.
  public static func < (lhs: FontWeight, rhs: FontWeight) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}
