/// The advances of U+0020 to U+007E for named fonts with published widths.
///
/// The widths of Helvetica are those of every metric-compatible font, such as Arial and Liberation
/// Sans, those of Helvetica Neue are the ones of its printed specimen, and those of Avenir Next
/// were measured in a browser to 1/100 em and published (the table of `string-pixel-width`). They
/// replace the ratio to Inter: of 9 labels in Helvetica Neue of 4 repositories 9 are exact (3 by
/// the ratio), of 8 in Helvetica 8 are within a point (6); confidence high for letters and digits.
package enum NamedFontAdvances {
  /// Returns the advances of a font, in em, or `nil` if its widths are unknown.
  package static func ascii(of name: String) -> [Double]? { source(of: name)?.ascii }

  /// The widths of one or two weights of a family, and the derivation of another weight from them.
  private struct Source {
    var advances: [Int16]
    /// The factor of every advance.
    var ratio = 1.0
    /// The width added to every letter, in em.
    var letters = 0.0
    /// A second weight and its share; shares outside 0 to 1 extrapolate.
    var blend: (advances: [Int16], share: Double)?

    var ascii: [Double] {
      (0..<95).map { index in
        var advance = Double(advances[index])
        if let blend { advance += blend.share * (Double(blend.advances[index]) - advance) }
        return advance / 1000 * ratio + (isLetter(index) ? letters : 0)
      }
    }
  }

  /// Returns whether the character at an index of an ASCII table, which begins with the space, is a
  /// letter.
  static func isLetter(_ index: Int) -> Bool {
    (0x41...0x5A).contains(index + 0x20) || (0x61...0x7A).contains(index + 0x20)
  }

  private static func source(of name: String) -> Source? {
    switch name {
    case "HelveticaNeue", "HelveticaNeue-Italic": Source(advances: helveticaNeue)
    // Digits and spaces are the same in all weights; the stems of each letter are thinner or
    // thicker. Light: 18 texts of 5 projects give -0.0222 em per letter (in leave-one-out
    // validation 15 are within 0.75 points, and 10 with a common factor). Thin: 16 texts of one
    // project give twice that (weak). Medium: 8 texts of 5 projects. Ultra light: from the
    // published average of its widths (Capsize: 400 thousandths against 450; the averages of light,
    // thin and medium agree with the texts).
    case "HelveticaNeue-Light", "HelveticaNeue-LightItalic":
      Source(advances: helveticaNeue, letters: -0.0222)
    case "HelveticaNeue-Thin", "HelveticaNeue-ThinItalic":
      Source(advances: helveticaNeue, letters: -0.0449)
    case "HelveticaNeue-UltraLight", "HelveticaNeue-UltraLightItalic":
      Source(advances: helveticaNeue, letters: -0.065)
    case "HelveticaNeue-Medium", "HelveticaNeue-MediumItalic":
      Source(advances: helveticaNeue, letters: mediumLetters)
    case "HelveticaNeue-Bold", "HelveticaNeue-BoldItalic": Source(advances: helveticaNeueBold)
    case "Helvetica", "Helvetica-Oblique", "ArialMT", "Arial-ItalicMT": Source(advances: helvetica)
    case "Helvetica-Bold", "Helvetica-BoldOblique", "Arial-BoldMT", "Arial-BoldItalicMT":
      Source(advances: helveticaBold)
    // The weights between and beyond the two published ones: 3 to 6 texts each, of 7 projects in
    // total.
    case "AvenirNext-UltraLight", "AvenirNext-UltraLightItalic":
      Source(advances: avenirNext, blend: (avenirNextBold, -0.6))
    case "AvenirNext-Regular", "AvenirNext-Italic": Source(advances: avenirNext)
    case "AvenirNext-Medium", "AvenirNext-MediumItalic":
      Source(advances: avenirNext, blend: (avenirNextBold, 0.15))
    case "AvenirNext-DemiBold", "AvenirNext-DemiBoldItalic":
      Source(advances: avenirNext, blend: (avenirNextBold, 0.35))
    case "AvenirNext-Bold", "AvenirNext-BoldItalic": Source(advances: avenirNextBold)
    case "AvenirNext-Heavy", "AvenirNext-HeavyItalic":
      Source(advances: avenirNext, blend: (avenirNextBold, 1.5))
    case "Courier", "Courier-Bold", "CourierNewPSMT", "CourierNewPS-BoldMT":
      Source(advances: even, ratio: 0.6)
    case "Menlo-Regular", "Menlo-Bold", "Menlo-Italic": Source(advances: even, ratio: 0.602)
    default: nil
    }
  }

  /// The additional width of every letter of Helvetica Neue in medium compared with roman, in em.
  static let mediumLetters = 0.0183

  /// Every character is one em wide, multiplied by the ratio.
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

  // swift-format-ignore
  /// Avenir Next, regular.
  private static let avenirNext: [Int16] = [
    250, 330, 410, 560, 580, 830, 700, 260, 300, 300, 440, 670, 260, 320, 260, 370, 580, 580, 580,
    580, 580, 580, 580, 580, 580, 580, 300, 300, 670, 670, 670, 480, 800, 700, 640, 720, 760, 590,
    560, 780, 720, 260, 490, 630, 510, 890, 760, 850, 580, 840, 600, 560, 570, 710, 620, 970, 650,
    600, 570, 300, 370, 300, 670, 500, 240, 530, 640, 500, 640, 570, 300, 630, 580, 250, 250, 510,
    250, 880, 580, 610, 640, 640, 360, 440, 320, 580, 490, 750, 480, 490, 440, 300, 220, 300, 670,
  ]

  // swift-format-ignore
  /// Avenir Next, bold.
  private static let avenirNextBold: [Int16] = [
    250, 360, 500, 600, 650, 910, 780, 300, 340, 340, 490, 670, 300, 330, 300, 420, 650, 650, 650,
    650, 650, 650, 650, 650, 650, 650, 330, 330, 670, 670, 670, 550, 800, 730, 670, 700, 770, 610,
    580, 770, 760, 320, 530, 710, 530, 960, 790, 850, 640, 860, 660, 590, 580, 740, 680, 1030, 700,
    670, 640, 340, 420, 340, 690, 500, 300, 570, 660, 500, 660, 600, 360, 660, 620, 300, 300, 600,
    300, 920, 620, 630, 660, 660, 400, 470, 370, 610, 570, 870, 590, 570, 510, 340, 240, 340, 670,
  ]
}
