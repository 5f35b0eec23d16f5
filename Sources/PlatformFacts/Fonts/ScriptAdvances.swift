/// The default advances of characters that no table contains, by kind of character.
package enum ScriptAdvances {
  /// Returns the advance of a non-ASCII character in Inter Regular, in em, or `nil` if it is not
  /// one of Inter's signs, letters, punctuation marks or arrows.
  ///
  /// It is used in place of the system font's advance, which is unknown: of 21 such characters in
  /// labels, 19 are within 0.03 em.
  package static func interAdvance(of scalar: UInt32) -> Double? {
    scalar == playSign ? playSignAdvance : inter[scalar]
  }

  /// ▶, and its advance in em: 4 buttons in two sizes of one project (weak).
  private static let playSign: UInt32 = 0x25B6
  private static let playSignAdvance = 0.8067

  private static let inter: [UInt32: Double] = {
    var advances: [UInt32: Double] = [:]
    PackedText(OpenFontTable.inter).forEach { line in
      guard let first = line.text().flatMap({ UInt32($0, radix: 16) }) else {
        preconditionFailure("a line of Inter's advances does not begin with a character")
      }
      var scalar = first
      while let advance = line.number() {
        if advance > 0 { advances[scalar] = Double(advance) / 10_000 }
        scalar += 1
      }
    }
    return advances
  }()

  /// Returns the advance of a character, in em; for an emoji, that of the whole cluster.
  ///
  /// Ideographs were measured; for the other characters see docs/internals/text.md, 'Named fonts'.
  /// Emoji are wider at small sizes (three labels below 20 points of three projects, two above of
  /// two). Cyrillic letters have the mean of the observed letters, spaces have the widths that
  /// their names imply, and everything else has the prior of the fit, 0.55 em. All except
  /// zero-width characters are approximate.
  ///
  /// - Parameters:
  ///   - scalar: The character.
  ///   - size: The font's size, in points.
  /// - Returns: The advance.
  package static func advance(of scalar: UInt32, size: Double) -> Double {
    switch scalar {
    case 0x300...0x36F, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2064, 0xFE00...0xFE0F, 0xFEFF:
      0
    case 0x2002: 0.5
    case 0x2003: 1
    case 0x2004: 1 / 3
    case 0x2005: 0.25
    case 0x2006: 1 / 6
    case 0x400...0x52F: 0.594
    case 0x1F000...0x1FFFF, 0x2600...0x27BF: size < 20 ? smallEmoji : emoji
    case 0xFF61...0xFFDC: ideograph / 2
    case 0x2E80...0xA4CF, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFFE6,
      0x20000...0x3FFFF:
      ideograph
    default: 0.55
    }
  }

  /// Returns the unaccented letter with the same advance as a Latin letter, or `nil` for other
  /// characters.
  package static func baseLetter(of scalar: UInt32) -> UInt32? {
    let index: Int
    switch scalar {
    case 0xC0...0xFF: index = Int(scalar - 0xC0)
    case 0x100...0x17F: index = Int(scalar - 0x100) + 64
    case 0x1EA0...0x1EF9: index = Int(scalar - 0x1EA0) + 192
    case 0x1A0: return 0x4F
    case 0x1A1: return 0x6F
    case 0x1AF: return 0x55
    case 0x1B0: return 0x75
    default: return nil
    }
    let letter = latin.utf8Start[index]
    return letter == 0x2E ? nil : UInt32(letter)
  }

  /// The base letters of U+00C0 to U+00FF, then of U+0100 to U+017F and the Vietnamese letters from
  /// U+1EA0 to U+1EF9, with a dot if there is none.
  private static let latin: StaticString = """
    AAAAAA.CEEEEIIII.NOOOOO.OUUUUY..aaaaaa.ceeeeiiii.nooooo.ouuuuy.y\
    AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiIi..JjKkkLlLlLlLl\
    LlNnNnNnn..OoOoOo..RrRrRrSsSsSsSsTtTtTtUuUuUuUuUuUuWwYyYZzZzZzs\
    AaAaAaAaAaAaAaAaAaAaAaAaEeEeEeEeEeEeEeEeIiIiOoOoOoOoOoOoOo\
    OoOoOoOoOoUuUuUuUuUuUuUuYyYyYyYy
    """

  private static let ideograph = 1.025
  private static let emoji = 1.1
  private static let smallEmoji = 1.35
}
