import PlatformFacts

/// A font of a file at a size, for drawing.
package struct OutlinedFont: Sendable {
  /// What sets texts in the font.
  package let shaper: FontShaper
  /// What is added after each character, in points.
  package let tracking: Double
  /// The size in points.
  package let size: Double
  /// Whether the font is the one that was asked for, and not one that stands in for the system's.
  package let isItself: Bool

  /// Points for each unit of the font.
  package var scale: Double { size / Double(shaper.face.unitsPerEm) }

  /// The font that draws texts; nil where no file has it in that weight and slant.
  ///
  /// Texts in the system font are drawn with Inter where the files have that and not San Francisco: pictures ask for it next.
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
