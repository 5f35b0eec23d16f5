import InterfaceTraits
import PlatformFacts

extension Drawing {
  /// Draws a system symbol as a similar simple shape, or a neutral mark with its name if there is
  /// none.
  ///
  /// `.fill` fills the shape; `.circle` and `.square` enclose it; `.slash` crosses it out; badges and
  /// waves are omitted.
  mutating func glyph(_ name: String, in rect: LayoutRect, _ color: RGBA) {
    let side = min(rect.width, rect.height)
    guard side > 0 else { return }
    let square = rect.square(side)
    if let glyph = GlyphTable.glyphs[name] {
      return draw(glyph, isFilled: false, in: square, color)
    }
    var parts = name.split(separator: ".")
    let isFilled = parts.last == "fill"
    if isFilled { parts.removeLast() }
    if let glyph = Self.glyph(parts[...]) {
      return draw(glyph, isFilled: isFilled, in: square, color)
    }
    if parts.last == "slash", let glyph = Self.glyph(parts.dropLast()) {
      draw(glyph, isFilled: isFilled, in: square, color)
      line(
        square.x + side * 0.1, square.y + side * 0.1, square.maxX - side * 0.1,
        square.maxY - side * 0.1, .init(color: color, width: side / 12))
      return
    }
    if let frame = parts.last, frame == "circle" || frame == "square",
      let outline = GlyphTable.glyphs[String(frame)], let glyph = Self.glyph(parts.dropLast())
    {
      draw(outline, isFilled: isFilled, in: square, color)
      draw(
        glyph, isFilled: false, in: square.inset(side * 0.24), isFilled ? .white : color,
        lineWidth: 3)
      return
    }
    drawMark(name, in: square, color)
  }

  /// Draws the mark of a symbol without a shape, with the symbol's name as its title.
  private mutating func drawMark(_ name: String, in square: LayoutRect, _ color: RGBA) {
    let side = square.width
    group(title: name) { drawing in
      drawing.rect(
        square.inset(side * 0.1), radius: side * 0.22, fill: color.faded(0.08),
        stroke: .init(
          color: color, width: side * 0.06, dashes: [side * 0.06, side * 0.1], isRound: true))
    }
  }

  /// Returns the shape with a name apart from its badge or waves, or `nil` if there is none.
  private static func glyph(_ parts: ArraySlice<Substring>) -> GlyphTable.Glyph? {
    let end = parts.firstIndex { $0 == "badge" || $0 == "wave" } ?? parts.endIndex
    return GlyphTable.glyphs[parts[..<end].joined(separator: ".")]
  }

  private mutating func draw(
    _ glyph: GlyphTable.Glyph, isFilled: Bool, in square: LayoutRect, _ color: RGBA,
    lineWidth: Double = 2
  ) {
    let square = placed(square)
    let transform = Transform(x: square.x, y: square.y, scale: square.width / 24)
    group(transform: transform) { drawing in
      drawing.path(
        glyph.outline, fill: isFilled || glyph.isSolid ? color : nil,
        stroke: .init(color: color, width: lineWidth, isRound: true))
      guard let details = glyph.details else { return }
      drawing.path(
        details,
        stroke: .init(color: isFilled ? .white : color, width: lineWidth, isRound: true))
    }
  }
}
