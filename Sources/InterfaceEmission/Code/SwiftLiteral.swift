/// Writes values as Swift literals.
enum SwiftLiteral {
  /// Returns a text in quotation marks.
  ///
  /// Invisible characters and line breaks are escaped by their numbers.
  static func string(_ text: String) -> String { "\"\(escaped(text))\"" }

  /// Returns a text for a comment: one line in which all characters are visible.
  static func comment(_ text: String) -> String { "`\(escaped(text))`" }

  /// Returns the literal of a text, or the text `nil` if there is none.
  static func string(_ text: String?) -> String { text.map { string($0) } ?? "nil" }

  /// Returns the literal of a finite number.
  static func number(_ value: Double) -> String { "\(value + 0)" }

  private static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", "\"":
        result.append("\\")
        result.append(scalar)
      case "\n": result.append(contentsOf: "\\n".unicodeScalars)
      case "\r": result.append(contentsOf: "\\r".unicodeScalars)
      case "\t": result.append(contentsOf: "\\t".unicodeScalars)
      default:
        if isVisible(scalar), !result.isEmpty || !scalar.properties.isGraphemeExtend {
          result.append(scalar)
        } else {
          let number = String(scalar.value, radix: 16, uppercase: true)
          result.append(contentsOf: "\\u{\(number)}".unicodeScalars)
        }
      }
    }
    return String(result)
  }

  /// Returns whether a character is visible in any position and does not affect its neighbors.
  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned:
      false
    default: scalar == " " || !scalar.properties.isWhitespace
    }
  }
}
