/// A font in a file at a size, for drawing.
package struct OutlinedFont: Sendable {
  /// The shaper of the font.
  package let shaper: FontShaper
  /// The space added after each character, in points.
  package let tracking: Double
  /// The size, in points.
  package let size: Double

  /// The size of a unit of the font, in points.
  package var scale: Double { size / Double(shaper.face.unitsPerEm) }

  private init(_ shaper: FontShaper, tracking: Double, size: Double) {
    self.shaper = shaper
    self.tracking = tracking
    self.size = size
  }

  /// Finds the fonts that draw text, the next for text with characters that the one before lacks.
  ///
  /// The first is the font itself, if a file has it. The second is Inter, because pictures name it
  /// as the next font: in the same slant, and in the weight or else the nearest one that there is.
  ///
  /// - Parameters:
  ///   - font: The font that the text is laid out in.
  ///   - weight: Its weight from 100 to 900.
  ///   - isItalic: Whether it is italic.
  ///   - environment: The environment, with the files that text is measured with.
  ///   - standIns: Files that text is not measured with, which are used after the others.
  /// - Returns: At most two fonts.
  package static func fonts(
    _ font: FontDescriptor, weight: Int, isItalic: Bool, _ environment: TextEnvironment,
    standIns: FontLibrary?
  ) -> [OutlinedFont] {
    let metrics = FontMetrics(font, environment)
    var fonts: [OutlinedFont] = []
    if let shaper = metrics.shaper {
      fonts.append(
        OutlinedFont(shaper, tracking: metrics.shapedTracking, size: metrics.size))
    }
    let libraries = [environment.fonts, standIns].compactMap(\.self)
    for style in styles(weight: weight, isItalic: isItalic) {
      for library in libraries {
        guard let match = library.font(ofFamilies: standInFamilies, style: style),
          let shaper = FontShaper(match.face, variations: match.variations, size: metrics.size)
        else { continue }
        return fonts + [OutlinedFont(shaper, tracking: 0, size: metrics.size)]
      }
    }
    return fonts
  }

  private static let standInFamilies = ["Inter", "Inter Variable", "Inter Display"]

  /// The names of Inter's weights from 100 to 900.
  private static let weights = [
    "thin", "extralight", "light", "regular", "medium", "semibold", "bold", "extrabold", "black",
  ]

  /// Returns the styles in the order in which CSS Fonts searches for a weight.
  private static func styles(weight: Int, isItalic: Bool) -> [String] {
    let wanted = min(max((weight + 50) / 100, 1), 9) - 1
    let lighter = Array((0..<wanted).reversed())
    let heavier = Array(weights.indices.dropFirst(wanted + 1))
    let order =
      switch wanted {
      case ..<3: [wanted] + lighter + heavier
      case 3: [3, 4] + lighter + heavier.dropFirst()
      case 4: [4] + lighter + heavier
      default: [wanted] + heavier + lighter
      }
    return order.map { "\(weights[$0])\(isItalic ? "italic" : "")" }
  }
}
