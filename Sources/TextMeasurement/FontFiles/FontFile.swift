import CHarfBuzz

/// The fonts in a file: TrueType, OpenType or a collection.
package struct FontFile: Sendable {
  /// The fonts, in file order.
  package let faces: [FontFace]

  /// Reads a font file.
  ///
  /// - Parameters:
  ///   - bytes: The complete file.
  ///   - limits: The limits of the file.
  /// - Throws: A `FontFault` if the file is not a font, exceeds a limit, or lacks tables that
  ///   measuring needs. A collection is rejected as a whole if one of its fonts does.
  package init(
    reading bytes: [UInt8], limits: FontLimits = .standard
  ) throws(FontFault) {
    let container = try FontContainer(bytes, limits: limits)
    var headers: [FontHeader] = []
    for tables in container.fonts { headers.append(try FontHeader(container, tables)) }
    // HarfBuzz retains a copy, so that no pointer refers to an array.
    let blob = bytes.withUnsafeBytes { buffer in
      hb_blob_create(
        buffer.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(buffer.count),
        HB_MEMORY_MODE_DUPLICATE, nil, nil)
    }
    defer { hb_blob_destroy(blob) }
    var faces: [FontFace] = []
    for (index, header) in headers.enumerated() {
      guard let face = hb_face_create(blob, UInt32(index)) else {
        throw FontFault("not enough memory for the font", at: 0)
      }
      let parts = GlyphParts(container, container.fonts[index])
      faces.append(try FontFace(face, header, endlessGlyphs: parts.endless, limits: limits))
    }
    self.faces = faces
  }
}
