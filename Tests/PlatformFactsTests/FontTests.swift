import PlatformFacts
import Testing

/// Holds the packed tables to the values that they were written from.
@Suite struct FontTests {
  static func advance(_ character: Character, _ font: SystemFont) -> Double {
    font.asciiAdvances[Int(character.asciiValue ?? 0x20) - 0x20]
  }

  @Test func advancesOfTheDesigns() {
    let text = SystemFont(era: .staticSanFrancisco, weight: .regular, size: 17)
    let display = SystemFont(era: .staticSanFrancisco, weight: .regular, size: 20)
    #expect(abs(Self.advance(" ", text) - 0.2827) < 1e-9)
    #expect(abs(Self.advance("!", text) - 0.30723) < 1e-9)
    #expect(abs(Self.advance("!", display) - 0.21127) < 1e-9)
    #expect(abs((text.advance(of: 0x2026) ?? 0) - 0.80553) < 1e-9)
    #expect(text.advance(of: 0x6F22) == nil)
    let semibold = SystemFont(era: .staticSanFrancisco, weight: .semibold, size: 17)
    #expect(abs(Self.advance("a", semibold) - 0.57987) < 1e-9)
    #expect(!semibold.isASCIIObserved[Int(Character("|").asciiValue ?? 0) - 0x20])
    #expect(semibold.isASCIIObserved[Int(Character("a").asciiValue ?? 0) - 0x20])
  }

  @Test func theVariableFontBlendsItsDesigns() {
    let middle = SystemFont(era: .variableSanFrancisco, weight: .regular, size: 22.5)
    #expect(abs(Self.advance("!", middle) - (0.30723 + 0.21127) / 2) < 1e-9)
  }

  @Test func trackingByEraAndSize() {
    func tracking(_ era: SystemFontEra, _ size: Double) -> Double {
      SystemFont(era: era, weight: .regular, size: size).tracking
    }
    #expect(abs(tracking(.staticSanFrancisco, 17) + 0.02283) < 1e-9)
    #expect(abs(tracking(.staticSanFrancisco, 15) + 0.016) < 1e-9)
    #expect(abs(tracking(.variableSanFrancisco, 17) + 0.02588) < 1e-9)
    #expect(abs(tracking(.variableSanFrancisco, 28) - 0.01529) < 1e-9)
    // No label showed 12.5 points: halfway between Apple's 0 and -6.
    #expect(abs(tracking(.staticSanFrancisco, 12.5) + 0.003) < 1e-9)
    #expect(abs(tracking(.staticSanFrancisco, 500)) < 1e-9)
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

  @Test func accentedLettersAreAsWideAsTheirBase() {
    #expect(ScriptAdvances.baseLetter(of: 0xC4) == 0x41)
    #expect(ScriptAdvances.baseLetter(of: 0x17E) == 0x7A)
    #expect(ScriptAdvances.baseLetter(of: 0xDF) == nil)
    #expect(ScriptAdvances.baseLetter(of: 0x41) == nil)
    #expect(ScriptAdvances.advance(of: 0x6F22) == 1.025)
    #expect(ScriptAdvances.advance(of: 0x1F600) == 1.14)
  }
}
