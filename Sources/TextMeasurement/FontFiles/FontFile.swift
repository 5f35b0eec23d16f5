import CHarfBuzz

/// The fonts of a file: TrueType, OpenType or a collection of such.
package struct FontFile: Sendable {
  /// The fonts in the order of the file.
  package let faces: [FontFace]

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - limits: How much is read.
  /// - Throws: When the file is no font, is beyond a limit, or lacks what texts are measured with; a collection one of whose fonts
  ///   does is refused as a whole.
  package init(
    reading bytes: [UInt8], limits: FontLimits = .standard
  ) throws(FontFault) {
    let container = try FontContainer(bytes, limits: limits)
    var headers: [FontHeader] = []
    for tables in container.fonts { headers.append(try FontHeader(container, tables)) }
    // HarfBuzz keeps a copy, so that no pointer leads into an array.
    let blob = bytes.withUnsafeBytes { buffer in
      hb_blob_create(
        buffer.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(buffer.count),
        HB_MEMORY_MODE_DUPLICATE, nil, nil)
    }
    defer { hb_blob_destroy(blob) }
    var faces: [FontFace] = []
    for (index, header) in headers.enumerated() {
      guard let face = hb_face_create(blob, UInt32(index)) else {
        throw FontFault("there is no memory for the font", at: 0)
      }
      let parts = GlyphParts(container, container.fonts[index])
      faces.append(try FontFace(face, header, endlessGlyphs: parts.endless, limits: limits))
    }
    self.faces = faces
  }
}
