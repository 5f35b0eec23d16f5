/// How heavy a system font is, from thin to thick.
package enum FontWeight: UInt8, Hashable, Sendable, CaseIterable, Comparable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

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
  package static func < (lhs: FontWeight, rhs: FontWeight) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}
