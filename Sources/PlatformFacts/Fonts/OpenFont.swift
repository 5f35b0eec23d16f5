/// A freely licensed font, measured from its file.
///
/// Labels bear the files out: of two projects with Roboto and IBM Plex Sans 60 of 72 one-line widths are within half a point with
/// kerning, and all 88 heights.
struct OpenFont: Sendable {
  /// From the baseline to the top of a line, in em.
  let ascender: Double
  /// From the baseline to the bottom of a line, in em.
  let descender: Double
  /// The advances of U+0020 to U+007E, in em.
  let asciiAdvances: [Double]
  /// The kerning of its family's regular face, as `Kerning.table`; empty for none.
  let kerning: [Int16]
  private let others: [UInt32: Double]

  /// The advance of a character beyond ASCII, in em; nil when it is not known.
  func advance(of scalar: UInt32) -> Double? { others[scalar] }

  /// Looks a font up by its PostScript name, however the name spells weights.
  ///
  /// - Parameter name: The name.
  /// - Returns: The font, and whether the face itself was measured: a slanted one that was not takes the
  ///   advances of the upright face of its weight; nil for the name of another font.
  static func named(_ name: String) -> (font: OpenFont, isOwnFace: Bool)? {
    let key = normalized(Array((metricTwins[name] ?? name).utf8))
    if let font = face(key) { return (font, true) }
    for slant in ["italic", "oblique"] where key.reversed().starts(with: slant.utf8.reversed()) {
      return face(key.dropLast(slant.utf8.count)).map { ($0, false) }
    }
    return nil
  }

  /// A name without what differs between releases of one font, in small letters.
  private static func normalized(_ name: some Sequence<UInt8>) -> [UInt8] {
    var key: [UInt8] = []
    for byte in name where byte != UInt8(ascii: "-") {
      key.append((UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte + 0x20 : byte)
    }
    let regular = "regular".utf8
    if key.reversed().starts(with: regular.reversed()) { key.removeLast(regular.count) }
    return key
  }

  /// Fonts that the tables have under the name of one with the same metrics.
  private static let metricTwins = [
    "ArialMT": "LiberationSans", "Arial-ItalicMT": "LiberationSans",
    "Arial-BoldMT": "LiberationSans-Bold", "Arial-BoldItalicMT": "LiberationSans-Bold",
    "TimesNewRomanPSMT": "LiberationSerif", "TimesNewRomanPS-BoldMT": "LiberationSerif-Bold",
  ]

  private static let otherScalars: [UInt32] = [
    0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2026,
  ]

  /// Where the line of each face begins in the packed text, by normalized names.
  ///
  /// Most fonts of documents are not in it; each would be looked for in all of its lines.
  private static let places: [[UInt8]: Int] = {
    var places: [[UInt8]: Int] = [:]
    PackedText(OpenFontTable.faces).forEach { line in
      let start = line.start
      guard let name = line.word() else { return }
      let key = normalized(name)
      if places[key] == nil { places[key] = start }
    }
    return places
  }()

  /// The face of a normalized name, read from its line of the packed text; nil when there is none.
  private static func face(_ key: some Collection<UInt8>) -> OpenFont? {
    guard let place = places[Array(key)] else { return nil }
    var line = PackedText(OpenFontTable.faces).line(at: place)
    guard let name = line.word() else { return nil }
    var numbers: [Double] = []
    while let number = line.number() { numbers.append(Double(number) / 10_000) }
    guard numbers.count == 2 + 95 + otherScalars.count else {
      preconditionFailure("a line of the table of open fonts is not a name and its numbers")
    }
    let family = name.prefix { $0 != UInt8(ascii: "-") }
    return OpenFont(
      ascender: numbers[0], descender: numbers[1], asciiAdvances: Array(numbers[2..<97]),
      kerning: Kerning.table(PackedText(OpenFontTable.kerning), of: family),
      others: Dictionary(uniqueKeysWithValues: zip(otherScalars, numbers[97...])))
  }
}
