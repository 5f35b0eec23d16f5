/// A line of glyphs from left to right.
package struct ShapedLine: Hashable, Sendable {
  /// A glyph and where it stands.
  package struct Glyph: Hashable, Sendable {
    /// Its number in the font.
    package var number: UInt32
    /// How far it is moved from where the pen is, to the right and down, in em.
    package var offset: FontOutline.Point
    /// How far the pen goes on after it, in em.
    package var advance: Double
  }

  /// The glyphs as they are seen from left to right.
  package internal(set) var glyphs: [Glyph] = []
}
