package import InterfaceTraits
package import PlatformFacts

/// A line of text in the system font that describes pictures.
package struct CaptionLine: Equatable, Sendable {
  package var text: String
  /// The start of the line, in points.
  package var x: Double
  /// The position of the baseline, in points.
  package var baseline: Double
  /// The font size, in points.
  package var size: Double
  /// The weight from 100 to 900; 400 is regular.
  package var weight: Int
  package var color: RGBA
  /// The width that the line has in any font, in points, or `nil` for that of its font.
  package var width: Double?

  package init(
    _ text: String, x: Double, baseline: Double, size: Double, weight: Int = 400, color: RGBA,
    width: Double? = nil
  ) {
    self.text = text
    self.x = x
    self.baseline = baseline
    self.size = size
    self.weight = weight
    self.color = color
    self.width = width
  }

  var style: DrawnTextStyle { DrawnTextStyle(size: size, weight: weight, color: color) }

  /// Returns a picture of lines without a background.
  package static func picture(
    of lines: [CaptionLine], size: LayoutSize, title: String
  ) -> DisplayList {
    var drawing = Drawing(viewCount: lines.count)
    for line in lines {
      drawing.text(line.text, x: line.x, baseline: line.baseline, line.style, width: line.width)
    }
    return drawing.list(size: size, title: title, scene: "")
  }
}
