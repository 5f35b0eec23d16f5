import EditorCanvas
import InterfaceTraits
import PlatformFacts
import Testing

/// Compares the packed tables with the values from which they were generated.
@Suite struct FontTests {
  static func advance(_ character: Character, _ font: SystemFont) -> Double {
    font.asciiAdvances[Int(character.asciiValue ?? 0x20) - 0x20]
  }

  static func texts(_ version: Int) -> TextMetrics {
    CanvasBehavior(version).metrics(idiom: .phone).texts
  }

  static let `static` = texts(14490)
  static let variable = texts(22155)

  @Test func advancesOfTheDesigns() {
    let text = SystemFont(Self.static, weight: .regular, size: 17)
    let display = SystemFont(Self.static, weight: .regular, size: 20)
    #expect(abs(Self.advance(" ", text) - 0.28257) < 1e-9)
    #expect(abs(Self.advance("!", text) - 0.30985) < 1e-9)
    #expect(abs(Self.advance("!", display) - 0.21127) < 1e-9)
    #expect(abs((text.advance(of: 0x2026) ?? 0) - 0.80553) < 1e-9)
    #expect(text.advance(of: 0x6F22) == nil)
    let semibold = SystemFont(Self.static, weight: .semibold, size: 17)
    #expect(abs(Self.advance("a", semibold) - 0.58047) < 1e-9)
    #expect(!semibold.isASCIIObserved[Int(Character("|").asciiValue ?? 0) - 0x20])
    #expect(semibold.isASCIIObserved[Int(Character("a").asciiValue ?? 0) - 0x20])
  }

  @Test func theVariableFontBlendsItsDesigns() {
    let middle = SystemFont(Self.variable, weight: .regular, size: 22.5)
    #expect(abs(Self.advance("!", middle) - (0.30723 + 0.21127) / 2) < 1e-9)
  }

  @Test func trackingByVersionAndSize() {
    func tracking(_ texts: TextMetrics, _ size: Double) -> Double {
      SystemFont(texts, weight: .regular, size: size).tracking
    }
    #expect(abs(tracking(Self.static, 17) + 0.02302) < 1e-9)
    #expect(abs(tracking(Self.static, 15) + 0.01639) < 1e-9)
    #expect(abs(tracking(Self.variable, 17) + 0.02575) < 1e-9)
    #expect(abs(tracking(Self.variable, 28) - 0.01617) < 1e-9)
    // No label was 12.5 points: the value is halfway between Apple's 0 and -6.
    #expect(abs(tracking(Self.static, 12.5) + 0.003) < 1e-9)
    #expect(abs(tracking(Self.static, 500) + 0.00118) < 1e-9)
    // Xcode 7 and 8 spaced large letters further apart, and iOS 14 spaces blended ones less than
    // its table does.
    #expect(abs(tracking(Self.static, 20) - 0.01905) < 1e-9)
    #expect(abs(tracking(Self.texts(10117), 20) - 0.03205) < 1e-9)
    #expect(abs(tracking(Self.texts(11762), 20) - 0.02905) < 1e-9)
    #expect(abs(tracking(Self.texts(10117), 17) + 0.02302) < 1e-9)
    #expect(abs(tracking(Self.variable, 24) + 0.00644) < 1e-9)
  }

  @Test func smallTextsKernDigitsMore() {
    let small = SystemFont(Self.static, weight: .regular, size: 17).kerning
    let large = SystemFont(Self.static, weight: .regular, size: 20).kerning
    // Inter's pairs, except those with an underscore.
    let underscore = 0x5F - 0x20
    let pairs = Kerning.table.indices.map { index in
      index / 95 == underscore || index % 95 == underscore ? 0 : Kerning.table[index]
    }
    #expect(large == pairs)
    #expect(large != Kerning.table)
    let pair = (0x30 - 0x20) * 95 + (0x2E - 0x20)
    #expect(small[pair] < large[pair])
    let letters = (0x41 - 0x20) * 95 + (0x56 - 0x20)
    #expect(small[letters] == large[letters])
  }

  @Test func kerningPairs() {
    func pair(_ text: String) -> Double {
      let bytes = Array(text.utf8)
      return Kerning.pair(bytes[0], bytes[1])
    }
    #expect(pair("\"J") == -0.1648)
    #expect(pair("(j") == 0.0284)
    #expect(pair("ab") == 0)
    #expect(Kerning.table.filter { $0 != 0 }.count == 810)
  }

