import InterfaceEmission
import InterfaceResolution
import InterfacePicture

/// Writes display lists as SVG files, with text as outlines if requested.
struct PictureWriter {
  private var outliner: TextOutliner?

  /// Creates a writer; text is drawn as outlines if a tally is passed.
  init(outlinedTexts: TextTally?, fonts: Fonts, configurations: [Configuration]) {
    outliner = outlinedTexts.map { tally in
      TextOutliner(
        fonts: fonts.library, standIns: tally.standIns.library, configurations: configurations)
    }
  }

  /// Returns a picture as an SVG document.
  mutating func svg(_ list: DisplayList) -> [UInt8] {
    guard let outlined = outliner?.outlined(list) else { return SVGWriter.write(list) }
    return SVGWriter.write(outlined)
  }

  /// The number of texts that remained text, by font name.
  var remaining: [String: Int] { outliner?.remaining ?? [:] }
}
