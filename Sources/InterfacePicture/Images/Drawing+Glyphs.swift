import InterfaceTraits
import PlatformFacts

extension Drawing {
  /// Draws a system symbol as a similar simple shape, or a rounded placeholder if there is none.
  ///
  /// `.fill` fills the shape; `.circle` and `.square` enclose it; `.slash` crosses it out.
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
    if let glyph = GlyphTable.glyphs[parts.joined(separator: ".")] {
      return draw(glyph, isFilled: isFilled, in: square, color)
    }
    if parts.last == "slash", parts.count > 1 {
      let shape = parts.dropLast() + (isFilled ? ["fill"] : [])
      self.glyph(shape.joined(separator: "."), in: rect, color)
      line(
        square.x + side * 0.1, square.y + side * 0.1, square.maxX - side * 0.1,
        square.maxY - side * 0.1, .init(color: color, width: side / 12))
      return
    }
    if let frame = parts.last, frame == "circle" || frame == "square",
      let outline = GlyphTable.glyphs[String(frame)]
    {
      draw(outline, isFilled: isFilled, in: square, color)
      if let glyph = Self.glyph(parts.dropLast()) {
        draw(
          glyph, isFilled: false, in: square.inset(side * 0.24), isFilled ? .white : color,
          lineWidth: 3)
      }
      return
    }
    if let glyph = Self.glyph(parts[...]) {
      return draw(glyph, isFilled: isFilled, in: square, color)
    }
    self.rect(
      square.inset(side * 0.1), radius: side * 0.22, fill: color.faded(isFilled ? 0.8 : 0.18),
      stroke: .init(color: color, width: side * 0.07))
  }

  /// Returns the shape with the longest common prefix with a name, or `nil` if there is none.
  private static func glyph(_ parts: ArraySlice<Substring>) -> GlyphTable.Glyph? {
    (0..<parts.count).lazy
      .compactMap { GlyphTable.glyphs[parts.dropLast($0).joined(separator: ".")] }.first
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
    }
  }
}
