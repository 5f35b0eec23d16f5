import PlatformFacts

/// A font in a file at a size, for drawing.
package struct OutlinedFont: Sendable {
  /// The shaper of the font.
  package let shaper: FontShaper
  /// The space added after each character, in points.
  package let tracking: Double
  /// The size, in points.
  package let size: Double
  /// Whether the font is the requested one, and not a substitute for the system font.
  package let isItself: Bool

  /// The size of a unit of the font, in points.
  package var scale: Double { size / Double(shaper.face.unitsPerEm) }

  /// Returns the font that draws text, or `nil` if no file contains it in that weight and slant.
  ///
  /// Text in the system font is drawn with Inter if the files contain Inter and not San Francisco,
  /// because pictures name it as the next font.
  package init?(_ font: FontDescriptor, _ environment: TextEnvironment) {
    let metrics = FontMetrics(font, environment)
    size = metrics.size
    if let shaper = metrics.shaper {
      self.shaper = shaper
      tracking = metrics.shapedTracking
      isItself = true
      return
    }
    let cut: (weight: FontWeight, isItalic: Bool)
    switch font.face {
    case .system(let weight, let isItalic): cut = (weight, isItalic)
    case .textStyle(let style): cut = (environment.texts.weight(style), false)
    case .named(let name, _):
      guard let weight = SystemFontName.weight(name) else { return nil }
      cut = (weight, name.lowercased().contains("italic"))
    }
    let style = "\(cut.weight)\(cut.isItalic ? "italic" : "")"
    guard let match = environment.fonts?.font(ofFamilies: Self.standIns, style: style),
      let shaper = FontShaper(match.face, variations: match.variations, size: size)
    else { return nil }
    self.shaper = shaper
    tracking = 0
    isItself = false
  }

  private static let standIns = ["Inter", "Inter Variable", "Inter Display"]
}
