import PlatformFacts

/// The cut of San Francisco for text in the system font.
///
/// This is not verified against Apple's files, which must not be distributed. The names are those
/// of the files in Apple's downloads and systems, and the sizes are those that the tables of the
/// system font were fitted with (`SystemFont`).
struct SystemFontDesign {
  /// The weight.
  let weight: FontWeight
  /// Whether it is italic.
  let isItalic: Bool
  /// The size, in points.
  let size: Double
  /// The font of the system.
  let era: SystemFontEra

  /// Returns the font in the files, or `nil` if they do not contain it.
  ///
  /// From iOS 14 on, a variable font takes precedence over the cuts for small and large sizes; up
  /// to iOS 13, the cuts take precedence.
  func entry(in index: FontIndex) -> FontIndex.Entry? {
    guard era != .helveticaNeue else { return nil }
    let cuts =
      size < SystemFont.leastDisplaySize
      ? ["SF Pro Text", "SF UI Text", ".SF UI Text", ".SFUIText"]
      : ["SF Pro Display", "SF UI Display", ".SF UI Display", ".SFUIDisplay"]
    let variable = ["SF Pro", ".SF NS", ".SF UI", "System Font", ".SFNS", ".SFUI"]
    let families = era == .variableSanFrancisco ? variable + cuts : cuts + variable
    return index.entry(ofFamilies: families, style: style)
  }

  /// Returns the font with the optical size, if it has that axis.
  func sized(_ match: FontMatch) -> FontMatch {
    let axis = FontVariation.opticalSizeAxis
    guard match.face.axes.contains(axis) else { return match }
    var match = match
    match.variations.removeAll { $0.axis == axis }
    match.variations.append(FontVariation(axis: axis, value: Float(size)))
    return match
  }

  private var style: String { "\(weight)\(isItalic ? "italic" : "")" }
}
