package import PlatformFacts

/// The metrics of a font at its size, in points.
package struct FontMetrics: Sendable {
  /// The size, in points.
  package let size: Double
  /// The distance from the baseline to the top of a line.
  package private(set) var ascender: Double
  /// The distance from the baseline to the bottom of a line.
  package private(set) var descender: Double
  /// The distance between baselines: the line's height or, for text styles from Xcode 8 on, the
  /// published leading.
  package private(set) var pitch: Double
  /// Whether the metrics are approximate.
  package private(set) var isApproximate: Bool

  /// The advances of U+0020 to U+007E, including tracking.
  let ascii: [Double]
  let isASCIIObserved: [Bool]
  /// The kerning of pairs, in the format of `Kerning.table`, empty for fonts without kerning.
  var kerning: [Int16] { system?.kerning ?? named?.kerning ?? [] }
  /// The size of a unit of `kerning`, in points.
  let kerningUnit: Double
  /// The shaper of the font's file, or `nil` if tables are used.
  private(set) var shaper: FontShaper?
  /// The tracking added after each shaped character, in points.
  private(set) var shapedTracking = 0.0
  private let system: SystemFont?
  private let named: NamedFont?

  /// The name of the font in its file, or `nil` if tables are used.
  package private(set) var fileName: String?

  /// The height of a line before rounding to pixels.
  package var lineHeight: Double { ascender + descender }

  /// Returns the height of a label with one line.
  package func singleLineHeight(_ environment: TextEnvironment) -> Double {
    environment.roundedUp(lineHeight)
  }

  /// The distance from the bottom of a line to its baseline: the descender rounded to whole points,
  /// halves up.
  ///
  /// This rule fits 37 of 41 pairs of baseline-aligned labels with different sizes; the next best
  /// rule fits 26.
  package var roundedDescender: Double { (descender + 0.5).rounded(.down) }

  /// Determines the metrics of a font in an environment.
  ///
  /// - Parameters:
  ///   - font: The font.
  ///   - environment: The environment.
  ///   - namedFont: A function that looks up the font with a PostScript name.
  package init(
    _ font: FontDescriptor, _ environment: TextEnvironment,
    namedFont: (_ name: String) -> NamedFont = { NamedFont(name: $0) }
  ) {
    switch font.face {
    case .system(let weight, _):
      self.init(system: weight, size: font.size, pitch: nil, environment)
    case .textStyle(let style):
      let texts = environment.texts
      let metrics = texts.metrics(style, category: environment.category)
      self.init(
        system: texts.weight(style), size: metrics.size,
        pitch: texts.usesPublishedLeading ? metrics.leading : nil, environment)
    case .named(let name, _):
      if let weight = SystemFontName.weight(name) {
        self.init(system: weight, size: font.size, pitch: nil, environment)
      } else {
        self.init(named: namedFont(name), size: font.size)
      }
    }
    if let fonts = environment.fonts { use(fonts, for: font, environment) }
  }

  /// Takes the available metrics from a font file; the others remain those of the tables.
  private mutating func use(
    _ fonts: FontLibrary, for font: FontDescriptor, _ environment: TextEnvironment
  ) {
    let texts = environment.texts
    func design(_ weight: FontWeight, isItalic: Bool) -> SystemFontDesign {
      SystemFontDesign(weight: weight, isItalic: isItalic, size: size, era: texts.font)
    }
    var match: FontMatch?
    switch font.face {
    case .system(let weight, let isItalic):
      match = fonts.systemFont(design(weight, isItalic: isItalic))
    case .textStyle(let style):
      match = fonts.systemFont(design(texts.weight(style), isItalic: false))
    case .named(let name, let family):
      if let weight = SystemFontName.weight(name) {
        match = fonts.systemFont(
          design(weight, isItalic: name.lowercased().contains("italic")))
      } else {
        match = fonts.font(named: name, family: family)
      }
    }
    guard let match,
      let shaper = FontShaper(match.face, variations: match.variations, size: size)
    else { return }
    let hasOwnPitch = pitch != lineHeight
    ascender = match.face.ascender * size
    descender = match.face.descender * size
    if !hasOwnPitch { pitch = lineHeight }
    isApproximate = false
    self.shaper = shaper
    fileName = match.names.postScript.isEmpty ? match.names.full : match.names.postScript
    if system != nil, !match.face.hasTracking {
      shapedTracking = AppleTracking.tracking(texts.font, size: size) * size
    }
  }

  /// The width of an ellipsis, in points.
  var ellipsisWidth: Double {
    if let shaped = shaper?.advances(of: "\u{2026}"), shaped.missing.isEmpty {
      return shaped.widths[0] * size + shapedTracking
    }
    return advance(of: 0x2026).points
  }

  private init(
    system weight: FontWeight, size: Double, pitch: Double?, _ environment: TextEnvironment
  ) {
    let font = SystemFont(environment.texts, weight: weight, size: size)
    self.size = size
    ascender = SystemFont.ascender * size
    descender = SystemFont.descender * size
    self.pitch = pitch ?? SystemFont.lineHeight * size
    isApproximate = font.isApproximate
    ascii = font.asciiAdvances.map { ($0 + font.tracking) * size }
    isASCIIObserved = font.isASCIIObserved
    kerningUnit = size / 10_000
    system = font
    named = nil
  }

  private init(named font: NamedFont, size: Double) {
    self.size = size
    ascender = font.ascender * size
    descender = font.descender * size
    pitch = font.lineHeight * size
    isApproximate = !font.isExact
    ascii = font.asciiAdvances.map { $0 * size }
    isASCIIObserved = [Bool](repeating: font.isMeasured, count: 95)
    kerningUnit = size / 10_000
    system = nil
    named = font
  }

  /// Returns the advance of a non-ASCII character including tracking, in points, and whether it was
  /// measured.
  func advance(of scalar: UInt32) -> (points: Double, isMeasured: Bool) {
    if scalar == 0xA0 { return (ascii[0], true) }
    let tracking = (system?.tracking ?? 0) * size
    if let advance = system?.advance(of: scalar) { return (advance * size + tracking, true) }
    if let advance = named?.advance(of: scalar) { return (advance * size, true) }
    if let base = ScriptAdvances.baseLetter(of: scalar) {
      return (ascii[Int(base) - 0x20], true)
    }
    if let advance = ScriptAdvances.interAdvance(of: scalar) {
      return (advance * (named?.widthRatio ?? 1) * size + tracking, false)
    }
    let advance = ScriptAdvances.advance(of: scalar, size: size)
    return advance == 0 ? (0, true) : (advance * size + tracking, false)
  }
}
