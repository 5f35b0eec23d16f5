import CHarfBuzz

/// A font at one size, which converts text to widths.
///
/// Shaping depends only on the font, the text and the size, so the advances are the same on any
/// thread and in any order.
package final class FontShaper: Sendable {
  /// The advances of a text.
  package struct Advances: Sendable {
    /// The advance of the cluster that begins at each UTF-8 byte of the text, in em, or 0 at bytes
    /// within a character and at those that join the previous one.
    package var widths: [Double]
    /// The offsets of the characters that the font lacks, in UTF-8 bytes.
    package var missing: Set<Int>
  }

  package let face: FontFace
  /// The axis values of a variable font.
  package let variations: [FontVariation]
  /// The number of HarfBuzz units per em.
  let unitsPerEm: Double
  // Immutable after initialization; HarfBuzz allows any thread to use it.
  nonisolated(unsafe) let font: OpaquePointer

  /// Creates a font at a size.
  ///
  /// - Parameters:
  ///   - face: The font.
  ///   - variations: The axis values of a variable font; omitted axes have their defaults.
  ///   - size: The size, in points, which determines the tracking of the table `trak`.
  ///
  /// The result is `nil` for a variable font with glyphs that exceed the limit of parts.
  package init?(_ face: FontFace, variations: [FontVariation] = [], size: Double) {
    // Without a separate table, the widths of variations are computed from outlines.
    guard variations.isEmpty || face.endlessGlyphs.isEmpty,
      let font = hb_font_create(face.face)
    else { return nil }
    // One sixty-fourth of a unit, because variable widths and tracking are fractions.
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

  /// Returns the advances of a text on one unbroken line, with kerning and ligatures.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - joins: Whether to use ligatures; Apple's text systems disable them if a document adds
  ///     space between letters.
  /// - Returns: The advances, which are 0 for characters that the font lacks.
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
      let index = Int(info.cluster)
      guard advances.widths.indices.contains(index) else { return }
      if info.codepoint == 0 { advances.missing.insert(index) }
      advances.widths[index] += Double(position.x_advance) / unitsPerEm
    }
    // The rules of the font did not terminate.
    if !isShaped { advances.missing.formUnion(run.range) }
  }

  /// Shapes a run of a text.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - run: The run.
  ///   - isReversed: Whether it is right to left, or `nil` to derive this from its script.
  ///   - joins: Whether to use ligatures.
  ///   - body: A function that receives each glyph, from left to right.
  /// - Returns: Whether the rules of the font terminated.
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
