package import InterfaceResolution
import PlatformFacts
package import TextMeasurement

/// Measures the texts of pictures that layout did not measure, such as the titles of tabs and the
/// captions of sheets.
///
/// Their positions do not depend on it. With a width, a text does not overflow in a font that the
/// viewer uses instead, as texts of the layout do not.
package struct TextWidths {
  private let fonts: FontLibrary?
  private let metrics: DrawnMetrics
  private let measurer = TextMeasurer()

  /// Creates a measurer.
  ///
  /// - Parameters:
  ///   - fonts: The font files that texts were measured with, or `nil` if there are none.
  ///   - configurations: The configurations in which pictures are drawn.
  package init(fonts: FontLibrary?, configurations: [Configuration]) {
    self.fonts = fonts
    metrics = DrawnMetrics(configurations)
  }

  /// Returns a picture in which every line has a width, except those with white space that viewers
  /// collapse.
  package func measured(_ picture: DisplayList) -> DisplayList {
    var list = picture
    metrics.forEachText(of: picture) { index, text, metrics in
      guard text.width == nil, text.text.unicodeScalars.count > 1,
        text.text == text.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      else { return }
      var text = text
      text.width = width(of: text.text, text.style, metrics)
      list.items[index] = .text(text)
    }
    return list
  }

  private func width(
    of text: String, _ style: DrawnTextStyle, _ metrics: PlatformMetrics
  ) -> Double? {
    let run = TextRun(text, font: style.font, kern: style.kern)
    let environment = TextEnvironment(metrics, scale: 1, fonts: fonts)
    return measurer.measure([run], environment: environment).lines.first?.width
  }

  /// Returns the width of a line of a caption.
  package func width(of line: CaptionLine) -> Double {
    width(of: line.text, line.style, metrics.first) ?? 0
  }
}