  @Test func namedFonts() {
    let avenir = NamedFont(name: "Avenir-Book")
    #expect(avenir.lineHeight == 1.378)
    #expect(avenir.widthRatio == 0.9057)
    #expect(NamedFont(name: "HelveticaNeue").widthRatio == 0.9539)
    #expect(NamedFont(name: "SourceHanSans-Regular").lineHeight == 1.45)
    #expect(abs(NamedFont.interAdvances[0] - 0.28125) < 1e-5)
  }

  @Test func openFontsAreMeasuredFromTheirFiles() {
    func width(_ text: String, _ name: String) -> Double {
      let font = NamedFont(name: name)
      let indices = text.utf8.map { Int($0) - 0x20 }
      let advances = indices.reduce(0) { $0 + font.asciiAdvances[$1] }
      return zip(indices, indices.dropFirst()).reduce(advances) {
        $0 + Double(font.kerning[$1.0 * 95 + $1.1]) / 10_000
      }
    }
    let roboto = NamedFont(name: "Roboto-Regular")
    #expect(roboto.isExact)
    #expect(abs(roboto.lineHeight - 1.1718) < 1e-9)
    // 12 points are 45.06 wide without kerning, 14 points of medium 65.08 with it.
    #expect(abs(width("+20dBm", "Roboto-Regular") * 12 - 45.06) < 0.01)
    #expect(abs(width("Last Event", "Roboto-Medium") * 14 - 65.08) < 0.05)
    #expect(width("AV", "Lato-Bold") < width("A", "Lato-Bold") + width("V", "Lato-Bold"))
    #expect(roboto.advance(of: 0x2014) != nil)
    #expect(roboto.advance(of: 0x6F22) == nil)
    #expect(!NamedFont(name: "Avenir-Book").isExact)
  }

  @Test(arguments: [
    ("IBMPlexSans", "IBMPlexSans-Regular"), ("OpenSans-SemiBold", "OpenSans-Semibold"),
    ("OpenSans", "OpenSans-Regular"), ("ArialMT", "LiberationSans"),
  ])
  func openFontsHaveSeveralNames(_ names: (String, String)) {
    let (one, other) = (NamedFont(name: names.0), NamedFont(name: names.1))
    #expect(one.isExact)
    #expect(one.asciiAdvances == other.asciiAdvances)
  }

  @Test(arguments: [("Roboto-BoldItalic", "Roboto-Bold"), ("Merriweather-Italic", "Merriweather")])
  func slantedFacesThatWereNotMeasuredAreApproximate(_ names: (String, String)) {
    let slanted = NamedFont(name: names.0)
    #expect(!slanted.isExact)
    #expect(slanted.asciiAdvances == NamedFont(name: names.1).asciiAdvances)
  }

  @Test func namesOfTheSystemFont() {
    #expect(SystemFontName.weight(".AppleSystemUIFont") == .regular)
    #expect(SystemFontName.weight(".AppleSystemUIFontBold") == .bold)
    #expect(SystemFontName.weight(".AppleSystemUIFontEmphasized-Regular") == .semibold)
    #expect(SystemFontName.weight(".SFUIText-Semibold") == .semibold)
    #expect(SystemFontName.weight(".SFNSDisplay-UltraLight") == .ultraLight)
    #expect(SystemFontName.weight(".SFUIText-Emphasized") == .semibold)
    #expect(SystemFontName.weight(".SFUIMono-Regular") == nil)
    #expect(SystemFontName.weight("Helvetica") == nil)
  }

