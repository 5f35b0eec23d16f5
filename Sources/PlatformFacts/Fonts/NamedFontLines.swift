/// The published shares of a line above the baseline, by font.
///
/// They come from the tables of the font files, as collected by Capsize (`@capsizecss/metrics`);
/// `NamedFontTable` contains the line heights. The ascender of Helvetica is 0.15 em more than in
/// its file, as in Apple's text systems.
enum NamedFontLines {
  /// Returns the share of a line above the baseline, or `nil` if it is unknown.
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
