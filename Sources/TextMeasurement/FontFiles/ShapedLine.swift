/// A shaped line of glyphs, from left to right.
package struct ShapedLine: Hashable, Sendable {
  /// A glyph with its offset and advance.
  package struct Glyph: Hashable, Sendable {
    /// The index of the glyph in the font.
    package var number: UInt32
    /// The offset from the pen's position, to the right and down, in em.
    package var offset: FontOutline.Point
    /// The advance of the pen, in em.
    package var advance: Double
  }

  /// The glyphs in visual order, from left to right.
  package internal(set) var glyphs: [Glyph] = []
}
