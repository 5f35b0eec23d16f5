import InterfaceSource

/// Text in XML 1.0, between tags and in attributes alike.
enum XMLText {
  /// A text with everything escaped that XML, a terminal or a log would take for something else.
  ///
  /// What XML 1.0 cannot say at all (most control characters, U+FFFE, U+FFFF) is spelled out as `\u{1B}`; what
  /// `PrintedText` calls unsafe otherwise is a character reference, and so is each number sign, since `##[` is a
  /// command to build systems.
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

  /// A text in one line, escaped, without what a terminal or a build system would obey.
  static func line(_ text: String) -> String { escaped(PrintedText.line(text)) }

  /// ` name="value"` for each attribute.
  static func attributes(_ attributes: [(name: String, value: String)]) -> String {
    attributes.map { " \($0.name)=\"\(escaped($0.value))\"" }.joined()
  }
}
