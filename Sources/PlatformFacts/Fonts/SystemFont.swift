/// The system font at one size, as drawn by one system.
///
/// Model (docs/internals/text.md, 'The model'): the width of a text is the sum of its characters'
/// advances, one tracking for each character and the kerning of its pairs, times the size. In
/// `staticSanFrancisco` there is one design below 20 points and one from there on; in
/// `variableSanFrancisco` they blend linearly from 17 to 28 points.
package struct SystemFont: Sendable {
  /// The distance from the baseline to the top of a line, in em.
  package static let ascender = 0.9521484375
  /// The distance from the baseline to the bottom of a line, in em.
  package static let descender = 0.2412109375
  /// The height of a line, in em: the mode at nearly every size from 9 to 80 points, whatever the
  /// weight (confidence high).
  package static let lineHeight = ascender + descender
  /// The minimum size of the display design, in points, in fonts with two separate designs.
  package static let leastDisplaySize = 20.0
  /// The sizes between which the display design blends in, in points, in fonts with a continuous
  /// optical size.
  static let blendedSizes = 17.0...28.0
  /// The share of a line above the baseline.
  static let ascenderShare = ascender / lineHeight

  /// The advances of U+0020 to U+007E, in em.
  package let asciiAdvances: [Double]
  /// Whether each character appears in labels, so that its advance is more than the prior.
  package let isASCIIObserved: [Bool]
  /// The kerning of pairs, in the format of `Kerning.table`; computed, so that it is not read
  /// unless text is measured.
  package var kerning: [Int16] { kernsAsSmall ? Kerning.smallTable : Kerning.systemTable }
  /// The space after each character, in em.
  package let tracking: Double
  /// Whether the font as a whole is approximate because it appears in too few labels.
  package let isApproximate: Bool

  private let faces: [Share]
  private let kernsAsSmall: Bool

  /// A design and its share in the font.
  private struct Share: Sendable {
    let table: AdvanceTable
    let factor: Double
  }

  /// Creates the system font with a weight and size.
  ///
  /// Weights lighter than light use light, whose widths are closest; heavy and black extrapolate
  /// from regular and bold. Both are approximate, as are Helvetica Neue and sizes from 20 points
  /// on, which appear in few labels.
  /// - Parameters:
  ///   - texts: The text metrics, which determine the font.
  ///   - weight: The weight; only regular has a table for Helvetica Neue.
  ///   - size: The size, in points.
  package init(_ texts: TextMetrics, weight: FontWeight, size: Double) {
    let era = texts.font
    let parts = Self.faces(era: era, weight: weight)
    let display = Self.displayShare(era: era, size: size)
    faces = parts.flatMap { part in
      [
        Share(table: part.face.text, factor: part.factor * (1 - display)),
        Share(table: part.face.display, factor: part.factor * display),
      ].filter { $0.factor != 0 }
    }
    var tracking = 0.0
    for part in parts { tracking += part.factor * part.face.tracking(texts, size) }
    self.tracking = tracking + SystemFontRefit.tracking(era, weight, size)
    var advances = [Double](repeating: 0, count: 95)
    var observed = [Bool](repeating: true, count: 95)
    for share in faces {
      for index in 0..<95 {
        advances[index] += share.factor * Double(share.table.ascii[index]) / 100_000
      }
      share.table.unobserved.withUTF8Buffer { bytes in
        for byte in bytes { observed[Int(byte) - 0x20] = false }
      }
    }
    if era == .helveticaNeue, weight >= .medium {
      // Bold is Helvetica Neue Medium here: 4 titles of 4 projects are within a point with it, and
      // none without.
      for index in 0..<95 where NamedFontAdvances.isLetter(index) {
        advances[index] += NamedFontAdvances.mediumLetters
      }
    }
    if size < Self.leastDisplaySize, era != .helveticaNeue {
      for index in 0..<95 { advances[index] += Double(SystemFontRefit.ascii[index]) / 100_000 }
    }
    if era == .variableSanFrancisco {
      advances[0x5F - 0x20] += Self.underscoreCorrection
      if weight >= .bold { advances[0x27 - 0x20] += Self.boldApostropheCorrection }
    }
    kernsAsSmall = size < Self.leastDisplaySize && era != .helveticaNeue
    asciiAdvances = advances
    isASCIIObserved = observed
    isApproximate =
      era == .helveticaNeue || parts.count > 1 || size >= Self.leastDisplaySize || weight < .light
  }

  /// Returns the advance of a non-ASCII character, in em, or `nil` if it appears in no label.
  package func advance(of scalar: UInt32) -> Double? {
    var sum = 0.0
    for share in faces {
      let regular = SystemFontFace.regular.text
      guard let advance = share.table.advance(of: scalar) ?? regular.advance(of: scalar) else {
        return nil
      }
      sum += share.factor * advance
    }
    return sum
  }

  /// Returns the faces that a weight is interpolated from, with factors that add up to 1.
  private static func faces(
    era: SystemFontEra, weight: FontWeight
  ) -> [(face: SystemFontFace, factor: Double)] {
    if era == .helveticaNeue { return [(.helveticaNeue, 1)] }
    switch weight {
    case .ultraLight, .thin, .light: return [(.light, 1)]
    case .regular: return [(.regular, 1)]
    case .medium: return [(.medium, 1)]
    case .semibold: return [(.semibold, 1)]
    case .bold: return [(.bold, 1)]
    case .heavy: return [(.regular, 1 - heavyStep), (.bold, heavyStep)]
    case .black: return [(.regular, 1 - blackStep), (.bold, blackStep)]
    }
  }

  /// The distance of black from regular, in units of the distance from regular to bold: four words
  /// of 36 points in two repositories give 1.8 to 3.1 (confidence low).
  private static let blackStep = 2.1
  /// The midpoint between bold and black (confidence low).
  private static let heavyStep = 1.5

  /// The correction of the underscore's advance from iOS 14 on, in em, which was Inter's.
  ///
  /// The value with which most of 106 labels are within half a point, 89, at 11 to 28 points and in
  /// five weights; the median is 0.136 with a standard deviation of 0.019. None was part of the fits,
  /// and all are from one project (confidence low). The only label of an earlier system gives 0.02 to
  /// 0.05, so nothing is corrected there.
  private static let underscoreCorrection = 0.139

  /// The correction of the apostrophe's advance in bold from iOS 14 on, in em: the fit left it
  /// narrower than in regular; three labels and a button of one project give 0.12 to 0.23
  /// (confidence low).
  private static let boldApostropheCorrection = 0.125

  /// Returns the share of the display design in a font of the given size, from 0 to 1.
  private static func displayShare(era: SystemFontEra, size: Double) -> Double {
    switch era {
    case .helveticaNeue: 0
    case .staticSanFrancisco: size < leastDisplaySize ? 0 : 1
    case .variableSanFrancisco:
      min(
        1,
        max(
          0, (size - blendedSizes.lowerBound) / (blendedSizes.upperBound - blendedSizes.lowerBound))
      )
    }
  }
}
