/// The width of text in a terminal.
enum TextWidth {
  /// The characters that take two columns: the blocks that Unicode's annex 11 calls wide or full
  /// width.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
    0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD,
  ]

  /// Returns the number of columns: two for each wide letter and picture, and one for any other
  /// letter, however many marks it has.
  static func columns(_ text: some StringProtocol) -> Int {
    let bytes = text.utf8
    if bytes.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) { return bytes.count }
    return text.reduce(0) { $0 + columns($1) }
  }

  private static func columns(_ letter: Character) -> Int {
    guard let scalar = letter.unicodeScalars.first else { return 0 }
    if scalar.properties.isEmojiPresentation { return 2 }
    // A selector requests the colored picture of a sign.
    if letter.unicodeScalars.contains("\u{FE0F}") { return 2 }
    return wide.contains { $0.contains(scalar.value) } ? 2 : 1
  }
}
