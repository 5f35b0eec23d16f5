import CHarfBuzz

/// A font in a file.
package final class FontFace: Sendable {
  /// A named instance of a variable font.
  package struct Instance: Hashable, Sendable {
    /// The names of the instance.
    package let names: FontNames
    /// The values on all axes.
    package let variations: [FontVariation]
  }

  /// The names of the font.
  package let names: FontNames
  /// The number of units per em.
  package let unitsPerEm: Int
  /// The distance from the baseline to the top of a line, in em.
  package let ascender: Double
  /// The distance from the baseline to the bottom of a line, in em.
  package let descender: Double
  /// The line gap of the font, in em.
  ///
  /// Labels do not include it: the heights of 9 labels of 3 projects in Helvetica Neue, whose
  /// published gap is 0.028 em, equal the sum of their lines without gaps.
  package let lineGap: Double
  /// The named instances of a variable font, empty for other fonts.
  package let instances: [Instance]
  /// The axes of a variable font, as tags.
  package let axes: [UInt32]
  /// Whether the font specifies its own tracking by size (`trak`).
  package let hasTracking: Bool
  /// The glyphs with more parts than the drawing limit.
  let endlessGlyphs: Set<UInt32>

  // Immutable after initialization; HarfBuzz allows any thread to use it.
  nonisolated(unsafe) let face: OpaquePointer

  init(
    _ face: OpaquePointer, _ header: FontHeader, endlessGlyphs: Set<UInt32>, limits: FontLimits
  ) throws(FontFault) {
    let names = FontNames(face)
    guard !names.postScript.isEmpty || !names.family.isEmpty else {
      hb_face_destroy(face)
      throw FontFault("the table 'name' has neither a PostScript name nor a family", at: 0)
    }
    hb_face_make_immutable(face)
    self.face = face
    self.names = names
    self.endlessGlyphs = endlessGlyphs
    unitsPerEm = header.unitsPerEm
    let em = Double(header.unitsPerEm)
    ascender = Double(header.ascender) / em
    descender = Double(header.descender) / em
    lineGap = Double(header.lineGap) / em
    hasTracking = hb_aat_layout_has_tracking(face) != 0
    axes = Self.axes(of: face, limits: limits)
    instances = Self.instances(of: face, axes: axes, names: names, limits: limits)
  }

  deinit { hb_face_destroy(face) }

  private static func axes(of face: OpaquePointer, limits: FontLimits) -> [UInt32] {
    let count = min(Int(hb_ot_var_get_axis_count(face)), limits.variationCount)
    guard count > 0 else { return [] }
    var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: count)
    var length = UInt32(count)
    _ = hb_ot_var_get_axis_infos(face, 0, &length, &infos)
    return infos.prefix(Int(length)).map(\.tag)
  }

  private static func instances(
    of face: OpaquePointer, axes: [UInt32], names: FontNames, limits: FontLimits
  ) -> [Instance] {
    guard !axes.isEmpty else { return [] }
    let count = min(Int(hb_ot_var_get_named_instance_count(face)), limits.variationCount)
    return (0..<count).compactMap { index in
      var values = [Float](repeating: 0, count: axes.count)
      var length = UInt32(axes.count)
      _ = hb_ot_var_named_instance_get_design_coords(face, UInt32(index), &length, &values)
      guard Int(length) == axes.count else { return nil }
      let style = FontNames.text(
        hb_ot_var_named_instance_get_subfamily_name_id(face, UInt32(index)), of: face)
      let postScript = FontNames.text(
        hb_ot_var_named_instance_get_postscript_name_id(face, UInt32(index)), of: face)
      return Instance(
        names: names.instance(postScript: postScript, style: style),
        variations: zip(axes, values).map { FontVariation(axis: $0, value: $1) })
    }
  }
}
