import CHarfBuzz

/// A font at one size: turns texts into widths.
///
/// Shaping is a function of the font, the text and the size alone: the same advances come out on any thread and in any order.
package final class FontShaper: Sendable {
  /// How far each part of a text reaches.
  package struct Advances: Sendable {
    /// The width of what begins at each byte of the text's UTF-8, in em; 0 at bytes within a character, and at those
    /// that join the one before.
    package var widths: [Double]
    /// The bytes at which characters begin that the font does not have.
    package var missing: Set<Int>
  }

  /// The font.
  package let face: FontFace
  /// The place of a variable font.
  package let variations: [FontVariation]
  /// The units of HarfBuzz in an em.
  let unitsPerEm: Double
  // Immutable after the initialiser, which HarfBuzz lets any thread use.
  nonisolated(unsafe) let font: OpaquePointer

  /// Sets a font to a size.
  ///
  /// - Parameters:
  ///   - face: The font.
  ///   - variations: The place of a variable font; axes that are left out have their default.
  ///   - size: The size in points, from which the table `trak` takes how far apart characters stand.
  ///
  /// There is none of a variable font some of whose glyphs do not end.
  package init?(_ face: FontFace, variations: [FontVariation] = [], size: Double) {
    // Without a table of their own, varied widths are taken from outlines.
    guard variations.isEmpty || face.endlessGlyphs.isEmpty,
      let font = hb_font_create(face.face)
    else { return nil }
    // Sixty-four parts of a unit, as variable widths and tracking are fractions.
    let scale = Int32(face.unitsPerEm) * 64
    hb_font_set_scale(font, scale, scale)
    hb_font_set_ptem(font, Float(size))
    if !variations.isEmpty {
      let settings = variations.map { hb_variation_t(tag: $0.axis, value: $0.value) }
      hb_font_set_variations(font, settings, UInt32(settings.count))
    }
    hb_font_make_immutable(font)
    self.face = face
    self.variations = variations
    self.font = font
    unitsPerEm = Double(scale)
  }

  deinit { hb_font_destroy(font) }

  /// The widths of a text on one endless line, with kerning and ligatures.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - joins: Whether ligatures stand for several characters; Apple's text systems leave them out where a document sets letters
  ///     apart.
  /// - Returns: The widths; of characters that the font does not have 0.
  package func advances(of text: String, joins: Bool = true) -> Advances {
    var text = text
    var advances = Advances(widths: [], missing: [])
    text.withUTF8 { bytes in
      advances.widths = [Double](repeating: 0, count: bytes.count)
      for run in ScriptRuns(bytes) { shape(bytes, run, joins: joins, into: &advances) }
    }
    return advances
  }

  private func shape(
    _ bytes: UnsafeBufferPointer<UInt8>, _ run: ScriptRuns.Run, joins: Bool,
    into advances: inout Advances
  ) {
    let isShaped = shape(bytes, run, joins: joins) { info, position in
      let place = Int(info.cluster)
      guard advances.widths.indices.contains(place) else { return }
      if info.codepoint == 0 { advances.missing.insert(place) }
      advances.widths[place] += Double(position.x_advance) / unitsPerEm
    }
    // Whatever the font's rules were, they had no end.
    if !isShaped { advances.missing.formUnion(run.range) }
  }

  /// Shapes a piece of a text.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - run: The piece.
  ///   - isReversed: Whether it runs from the right; nil where its script says so.
  ///   - joins: Whether ligatures stand for several characters.
  ///   - body: Takes each glyph, from left to right.
  /// - Returns: Whether the font's rules came to an end.
  func shape(
    _ bytes: UnsafeBufferPointer<UInt8>, _ run: ScriptRuns.Run, isReversed: Bool? = nil,
    joins: Bool, _ body: (hb_glyph_info_t, hb_glyph_position_t) -> Void
  ) -> Bool {
    guard let buffer = hb_buffer_create() else { return false }
    defer { hb_buffer_destroy(buffer) }
    bytes.withMemoryRebound(to: CChar.self) {
      hb_buffer_add_utf8(
        buffer, $0.baseAddress, Int32($0.count), UInt32(run.range.lowerBound),
        Int32(run.range.count))
    }
    hb_buffer_set_script(buffer, run.script)
    let direction =
      isReversed.map { $0 ? HB_DIRECTION_RTL : HB_DIRECTION_LTR }
      ?? hb_script_get_horizontal_direction(run.script)
    hb_buffer_set_direction(
      buffer, direction == HB_DIRECTION_INVALID ? HB_DIRECTION_LTR : direction)
    hb_buffer_set_language(buffer, ninefold_english())
    let features = joins ? [] : Self.ligatures.map { ninefold_feature_off($0) }
    hb_shape(font, buffer, features, UInt32(features.count))
    var count: UInt32 = 0
    guard hb_buffer_allocation_successful(buffer) != 0,
      let glyphs = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return false }
    for index in 0..<Int(count) { body(glyphs[index], positions[index]) }
    return true
  }

  private static let ligatures: [UInt32] = [FontContainer.tag("liga"), FontContainer.tag("clig")]
}
