package import InterfacePicture
package import InterfaceTraits

/// Writes the captions of pictures as their texts are drawn: as outlines, or as text.
package struct Captions: Sendable {
  private let outlinedTexts: TextTally?
  private let fonts: Fonts

  /// Creates a writer; text is drawn as outlines if a tally is passed.
  ///
  /// - Parameters:
  ///   - outlinedTexts: The fonts that draw text as outlines, and a count of the texts that remain
  ///     text, or `nil` if all text stays text.
  ///   - fonts: Files that come before these fonts.
  package init(_ outlinedTexts: TextTally?, fonts: Fonts = Fonts()) {
    self.outlinedTexts = outlinedTexts
    self.fonts = fonts
  }

  /// Returns the width of a line, in points.
  package func width(of line: CaptionLine) -> Double {
    TextWidths(fonts: fonts.library, configurations: []).width(of: line)
  }

  /// Returns lines without a background as an SVG document.
  package func svg(_ lines: [CaptionLine], size: LayoutSize, title: String) -> [UInt8] {
    var writer = PictureWriter(outlinedTexts: outlinedTexts, fonts: fonts, configurations: [])
    defer { outlinedTexts?.add(writer.remaining) }
    return writer.svg(CaptionLine.picture(of: lines, size: size, title: title))
  }
}
