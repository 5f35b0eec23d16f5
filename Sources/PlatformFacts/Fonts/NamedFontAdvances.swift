/// Advances of named fonts whose widths are published, U+0020 to U+007E.
///
/// The widths of Helvetica are those of every metric-compatible font, such as Arial and Liberation
/// Sans, and those of Helvetica Neue are the ones of its printed specimen. They replace the ratio to
/// Inter: of 9 labels in Helvetica Neue of 4 repositories 9 are exact (3 by the ratio), of 8 in
/// Helvetica 8 are within a point (6); confidence high for letters and digits.
package enum NamedFontAdvances {
  /// The advances of a font in em; nil when its widths are not known.
  package static func ascii(of name: String) -> [Double]? {
    guard let source = source(of: name) else { return nil }
    return source.advances.map { Double($0) / 1000 * source.ratio }
  }

  private static func source(of name: String) -> (advances: [Int16], ratio: Double)? {
    switch name {
    case "HelveticaNeue", "HelveticaNeue-Italic": (helveticaNeue, 1)
    // The lighter and the stronger weight are narrower and wider throughout: 5 labels of 4
    // repositories and 4 of 2 are within a point.
    case "HelveticaNeue-Light", "HelveticaNeue-LightItalic": (helveticaNeue, 0.9616)
    case "HelveticaNeue-Medium", "HelveticaNeue-MediumItalic": (helveticaNeue, 1.0438)
    case "HelveticaNeue-Bold", "HelveticaNeue-BoldItalic": (helveticaNeueBold, 1)
    case "Helvetica", "Helvetica-Oblique", "ArialMT", "Arial-ItalicMT": (helvetica, 1)
    case "Helvetica-Bold", "Helvetica-BoldOblique", "Arial-BoldMT", "Arial-BoldItalicMT":
      (helveticaBold, 1)
    case "Courier", "Courier-Bold", "CourierNewPSMT", "CourierNewPS-BoldMT": (even, 0.6)
    case "Menlo-Regular", "Menlo-Bold", "Menlo-Italic": (even, 0.602)
    default: nil
    }
  }

  /// All characters are as wide as one em, times the ratio.
  private static let even = [Int16](repeating: 1000, count: 95)

  // swift-format-ignore
  /// Helvetica Neue, roman.
  private static let helveticaNeue: [Int16] = [
    278, 259, 426, 556, 556, 1000, 648, 278, 259, 259, 352, 600, 278, 389, 278, 333, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 600, 600, 600, 556, 800, 648, 685, 722, 704,
    611, 574, 759, 722, 259, 519, 667, 556, 871, 722, 760, 648, 760, 685, 648, 574, 722, 611, 926,
    611, 648, 611, 259, 333, 259, 600, 500, 222, 537, 593, 537, 593, 537, 296, 574, 556, 222, 222,
    519, 222, 853, 556, 574, 593, 593, 333, 500, 315, 556, 500, 758, 518, 500, 480, 333, 222, 333,
    600,
  ]

  // swift-format-ignore
  /// Helvetica Neue, bold.
  private static let helveticaNeueBold: [Int16] = [
    278, 295, 463, 556, 556, 1000, 685, 278, 296, 296, 407, 600, 278, 407, 278, 371, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 600, 600, 600, 556, 800, 685, 704, 741, 741,
    648, 593, 759, 741, 295, 556, 722, 593, 907, 741, 778, 667, 778, 722, 649, 611, 741, 630, 944,
    667, 667, 648, 333, 333, 333, 600, 500, 259, 574, 611, 574, 611, 574, 333, 611, 593, 258, 278,
    574, 258, 906, 593, 611, 611, 611, 389, 537, 352, 593, 520, 814, 537, 519, 519, 333, 222, 333,
    600,
  ]

  // swift-format-ignore
  /// Helvetica and Arial, regular.
  private static let helvetica: [Int16] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722,
    667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944,
    667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222,
    500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334,
    584,
  ]

  // swift-format-ignore
  /// Helvetica and Arial, bold.
  private static let helveticaBold: [Int16] = [
    278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667,
    611, 778, 722, 278, 556, 722, 611, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
    667, 611, 333, 278, 333, 584, 556, 333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556,
    278, 889, 611, 611, 611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
  ]
}
