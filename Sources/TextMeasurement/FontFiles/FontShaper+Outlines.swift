import CHarfBuzz

/// The outlines of text.
extension FontShaper {
  /// Returns the glyphs of one line of text, with kerning and ligatures.
  ///
  /// - Parameters:
  ///   - text: The line.
  ///   - joins: Whether to use ligatures.
  /// - Returns: The glyphs, or `nil` if the font lacks a character.
  package func line(of text: String, joins: Bool = true) -> ShapedLine? {
    var text = text
    return text.withUTF8 { bytes in
      var line = ShapedLine()
      var isWhole = true
      for run in DirectionRuns(bytes).runs {
        var pieces = Array(ScriptRuns(bytes, in: run.range))
        if run.isReversed { pieces.reverse() }
        for piece in pieces {
          let isShaped = shape(bytes, piece, isReversed: run.isReversed, joins: joins) {
            info, position in
            if info.codepoint == 0 { isWhole = false }
            line.glyphs.append(
              ShapedLine.Glyph(
                number: info.codepoint,
                offset: FontOutline.Point(
                  x: Double(position.x_offset) / unitsPerEm,
                  y: -Double(position.y_offset) / unitsPerEm),
                advance: Double(position.x_advance) / unitsPerEm))
          }
          guard isShaped, isWhole else { return nil }
        }
      }
      return line
    }
  }

  /// Returns the outline of a glyph.
  ///
  /// Bold and italic styles are not synthesized.
  ///
  /// - Parameter glyph: The index of the glyph in the font.
  /// - Returns: The outline, or `nil` if it exceeds the limits of parts, segments or distance.
  package func outline(of glyph: UInt32) -> FontOutline? {
    guard !face.endlessGlyphs.contains(glyph), let functions = GlyphPen.functions else {
      return nil
    }
    let em = Double(face.unitsPerEm)
    let pen = GlyphPen(parts: unitsPerEm / em, unitsPerEm: em)
    ninefold_draw_glyph(font, glyph, functions, Unmanaged.passUnretained(pen).toOpaque())
    return withExtendedLifetime(pen) { pen.isRefused ? nil : pen.outline }
  }

  /// A horizontal line that decorates text.
  package struct Stroke: Hashable, Sendable {
    /// The distance from the baseline down to the top of the line, in em.
    package var offset: Double
    /// The thickness, in em.
    package var thickness: Double
  }

  /// The underline according to the font's `post` table, or an estimate if the table has no
  /// plausible values.
  package var underline: Stroke {
    stroke(
      HB_OT_METRICS_TAG_UNDERLINE_OFFSET, HB_OT_METRICS_TAG_UNDERLINE_SIZE,
      or: Stroke(offset: 0.1, thickness: 0.05))
  }

  /// The strikethrough line according to the font's `OS/2` table, or an estimate if the table has
  /// no plausible values.
  package var strikethrough: Stroke {
    stroke(
      HB_OT_METRICS_TAG_STRIKEOUT_OFFSET, HB_OT_METRICS_TAG_STRIKEOUT_SIZE,
      or: Stroke(offset: -0.3, thickness: 0.05))
  }

  private func stroke(
    _ offset: hb_ot_metrics_tag_t, _ size: hb_ot_metrics_tag_t, or guess: Stroke
  ) -> Stroke {
    var (position, thickness): (Int32, Int32) = (0, 0)
    guard hb_ot_metrics_get_position(font, offset, &position) != 0,
      hb_ot_metrics_get_position(font, size, &thickness) != 0
    else { return guess }
    let stroke = Stroke(
      offset: -Double(position) / unitsPerEm, thickness: Double(thickness) / unitsPerEm)
    guard abs(stroke.offset) < 2, stroke.thickness > 0, stroke.thickness < 1, position != 0 else {
      return guess
    }
    return stroke
  }
}
