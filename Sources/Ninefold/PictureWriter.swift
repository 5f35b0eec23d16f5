import InterfaceEmission
import InterfaceResolution
import InterfacePicture

/// Turns display lists into files, texts as outlines where these are wanted.
struct PictureWriter {
  private var outliner: TextOutliner?

  /// Creates a writer.
  init(outlinesTexts: Bool, fonts: Fonts, configurations: [Configuration]) {
    if outlinesTexts {
      outliner = TextOutliner(fonts: fonts.library, configurations: configurations)
    }
  }

  /// A picture as an SVG document.
  mutating func svg(_ list: DisplayList) -> [UInt8] {
    guard let outlined = outliner?.outlined(list) else { return SVGWriter.write(list) }
    return SVGWriter.write(outlined)
  }

  /// How many texts stayed texts, by the name of their font.
  var remaining: [String: Int] { outliner?.remaining ?? [:] }
}
