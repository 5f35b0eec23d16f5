/// The line break opportunities between characters: the common cases of Unicode Standard Annex 14.
enum LineBreaking {
  /// The line breaking class of a character.
  enum Kind: UInt8, Sendable {
    /// A letter, a digit or a mark, without breaks next to it.
    case letter
    /// A digit, before which a hyphen does not break.
    case digit
    /// A space, which may extend beyond the end of a line.
    case space
    /// The end of a paragraph.
    case newline
    /// A character after which a line may break, such as a hyphen or a slash.
    case breakAfter
    /// An ideograph or an emoji: a line may break on either side.
    case ideograph
    /// Punctuation that may not begin a line.
    case closing
    /// Punctuation that may not end a line.
    case opening
  }

  /// Returns the class of the character that starts with the given scalar.
  static func kind(of scalar: UInt32) -> Kind {
    switch scalar {
    case 0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029: .newline
    case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: .space
    case 0x30...0x39: .digit
    case 0x2D, 0x2F, 0xAD, 0x2010, 0x2012...0x2014: .breakAfter
    case 0x21, 0x29, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F, 0x5D, 0x7D, 0x3001, 0x3002, 0x3009, 0x300B,
      0x300D, 0x300F, 0x3011, 0x3015, 0x30FB, 0x30FC, 0xFF01, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A,
      0xFF1B, 0xFF1F, 0x2026:
      .closing
    case 0x28, 0x5B, 0x7B, 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0xFF08: .opening
    case 0x2E80...0xA4CF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60, 0x1F000...0x3FFFF:
      .ideograph
    default: .letter
    }
  }

  /// Returns whether a line may break between two adjacent characters of the given classes.
  static func mayBreak(_ before: Kind, _ after: Kind) -> Bool {
    switch (before, after) {
    case (.space, .newline): false
    case (.newline, _), (.space, _): after != .space || before == .newline
    case (_, .space), (_, .newline), (_, .closing), (.opening, _): false
    case (.breakAfter, .digit), (.breakAfter, .breakAfter): false
    case (.breakAfter, _), (.ideograph, _), (_, .ideograph): true
    case (.closing, .letter), (.closing, .digit), (.closing, .opening): false
    default: false
    }
  }
}
