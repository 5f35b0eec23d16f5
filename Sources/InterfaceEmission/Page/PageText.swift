import InterfaceSource

/// Text in the elements of a page.
enum PageText {
  /// Returns a text with the characters escaped that have a meaning in HTML.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in PrintedText.line(text).unicodeScalars { append(scalar, to: &escaped) }
    return escaped
  }

  /// Returns an escaped name that may be broken between its words only: after a separator, and
  /// before a capital that follows a small letter.
  static func breakable(_ name: String) -> String {
    var text = ""
    var last: UnicodeScalar?
    for scalar in PrintedText.line(name).unicodeScalars {
      if let last, isBreak(last, scalar) { text += "<wbr>" }
      append(scalar, to: &text)
      last = scalar
    }
    return text
  }

  /// Returns a count with its noun.
  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  private static func isBreak(_ last: UnicodeScalar, _ next: UnicodeScalar) -> Bool {
    switch last {
    case "/", "_", "-", "+": !"/_-+".unicodeScalars.contains(next)
    default: next == "." || last.properties.isLowercase && next.properties.isUppercase
    }
  }

  private static func append(_ scalar: UnicodeScalar, to text: inout String) {
    switch scalar {
    case "&": text += "&amp;"
    case "<": text += "&lt;"
    case ">": text += "&gt;"
    case "\"": text += "&quot;"
    default: text.unicodeScalars.append(scalar)
    }
  }
}
