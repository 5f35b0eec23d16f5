import InterfaceEmission
import InterfaceResolution
import InterfacePicture

/// Writes display lists as SVG files, with text as outlines if requested.
struct PictureWriter {
  private let widths: TextWidths
  private var outliner: TextOutliner?

  /// Creates a writer; text is drawn as outlines if a tally is passed.
  init(outlinedTexts: TextTally?, fonts: Fonts, configurations: [Configuration]) {
    widths = TextWidths(fonts: fonts.library, configurations: configurations)
    outliner = outlinedTexts.map { tally in
      TextOutliner(
        fonts: fonts.library, standIns: tally.standIns.library, configurations: configurations)
    }
  }

  /// Returns a picture as an SVG document.
  mutating func svg(_ list: DisplayList) -> [UInt8] {
    let list = widths.measured(list)
    return SVGWriter.write(outliner?.outlined(list) ?? list)
  }

  /// The number of texts that remained text, by font name.
  var remaining: [String: Int] { outliner?.remaining ?? [:] }
}
