/// The system font at one size, as a system draws it.
///
/// Model (docs/text.md, 'The model'): the width of a text is the sum of its characters' advances, one
/// tracking for each character and the kerning of its pairs, times the size. In
/// `staticSanFrancisco` there is one design below 20 points and one from there on; in
/// `variableSanFrancisco` they blend linearly from 17 to 28 points.
package struct SystemFont: Sendable {
  /// From the baseline to the top of a line, in em.
  package static let ascender = 0.9521484375
  /// From the baseline to the bottom of a line, in em.
  package static let descender = 0.2412109375
  /// The height of a line, in em: modal at nearly every size from 9 to 80 points, whatever the
  /// weight (confidence high).
  package static let lineHeight = ascender + descender
  /// The least size of the design for large sizes, in points, where there are two separate designs.
  package static let leastDisplaySize = 20.0
  /// The sizes between which the design for large sizes blends in, in points, where the optical size is continuous.
  static let blendedSizes = 17.0...28.0
  /// The part of a line that is above the baseline.
  static let ascenderShare = ascender / lineHeight

  /// The advances of U+0020 to U+007E, in em.
  package let asciiAdvances: [Double]
  /// Whether labels showed the character, so that its advance is more than the prior.
  package let isASCIIObserved: [Bool]
  /// The kerning of pairs, as `Kerning.table`; what measures no text need not read it.
  package var kerning: [Int16] { kernsAsSmall ? Kerning.smallTable : Kerning.table }
  /// The space after each character, in em.
  package let tracking: Double
  /// Whether the font as a whole is a guess: too few labels showed it.
  package let isApproximate: Bool

  private let faces: [Share]
  private let kernsAsSmall: Bool

  /// A design and how much of it the font is.
  private struct Share: Sendable {
    let table: AdvanceTable
    let factor: Double
  }

  /// Creates the font.
  ///
  /// Weights lighter than light are drawn as light, whose widths are nearest; heavy and black
  /// extend the step from regular to bold. Both are approximate, as are Helvetica Neue and sizes
  /// from 20 points on, of which few labels were seen.
  /// - Parameters:
  ///   - texts: Which font is drawn with.
  ///   - weight: The weight; only regular has a table for Helvetica Neue.
  ///   - size: The size in points.
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
      // Bold is Helvetica Neue Medium there: 4 titles of 4 projects are within a point with it, none without.
      for index in 0..<95 where NamedFontAdvances.isLetter(index) {
        advances[index] += NamedFontAdvances.mediumLetters
      }
    }
    if size < Self.leastDisplaySize, era != .helveticaNeue {
      for index in 0..<95 { advances[index] += Double(SystemFontRefit.ascii[index]) / 100_000 }
    }
    kernsAsSmall = size < Self.leastDisplaySize && era != .helveticaNeue
    asciiAdvances = advances
    isASCIIObserved = observed
    isApproximate =
      era == .helveticaNeue || parts.count > 1 || size >= Self.leastDisplaySize || weight < .light
  }

  /// The advance of a character beyond ASCII, in em; nil when no label showed it.
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

  /// The faces that a weight is made of: their factors add up to 1.
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

  /// How far black is from regular, in steps of regular to bold: four words of 36 points in two
  /// repositories give 1.8 to 3.1 (confidence low).
  private static let blackStep = 2.1
  /// Half-way from bold to black (confidence low).
  private static let heavyStep = 1.5

  /// How much of the design for large sizes there is in a font of the given size, 0 to 1.
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
