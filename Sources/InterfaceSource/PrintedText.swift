/// Text from documents and file names, prepared for printing: it cannot move the cursor, change the
/// direction of the line, break it, or be interpreted as a command by a system that records the
/// log.
///
/// This is the only implementation. Output is composed of lines, and each line passes through
/// `line` before it is written. JSON is not for people; its writer escapes as JSON does.
package enum PrintedText {
  /// Returns a line without its line break, with unsafe characters escaped as `\u{1B}`.
  ///
  /// Unsafe are control characters (C0, DEL, C1, including line breaks and tabs), the marks,
  /// embeddings, overrides and isolates of bidirectional text, and line and paragraph separators.
  /// `##[` and `##vso[` are commands to build systems anywhere in a line; `::` is one if only
  /// blanks precede it. The first character of such a command is escaped.
  package static func line(_ text: some StringProtocol) -> String {
    let text = String(text)
    guard mayBeUnsafe(text) else { return text }
    var result = ""
    var isAtStart = true
    var remaining = text.unicodeScalars[...]
    while let scalar = remaining.popFirst() {
      if isUnsafe(scalar) || isCommand(scalar, remaining, isAtStart: isAtStart) {
        result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
        isAtStart = false
      } else {
        result.unicodeScalars.append(scalar)
        isAtStart = isAtStart && scalar.properties.isWhitespace
      }
    }
    return result
  }

  /// Returns whether a text may contain unsafe characters: nearly no text contains any of these
  /// bytes.
  private static func mayBeUnsafe(_ text: String) -> Bool {
    var previous: UInt8 = 0
    for byte in text.utf8 {
      switch byte {
      case 0..<0x20, 0x7F, 0xC2, 0xD8, 0xE2: return true
      case UInt8(ascii: ":") where previous == byte, UInt8(ascii: "#") where previous == byte:
        return true
      default: previous = byte
      }
    }
    return false
  }

  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0: true
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    case 0x2028, 0x2029: true
    default: false
    }
  }

  private static func isCommand(
    _ scalar: Unicode.Scalar, _ remaining: Substring.UnicodeScalarView, isAtStart: Bool
  ) -> Bool {
    switch scalar {
    case ":": isAtStart && remaining.first == ":"
    case "#": starts(remaining, with: "#[") || starts(remaining, with: "#vso[")
    default: false
    }
  }

  /// Returns whether a text starts with a word in lower-case ASCII letters, ignoring case.
  private static func starts(
    _ text: Substring.UnicodeScalarView, with word: StaticString
  ) -> Bool {
    var remaining = text
    return word.withUTF8Buffer { bytes in
      bytes.allSatisfy { byte in
        guard let scalar = remaining.popFirst() else { return false }
        let isCapital = (0x41...0x5A).contains(scalar.value)
        return (isCapital ? scalar.value + 0x20 : scalar.value) == UInt32(byte)
      }
    }
  }
}
