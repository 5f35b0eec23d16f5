package import InterfaceResolution
import InterfaceTraits
import PlatformFacts
package import TextMeasurement

/// Converts the texts of pictures to outlines of the available fonts.
///
/// Each line is shaped again in the font of its first part, with the letter spacing in the
/// document, and stretched to the width that layout measured, as with SVG's `textLength`. A text
/// that no file can draw remains a text: if there is no file of its font and no Inter in its slant,
/// or if these fonts lack a character of the line.
package struct TextOutliner {
  private let fonts: FontLibrary?
  private let standIns: FontLibrary?
  private let metrics: DrawnMetrics
  private var cached: [FontKey: [OutlinedFont]] = [:]
  private var outlines: [GlyphKey: Path?] = [:]
  /// The number of texts that remain texts, by the name of their font.
  ///
  /// The system font has no name.
  package private(set) var remaining: [String: Int] = [:]

  /// The maximum number of path steps of all outlines in one picture.
  private static let mostSteps = 500_000

  private struct FontKey: Hashable {
    let font: FontDescriptor
    let weight: Int
    let isItalic: Bool
    let era: SystemFontEra
  }

  private struct GlyphKey: Hashable {
    let face: ObjectIdentifier
    let variations: [FontVariation]
    let number: UInt32
  }

  /// Creates an outliner.
  ///
  /// - Parameters:
  ///   - fonts: The font files that texts were measured with, or `nil` if there are none.
  ///   - standIns: Files of Inter for texts that these cannot draw, or `nil` if there are none.
  ///   - configurations: The configurations in which pictures are drawn.
  package init(
    fonts: FontLibrary?, standIns: FontLibrary? = nil, configurations: [Configuration]
  ) {
    self.fonts = fonts
    self.standIns = standIns
    metrics = DrawnMetrics(configurations)
  }

  /// Returns a picture with outlines in place of texts.
  package mutating func outlined(_ picture: DisplayList) -> DisplayList {
    var list = picture
    list.letters = []
    list.outlinedLines = []
    var letters: [GlyphKey: Int] = [:]
    var steps = 0
    let metrics = metrics
    metrics.forEachText(of: picture) { index, text, metrics in
      let environment = TextEnvironment(metrics, scale: 1, fonts: fonts)
      guard let line = self.letters(of: text, environment, &list.letters, &letters, &steps)
      else {
        remaining[text.style.name ?? "", default: 0] += 1
        return
      }
      var text = text
      text.letters = list.outlinedLines.count
      list.outlinedLines.append(line)
      list.items[index] = .text(text)
    }
    return list
  }

  private mutating func fonts(
    _ style: DrawnTextStyle, _ environment: TextEnvironment
  ) -> [OutlinedFont] {
    let key = FontKey(
      font: style.font, weight: style.weight, isItalic: style.isItalic, era: environment.texts.font)
    if let cached = cached[key] { return cached }
    let made = OutlinedFont.fonts(
      style.font, weight: style.weight, isItalic: style.isItalic, environment, standIns: standIns)
    cached[key] = made
    return made
  }

  private mutating func letters(
    of text: DrawnText, _ environment: TextEnvironment, _ paths: inout [Path],
    _ indices: inout [GlyphKey: Int], _ steps: inout Int
  ) -> DrawnLetters? {
    for font in fonts(text.style, environment) {
      if let drawn = letters(of: text, in: font, &paths, &indices, &steps) { return drawn }
    }
    return nil
  }

  private mutating func letters(
    of text: DrawnText, in font: OutlinedFont, _ paths: inout [Path],
    _ indices: inout [GlyphKey: Int], _ steps: inout Int
  ) -> DrawnLetters? {
    let style = text.style
    guard let line = font.shaper.line(of: text.text, joins: style.kern == 0) else { return nil }
    var pen = 0.0
    var positions: [(key: GlyphKey, path: Path, x: Double, y: Double)] = []
    for glyph in line.glyphs {
      let key = GlyphKey(
        face: ObjectIdentifier(font.shaper.face), variations: font.shaper.variations,
        number: glyph.number)
      guard let path = path(key, font.shaper) else { return nil }
      if !path.steps.isEmpty {
        positions.append(
          (key, path, pen + glyph.offset.x * font.size, glyph.offset.y * font.size))
      }
      pen += glyph.advance * font.size
      if glyph.advance != 0 { pen += font.tracking + style.kern }
    }
    guard pen.isFinite, abs(pen) < 1_000_000 else { return nil }
    var added = 0
    for (key, path, _, _) in positions where indices[key] == nil { added += path.steps.count }
    guard steps + added <= Self.mostSteps else { return nil }
    steps += added
    var drawn = DrawnLetters(
      x: text.x, stretch: 1, scale: font.scale, positions: [],
      strokes: strokes(style, font, width: pen))
    drawn.positions = positions.map { key, path, x, y in
      let index = indices[key] ?? paths.count
      if index == paths.count {
        indices[key] = index
        paths.append(path)
      }
      return .init(letter: index, x: x, y: y)
    }
    // A text with one character is not stretched by `textLength` either.
    if let width = text.width, width > 0, pen > 0, text.text.unicodeScalars.count > 1 {
      let stretch = width / pen
      if abs(stretch - 1) > 0.0005 { drawn.stretch = stretch }
    }
    switch style.anchor {
    case .start: break
    case .middle: drawn.x -= pen * drawn.stretch / 2
    case .end: drawn.x -= pen * drawn.stretch
    }
    return drawn
  }

  private func strokes(
    _ style: DrawnTextStyle, _ font: OutlinedFont, width: Double
  ) -> [LayoutRect] {
    var strokes: [FontShaper.Stroke] = []
    if style.isUnderlined { strokes.append(font.shaper.underline) }
    if style.isStruckThrough { strokes.append(font.shaper.strikethrough) }
    return strokes.map { stroke in
      LayoutRect(
        x: 0, y: stroke.offset * font.size, width: max(width, 0),
        height: stroke.thickness * font.size)
    }
  }

  private mutating func path(_ key: GlyphKey, _ shaper: FontShaper) -> Path? {
    if let cached = outlines[key] { return cached }
    let path = shaper.outline(of: key.number).map { Path($0) }
    outlines[key] = .some(path)
    return path
  }
}

extension Path {
  /// Creates the outline of a glyph, in its font's units.
  init(_ outline: FontOutline) {
    func point(_ point: FontOutline.Point) -> LayoutPoint { LayoutPoint(x: point.x, y: point.y) }
    self.init(
      steps: outline.steps.map { step in
        switch step {
        case .move(let end): .move(point(end))
        case .line(let end): .line(point(end))
        case .quadratic(let control, let end): .quadratic(point(control), point(end))
        case .cubic(let first, let second, let end):
          .curve(point(first), point(second), point(end))
        case .close: .close
        }
      })
  }
}
