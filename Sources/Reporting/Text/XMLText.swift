import InterfaceSource

/// Text in XML 1.0, between tags or in attributes.
enum XMLText {
  /// Escapes everything in a text that has a special meaning in XML, a terminal or a log.
  ///
  /// Characters that XML 1.0 cannot represent (most control characters, U+FFFE, U+FFFF) are spelled
  /// out as `\u{1B}`. Other characters that `PrintedText` considers unsafe become character
  /// references, and so does each number sign, because `##[` is a command to build systems.
  static func escaped(_ text: some StringProtocol) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x26: result += "&amp;"
      case 0x3C: result += "&lt;"
      case 0x3E: result += "&gt;"
      case 0x22: result += "&quot;"
      case 0x27: result += "&#39;"
      case 0x23, 0x09, 0x0A, 0x0D, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028, 0x2029,
        0x202A...0x202E, 0x2066...0x2069:
        result += "&#\(scalar.value);"
      case 0..<0x20, 0xFFFE, 0xFFFF:
        result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns a text in one line, escaped, without commands to a terminal or a build system.
  static func line(_ text: String) -> String { escaped(PrintedText.line(text)) }

  /// Returns ` name="value"` for each attribute.
  static func attributes(_ attributes: [(name: String, value: String)]) -> String {
    attributes.map { " \($0.name)=\"\(escaped($0.value))\"" }.joined()
  }
}
