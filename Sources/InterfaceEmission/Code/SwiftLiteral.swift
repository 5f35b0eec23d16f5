/// Writes values as Swift spells them.
enum SwiftLiteral {
  /// A text between quotation marks; what does not show, or ends a line, is written by its number.
  static func string(_ text: String) -> String { "\"\(escaped(text))\"" }

  /// A text for a comment: one line, in which everything shows.
  static func comment(_ text: String) -> String { "`\(escaped(text))`" }

  /// A text where there is one, otherwise `nil`.
  static func string(_ text: String?) -> String { text.map { string($0) } ?? "nil" }

  /// A number; it is finite.
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

  /// Whether a character shows where it stands and changes nothing around it.
  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned:
      false
    default: scalar == " " || !scalar.properties.isWhitespace
    }
  }
}
