import TextMeasurement

/// Reads arbitrary bytes as a font file and typesets a text with the result.
enum FontTarget {
  private static let text = "AVA fin o\u{301} \u{5D0}\u{628}\u{628} \u{4E00}x\u{2026}\u{1F600}"

  /// Fuzzes one input.
  static func attempt(_ bytes: [UInt8]) {
    let file: FontFile
    do throws(FontFault) {
      file = try FontFile(reading: bytes)
    } catch {
      Property.require((0...bytes.count).contains(error.offset), "\(error) is outside the file")
      return
    }
    for face in file.faces.prefix(4) {
      Property.require(
        face.ascender + face.descender > 0 && face.lineGap >= 0, "lines have no height")
      for variations in [[]] + face.instances.prefix(2).map(\.variations) {
        guard let shaper = FontShaper(face, variations: variations, size: 17) else { continue }
        let advances = shaper.advances(of: text)
        Property.require(
          advances.widths.count == text.utf8.count && advances.widths.allSatisfy { $0.isFinite },
          "a text has no width")
        let again = shaper.advances(of: text)
        Property.require(
          again.widths == advances.widths && again.missing == advances.missing,
          "a text is wider the second time")
        guard let line = shaper.line(of: "A") else { continue }
        for glyph in line.glyphs {
          let outline = shaper.outline(of: glyph.number)
          Property.require(
            glyph.advance.isFinite && outline == shaper.outline(of: glyph.number),
            "a glyph looks different the second time")
        }
      }
    }
  }
}