  @Test func publishedAdvancesOfNamedFonts() {
    func width(_ text: String, _ name: String) -> Double {
      let advances = NamedFont(name: name).asciiAdvances
      return text.utf8.reduce(0) { $0 + advances[Int($1) - 0x20] }
    }
    #expect(abs(width("Subtitle", "HelveticaNeue") - 3.408) < 1e-9)
    #expect(abs(width("Portrait", "Helvetica-Bold") - 3.556) < 1e-9)
    #expect(abs(width("Label", "ArialMT") - 2.446) < 1e-3)
    #expect(abs(width("iiMM", "Menlo-Regular") - 4 * 0.602) < 1e-9)
    // Digits have the same width in all weights; the other widths are Interface Builder's.
    #expect(abs(width("99", "HelveticaNeue-Light") - 2 * 0.556) < 1e-9)
    #expect(
      (width("AppKinetics", "HelveticaNeue-Light") * 28 * 3).rounded(.up) / 3 == 144 + 1.0 / 3)
    #expect(abs(width("Youtube - 06:32", "AvenirNext-Regular") * 10 - 73) < 0.5)
    #expect(width("Title", "AvenirNext-Medium") > width("Title", "AvenirNext-Regular"))
    #expect(width("Title", "AvenirNext-DemiBold") < width("Title", "AvenirNext-Bold"))
    #expect(NamedFontAdvances.ascii(of: "Avenir-Book") == nil)
    for name in ["HelveticaNeue", "HelveticaNeue-Bold", "Helvetica", "Helvetica-Bold"] {
      #expect(NamedFont(name: name).asciiAdvances.count == 95)
    }
  }

  @Test func publishedLinesOfNamedFonts() {
    let light = NamedFont(name: "HelveticaNeue-Light")
    #expect(abs(light.ascender / light.descender - 967.0 / 213) < 1e-9)
    // The line height comes from documents.
    #expect(abs(light.lineHeight - 1.181) < 1e-9)
    #expect(abs(NamedFont(name: "Georgia").lineHeight - 1.162) < 1e-9)
    // For other fonts, the height from documents is divided into ascent and descent as San
    // Francisco's is.
    let avenir = NamedFont(name: "AvenirNext-Regular")
    #expect(
      abs(avenir.ascender / avenir.lineHeight - SystemFont.ascender / SystemFont.lineHeight) < 1e-9)
  }

  @Test func boldHelveticaNeueOfOldCanvasesIsWider() {
    let texts = Self.texts(6250)
    func advance(_ character: Character, _ weight: FontWeight) -> Double {
      Self.advance(character, SystemFont(texts, weight: weight, size: 17))
    }
    #expect(advance("a", .bold) > advance("a", .regular))
    #expect(advance("1", .bold) == advance("1", .regular))
  }

  @Test func accentedLettersAreAsWideAsTheirBase() {
    #expect(ScriptAdvances.baseLetter(of: 0xC4) == 0x41)
    #expect(ScriptAdvances.baseLetter(of: 0x17E) == 0x7A)
    #expect(ScriptAdvances.baseLetter(of: 0xDF) == nil)
    let vietnamese: [(Unicode.Scalar, Unicode.Scalar)] = [
      ("Ạ", "A"), ("ặ", "a"), ("Ẹ", "E"), ("ệ", "e"), ("Ỉ", "I"), ("ị", "i"), ("Ọ", "O"),
      ("ộ", "o"), ("Ớ", "O"), ("ợ", "o"), ("Ụ", "U"), ("ủ", "u"), ("Ứ", "U"), ("ự", "u"),
      ("Ỳ", "Y"), ("ỹ", "y"), ("Ơ", "O"), ("ơ", "o"), ("Ư", "U"), ("ư", "u"),
    ]
    for (letter, base) in vietnamese {
      #expect(ScriptAdvances.baseLetter(of: letter.value) == base.value)
    }
    #expect(ScriptAdvances.baseLetter(of: 0x41) == nil)
    let letters = Array(
      "\u{1EA0}\u{1EB7}\u{1EBE}\u{1EC7}\u{1ECA}\u{1ECB}\u{1ECC}\u{1EE3}\u{1EE4}\u{1EF1}\u{1EF2}\u{1EF9}\u{1A0}\u{1A1}\u{1AF}\u{1B0}"
        .unicodeScalars)
    let bases = letters.map {
      ScriptAdvances.baseLetter(of: $0.value).map { Character(UnicodeScalar(UInt8($0))) }
    }
    #expect(bases == Array("AaEeIiOoUuYyOoUu"))
    #expect(ScriptAdvances.advance(of: 0x6F22, size: 17) == 1.025)
    #expect(ScriptAdvances.advance(of: 0x1F600, size: 17) == 1.35)
    #expect(ScriptAdvances.advance(of: 0x1F600, size: 34) == 1.1)
  }

  @Test func interSubstitutesNonASCIILettersAndSymbols() throws {
    #expect(try abs(#require(ScriptAdvances.interAdvance(of: 0x416)) - 0.9489) < 1e-4)
    #expect(try abs(#require(ScriptAdvances.interAdvance(of: 0xA9)) - 0.9148) < 1e-4)
    #expect(ScriptAdvances.interAdvance(of: 0x6F22) == nil)
    #expect(ScriptAdvances.interAdvance(of: 0x41) == nil)
  }

  /// 61 and 121 points for buttons of 75 and 150 points, in whole points.
  @Test func playSymbolHasItsMeasuredWidth() throws {
    let advance = try #require(ScriptAdvances.interAdvance(of: 0x25B6))
    #expect((advance * 75).rounded(.up) == 61)
    #expect((advance * 150).rounded() == 121)
  }
}
