/// How lines of fonts are split at the baseline, where it is published.
///
/// From the files' own tables, as collected by Capsize (`@capsizecss/metrics`); how high the lines are says `NamedFontTable`.
/// Helvetica's are 0.15 em higher at the top than its file says, as Apple's text systems have them.
enum NamedFontLines {
  /// The part of a line that is above the baseline; nil when it is not known.
  static func ascenderShare(of name: String) -> Double? {
    let line: (ascender: Double, descender: Double)? =
      switch name {
      case "HelveticaNeue", "HelveticaNeue-Italic": (952, 213)
      case "HelveticaNeue-UltraLight", "HelveticaNeue-UltraLightItalic": (931, 213)
      case "HelveticaNeue-Thin", "HelveticaNeue-ThinItalic", "HelveticaNeue-Light",
        "HelveticaNeue-LightItalic":
        (967, 213)
      case "HelveticaNeue-Medium", "HelveticaNeue-MediumItalic", "HelveticaNeue-Bold",
        "HelveticaNeue-BoldItalic":
        (975, 217)
      case "Helvetica", "Helvetica-Oblique", "Helvetica-Bold", "Helvetica-BoldOblique": (920, 230)
      case "CourierNewPSMT": (1705, 615)
      case "Georgia": (1878, 449)
      case "Tahoma": (2049, 423)
      case "TrebuchetMS": (1923, 455)
      case "Verdana": (2059, 430)
      default: nil
      }
    return line.map { $0.ascender / ($0.ascender + $0.descender) }
  }
}
