/// How high the lines of fonts are above and below the baseline, where it is published.
///
/// From the files' own tables, as collected by Capsize (`@capsizecss/metrics`); the sums are the line heights that documents
/// show to within 0.002 em (`NamedFontTable`). Helvetica's is 0.15 em higher at the top, as Apple's text systems
/// have it.
enum NamedFontLines {
  /// The ascender and the descender of a font in em; nil when they are not known.
  static func line(of name: String) -> (ascender: Double, descender: Double)? {
    switch name {
    case "HelveticaNeue", "HelveticaNeue-Italic": (0.952, 0.213)
    case "HelveticaNeue-UltraLight", "HelveticaNeue-UltraLightItalic": (0.931, 0.213)
    case "HelveticaNeue-Thin", "HelveticaNeue-ThinItalic", "HelveticaNeue-Light",
      "HelveticaNeue-LightItalic":
      (0.967, 0.213)
    case "HelveticaNeue-Medium", "HelveticaNeue-MediumItalic", "HelveticaNeue-Bold",
      "HelveticaNeue-BoldItalic":
      (0.975, 0.217)
    case "Helvetica", "Helvetica-Oblique", "Helvetica-Bold", "Helvetica-BoldOblique": (0.92, 0.23)
    case "CourierNewPSMT": (1705.0 / 2048, 615.0 / 2048)
    case "Georgia": (1878.0 / 2048, 449.0 / 2048)
    case "Tahoma": (2049.0 / 2048, 423.0 / 2048)
    case "TrebuchetMS": (1923.0 / 2048, 455.0 / 2048)
    case "Verdana": (2059.0 / 2048, 430.0 / 2048)
    default: nil
    }
  }
}
