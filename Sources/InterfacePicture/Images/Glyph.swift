/// A simple outline that stands in for a symbol, in a square of 24 by 24.
package struct Glyph: Equatable, Sendable {
  /// The outline in the letters and numbers of path data, which SVG, CSS and fonts share.
  package let outline: StaticString
  /// Whether the outline is filled also in symbols that are not.
  package var isSolid = false

  package static func == (one: Glyph, other: Glyph) -> Bool {
    one.outline.description == other.outline.description
  }
}
