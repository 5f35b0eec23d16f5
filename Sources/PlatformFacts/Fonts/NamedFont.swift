/// The metrics of a font that a document names.
///
/// Freely licensed fonts were measured from their files. The widths of some other fonts are
/// published; for the rest, only ratios to Inter Regular are known, so every text in them is
/// approximate.
package struct NamedFont: Sendable {
  /// The distance from the baseline to the top of a line, in em.
  package let ascender: Double
  /// The distance from the baseline to the bottom of a line, in em.
  package let descender: Double
  /// The height of a line, in em.
  package var lineHeight: Double { ascender + descender }
  /// The ratio of a text's width to its width in Inter Regular.
  package let widthRatio: Double
  /// The advances of U+0020 to U+007E, in em: published values, or else Inter's multiplied by the
  /// ratio.
  package let asciiAdvances: [Double]
  /// Whether the font itself was measured, instead of just its family or a substitute.
  package let isMeasured: Bool
  /// Whether all metrics were measured from the font's file.
  package let isExact: Bool
  /// The kerning, in the format of `Kerning.table`, empty if there is none.
  package let kerning: [Int16]
  private let file: OpenFont?

  /// Returns the advance of a non-ASCII character, in em, or `nil` if it is unknown.
  package func advance(of scalar: UInt32) -> Double? { file?.advance(of: scalar) }

  /// The advances of U+0020 to U+007E in Inter Regular, in em.
  package static let interAdvances: [Double] = InterFont.ascii.map { Double($0) / 100_000 }

  /// Looks up a font by its PostScript name.
  ///
  /// A font that was not measured has the ratios of the most frequent font in its family (the name
  /// up to the hyphen). A font of an unknown family has the metrics of Helvetica Neue, in roman for
  /// any weight, because Interface Builder draws text in it if the font is missing on the machine
  /// that saves a document: of 37 texts of 4 projects in fonts of such families, 29 are as wide, and
  /// 5 with the median of all measured fonts.
  package init(name: String) {
    if let (file, isOwnFace) = OpenFont.named(name) {
      self.file = file
      ascender = file.ascender
      descender = file.descender
      asciiAdvances = file.asciiAdvances
      kerning = file.kerning
      widthRatio = 1
      isMeasured = isOwnFace
      isExact = isOwnFace
      return
    }
    file = nil
    isExact = false
    let ownFamily = Self.family(of: name)
    let isKnown =
      NamedFontAdvances.ascii(of: name) != nil || Self.rows.contains { $0.family == ownFamily }
    let source = isKnown ? name : Self.substitute
    let stem = isKnown ? ownFamily : Self.family(of: source)
    let family = Self.rows.filter { $0.family == stem }
    let exact = family.first { $0.name == source }
    // The median of all measured fonts replaces a value of which the family has none.
    func pick(_ value: (Row) -> Double, _ median: Double) -> Double {
      if let exact, value(exact) > 0 { return value(exact) }
      return family.lazy.map(value).first { $0 > 0 } ?? median
    }
    let lineHeight = pick({ $0.lineHeight }, 1.1915)
    ascender = lineHeight * (NamedFontLines.ascenderShare(of: source) ?? SystemFont.ascenderShare)
    descender = lineHeight - ascender
    widthRatio = pick({ $0.width }, 0.9623)
    let ratio = widthRatio
    let known = NamedFontAdvances.ascii(of: source)
    asciiAdvances = known ?? Self.interAdvances.map { $0 * ratio }
    kerning =
      switch stem {
      case "Helvetica": OpenFont.named("ArialMT")?.font.kerning ?? []
      case "AvenirNext" where known != nil: Kerning.table
      default: []
      }
    isMeasured = isKnown && exact.map { $0.lineHeight > 0 && $0.width > 0 } ?? false
  }

  /// The font that replaces a missing one.
  private static let substitute = "HelveticaNeue"

  /// Returns the name up to the hyphen.
  private static func family(of name: String) -> String {
    String(decoding: name.utf8.prefix { $0 != UInt8(ascii: "-") }, as: UTF8.self)
  }

  private struct Row: Sendable {
    let name: String
    let family: String
    let lineHeight: Double
    let width: Double
  }

  /// The table, read from the packed text when the first named font is used.
  private static let rows: [Row] = {
    var rows: [Row] = []
    PackedText(NamedFontTable.text).forEach { line in
      guard let name = line.text(), let height = line.number(), let width = line.number() else {
        preconditionFailure("a line of the font table is not a name and three numbers")
      }
      rows.append(
        Row(
          name: name, family: family(of: name), lineHeight: Double(height) / 10_000,
          width: Double(width) / 10_000))
    }
    return rows
  }()
}
