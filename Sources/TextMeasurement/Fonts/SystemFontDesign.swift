import PlatformFacts

/// Which cut of San Francisco a text in the system font is set in.
///
/// Not held against Apple's files, which nobody may hand on: the names are those that Apple's downloads and systems give their files, the
/// sizes are the ones that the tables of the system font were fitted with (`SystemFont`).
struct SystemFontDesign {
  /// The weight.
  let weight: FontWeight
  /// Whether it is slanted.
  let isItalic: Bool
  /// The size in points.
  let size: Double
  /// The system's font.
  let era: SystemFontEra

  /// The font of the files; nil when they do not have it.
  ///
  /// From iOS 14 on a variable font is taken before the cuts for small and large sizes, to iOS 13 after them.
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

  /// The font with the shapes for the size, where it has such.
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
