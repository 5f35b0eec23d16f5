/// The size of a font that a document names.
///
/// Freely licensed fonts were measured from their files. Of others the widths of some are published; of the rest only ratios
/// to Inter Regular are known. Every text in them is approximate.
package struct NamedFont: Sendable {
  /// From the baseline to the top of a line, in em.
  package let ascender: Double
  /// From the baseline to the bottom of a line, in em.
  package let descender: Double
  /// The height of a line, in em.
  package var lineHeight: Double { ascender + descender }
  /// The width of a text over its width in Inter Regular.
  package let widthRatio: Double
  /// The advances of U+0020 to U+007E, in em: published ones, or else Inter's by the ratio.
  package let asciiAdvances: [Double]
  /// Whether the very font was measured, rather than its family or nothing.
  package let isMeasured: Bool
  /// Whether all was measured from the font's file.
  package let isExact: Bool
  /// The kerning, as `Kerning.table`; empty for none.
  package let kerning: [Int16]
  private let file: OpenFont?

  /// The advance of a character beyond ASCII, in em; nil when it is not known.
  package func advance(of scalar: UInt32) -> Double? { file?.advance(of: scalar) }

  /// The advances of U+0020 to U+007E in Inter Regular, in em.
  package static let interAdvances: [Double] = InterFont.ascii.map { Double($0) / 100_000 }

  /// Looks a font up.
  ///
  /// A font that was not measured takes the ratios of the most seen font of its family (the name
  /// up to the hyphen), and one whose family was not seen takes the median of all measured fonts:
  /// 1.1915 em high and 0.9623 times Inter wide.
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
    let stem = Self.family(of: name)
    let family = Self.rows.filter { $0.family == stem }
    let exact = family.first { $0.name == name }
    func pick(_ value: (Row) -> Double, _ median: Double) -> Double {
      if let exact, value(exact) > 0 { return value(exact) }
      return family.lazy.map(value).first { $0 > 0 } ?? median
    }
    let lineHeight = pick({ $0.lineHeight }, 1.1915)
    ascender = lineHeight * (NamedFontLines.ascenderShare(of: name) ?? SystemFont.ascenderShare)
    descender = lineHeight - ascender
    widthRatio = pick({ $0.width }, 0.9623)
    let ratio = widthRatio
    let known = NamedFontAdvances.ascii(of: name)
    asciiAdvances = known ?? Self.interAdvances.map { $0 * ratio }
    kerning =
      switch stem {
      case "Helvetica": OpenFont.named("ArialMT")?.font.kerning ?? []
      case "AvenirNext" where known != nil: Kerning.table
      default: []
      }
    isMeasured = exact.map { $0.lineHeight > 0 && $0.width > 0 } ?? false
  }

  /// The name up to the hyphen.
  private static func family(of name: String) -> String {
    String(decoding: name.utf8.prefix { $0 != UInt8(ascii: "-") }, as: UTF8.self)
  }

  private struct Row: Sendable {
    let name: String
    let family: String
    let lineHeight: Double
    let width: Double
  }

  /// The table, read from the packed text when the first named font is met.
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
