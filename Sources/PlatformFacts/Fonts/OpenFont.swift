/// A freely licensed font, measured from its file.
///
/// Labels confirm the files: in two projects with Roboto and IBM Plex Sans, 60 of 72 single-line
/// widths are within half a point with kerning, and all 88 heights.
struct OpenFont: Sendable {
  /// The distance from the baseline to the top of a line, in em.
  let ascender: Double
  /// The distance from the baseline to the bottom of a line, in em.
  let descender: Double
  /// The advances of U+0020 to U+007E, in em.
  let asciiAdvances: [Double]
  /// The kerning of its family's regular face, in the format of `Kerning.table`, empty if there is
  /// none.
  let kerning: [Int16]
  private let others: [UInt32: Double]

  /// Returns the advance of a non-ASCII character, in em, or `nil` if it is unknown.
  func advance(of scalar: UInt32) -> Double? { others[scalar] }

  /// Returns the font with a PostScript name, in any spelling of its weight.
  ///
  /// - Parameter name: The name.
  /// - Returns: The font, and whether the face itself was measured (an italic face that was not has
  ///   the advances of the upright face of its weight), or `nil` for any other font.
  static func named(_ name: String) -> (font: OpenFont, isOwnFace: Bool)? {
    let key = normalized(Array((metricTwins[name] ?? name).utf8))
    if let font = face(key) { return (font, true) }
    for slant in ["italic", "oblique"] where key.reversed().starts(with: slant.utf8.reversed()) {
      return face(key.dropLast(slant.utf8.count)).map { ($0, false) }
    }
    return nil
  }

  /// Returns a name in lower case, without the parts that differ between releases of one font.
  private static func normalized(_ name: some Sequence<UInt8>) -> [UInt8] {
    var key: [UInt8] = []
    for byte in name where byte != UInt8(ascii: "-") {
      key.append((UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte + 0x20 : byte)
    }
    let regular = "regular".utf8
    if key.reversed().starts(with: regular.reversed()) { key.removeLast(regular.count) }
    return key
  }

  /// The fonts that the tables contain under the name of a font with the same metrics.
  ///
  /// A release candidate of Sora has the metrics of the release: in ten documents of one project,
  /// the labels have the release's widths and heights to the pixel. Eight other documents of the
  /// project show a substitute (weak).
  private static let metricTwins = [
    "ArialMT": "LiberationSans", "Arial-ItalicMT": "LiberationSans",
    "Arial-BoldMT": "LiberationSans-Bold", "Arial-BoldItalicMT": "LiberationSans-Bold",
    "TimesNewRomanPSMT": "LiberationSerif", "TimesNewRomanPS-BoldMT": "LiberationSerif-Bold",
    "sora-rc004-0417-Light": "Sora-Light", "sora-rc004-0417-Regular": "Sora-Regular",
    "sora-rc004-0417-SemiBold": "Sora-SemiBold", "sora-rc004-0417-Bold": "Sora-Bold",
  ]

  private static let otherScalars: [UInt32] = [
    0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2026,
  ]

  /// The offset of each face's line in the packed text, by normalized name.
  ///
  /// Without the index, each of the many fonts that the text does not contain would be searched for
  /// in all of its lines.
  private static let offsets: [[UInt8]: Int] = {
    var offsets: [[UInt8]: Int] = [:]
    PackedText(OpenFontTable.faces).forEach { line in
      let start = line.start
      guard let name = line.word() else { return }
      let key = normalized(name)
      if offsets[key] == nil { offsets[key] = start }
    }
    return offsets
  }()

  /// Returns the face with a normalized name, read from its line of the packed text, or `nil` if
  /// there is none.
  private static func face(_ key: some Collection<UInt8>) -> OpenFont? {
    guard let offset = offsets[Array(key)] else { return nil }
    var line = PackedText(OpenFontTable.faces).line(at: offset)
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
