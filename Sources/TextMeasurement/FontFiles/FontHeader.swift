/// The verified properties that measuring text with a font needs.
struct FontHeader {
  /// The number of units per em.
  let unitsPerEm: Int
  /// The distance from the baseline to the top of a line, in units.
  let ascender: Int
  /// The distance from the baseline to the bottom of a line, in units, positive below the baseline.
  let descender: Int
  /// The line gap, in units.
  let lineGap: Int

  /// Checks the tables that measuring needs.
  ///
  /// Line heights are taken from the table `hhea`, which Apple's text systems use, and not from
  /// `OS/2`: the line heights of all 88 labels in fonts with a file that documents show are those
  /// of `hhea` (docs/internals/text.md).
  init(_ container: FontContainer, _ tables: FontContainer.Tables) throws(FontFault) {
    func table(_ name: StaticString, _ least: Int) throws(FontFault) -> Int {
      guard let table = tables[FontContainer.tag(name)] else {
        throw FontFault("the font has no table '\(name)'", at: 0)
      }
      guard table.length >= least else {
        throw FontFault(
          "the table '\(name)' has \(table.length) bytes; at least \(least) are required",
          at: table.offset)
      }
      return table.offset
    }
    let head = try table("head", 54)
    unitsPerEm = Int(container.half(head + 18))
    guard (16...16_384).contains(unitsPerEm) else {
      throw FontFault(
        "the table 'head' declares \(unitsPerEm) units per em; expected 16 to 16384", at: head + 18)
    }
    let profile = try table("maxp", 6)
    let glyphs = Int(container.half(profile + 4))
    let lines = try table("hhea", 36)
    let widths = Int(container.half(lines + 34))
    guard glyphs > 0, (1...glyphs).contains(widths) else {
      throw FontFault(
        "the table 'hhea' declares \(widths) widths for \(glyphs) glyphs", at: lines + 34)
    }
    _ = try table("hmtx", 4 * widths)
    _ = try table("cmap", 4)
    _ = try table("name", 6)
    ascender = Self.signed(container.half(lines + 4))
    descender = -Self.signed(container.half(lines + 6))
    lineGap = max(0, Self.signed(container.half(lines + 8)))
    guard ascender + descender > 0, ascender + descender <= 16 * unitsPerEm else {
      throw FontFault(
        "the table 'hhea' declares lines of \(ascender + descender) units; expected 1 to 16 em",
        at: lines + 4)
    }
  }

  private static func signed(_ number: UInt16) -> Int { Int(Int16(bitPattern: number)) }
}
