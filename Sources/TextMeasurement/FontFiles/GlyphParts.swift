/// The numbers of parts in the composite glyphs of a TrueType font.
///
/// A glyph may consist of others, which may be composite in turn, so a few bytes can expand to more
/// parts than any machine can draw. HarfBuzz limits them from version 7 on; Debian 12 has version
/// 6.
///
/// The format is defined in OpenType 1.9, tables `loca` and `glyf`.
struct GlyphParts {
  /// The glyphs that exceed the limit of parts or contain themselves.
  private(set) var endless: Set<UInt32> = []

  private let container: FontContainer
  private let offsets: FontContainer.Table
  private let outlines: FontContainer.Table
  private let glyphCount: Int
  private let isLong: Bool
  private var counts: [Int: Int] = [:]
  private var inProgress: Set<Int> = []
  private var budget = Self.mostPartsOfAll

  /// The maximum number of parts of a drawn glyph, the same as in HarfBuzz 7.
  static let mostParts = 1024
  /// The maximum nesting of parts, the same as in HarfBuzz.
  private static let deepest = 64
  /// The maximum number of part references in all glyphs of a font; four for each of 65,536 glyphs
  /// would be a quarter of it.
  private static let mostPartsOfAll = 1 << 20

  /// Counts the parts of all glyphs, or none if the font has no such outlines.
  init(_ container: FontContainer, _ tables: FontContainer.Tables) {
    let none = FontContainer.Table(offset: 0, length: 0)
    self.container = container
    offsets = tables[FontContainer.tag("loca")] ?? none
    outlines = tables[FontContainer.tag("glyf")] ?? none
    let head = tables[FontContainer.tag("head")] ?? none
    let profile = tables[FontContainer.tag("maxp")] ?? none
    isLong = container.half(head.offset + 50) != 0
    glyphCount = min(
      Int(container.half(profile.offset + 4)), offsets.length / (isLong ? 4 : 2) - 1)
    guard outlines.length > 0, glyphCount > 0 else { return }
    for glyph in 0..<glyphCount where count(glyph, depth: 0) > Self.mostParts {
      endless.insert(UInt32(glyph))
    }
  }

  /// Returns the range of a composite glyph's outline, in bytes from the start of the file, or
  /// `nil` for a glyph that is simple, empty or missing.
  private func composition(_ glyph: Int) -> Range<Int>? {
    guard glyph < glyphCount else { return nil }
    let offset = { (index: Int) -> Int in
      isLong
        ? Int(container.word(offsets.offset + 4 * index))
        : 2 * Int(container.half(offsets.offset + 2 * index))
    }
    let (start, end) = (offset(glyph), min(offset(glyph + 1), outlines.length))
    guard start + 10 < end, container.half(outlines.offset + start) >= 0x8000 else { return nil }
    return outlines.offset + start..<outlines.offset + end
  }

  private mutating func count(_ glyph: Int, depth: Int) -> Int {
    guard let range = composition(glyph) else { return 1 }
    if let cached = counts[glyph] { return cached }
    guard depth < Self.deepest, inProgress.insert(glyph).inserted else { return Self.mostParts + 1 }
    defer { inProgress.remove(glyph) }
    var (sum, offset, hasMore) = (1, range.lowerBound + 10, true)
    while hasMore, offset + 4 <= range.upperBound, sum <= Self.mostParts {
      budget -= 1
      guard budget >= 0 else { return Self.mostParts + 1 }
      let flags = container.half(offset)
      sum += count(Int(container.half(offset + 2)), depth: depth + 1)
      offset += 4 + (flags & 0x1 != 0 ? 4 : 2)
      if flags & 0x8 != 0 {
        offset += 2
      } else if flags & 0x40 != 0 {
        offset += 4
      } else if flags & 0x80 != 0 {
        offset += 8
      }
      hasMore = flags & 0x20 != 0
    }
    counts[glyph] = sum
    return sum
  }
}
