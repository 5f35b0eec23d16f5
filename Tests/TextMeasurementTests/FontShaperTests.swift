import Testing
import TextMeasurement

struct FontShaperTests {
  private static func close(_ one: [Double], _ other: [Double]) -> Bool {
    one.count == other.count && zip(one, other).allSatisfy { abs($0 - $1) < 1e-4 }
  }

  private static func regular() throws -> FontShaper {
    try #require(FontShaper(try TestFonts.faces("NinefoldTest-Regular.ttf")[0], size: 10))
  }

  @Test func pairsAreKernedAndLettersJoined() throws {
    let shaper = try Self.regular()
    #expect(Self.close(shaper.advances(of: "AVA").widths, [0.62, 0.7, 0.7]))
    #expect(Self.close(shaper.advances(of: "fin").widths, [0.45, 0, 0.6]))
    #expect(Self.close(shaper.advances(of: "fin", joins: false).widths, [0.3, 0.2, 0.6]))
    // Kerning does not cross the end of a line.
    #expect(Self.close(shaper.advances(of: "A\nV").widths, [0.7, 0, 0.7]))
    #expect(shaper.advances(of: "").widths.isEmpty)
  }

  @Test func combiningMarksHaveNoWidth() throws {
    let advances = try Self.regular().advances(of: "o\u{301}n")
    #expect(Self.close(advances.widths, [0.55, 0, 0, 0.6]))
    #expect(advances.missing.isEmpty)
  }

  @Test func missingCharactersAreReported() throws {
    let advances = try Self.regular().advances(of: "nxn")
    #expect(advances.missing == [1])
    #expect(Self.close([advances.widths[0], advances.widths[2]], [0.6, 0.6]))
  }

  @Test func scriptsAreShapedByTheirOwnRules() throws {
    // The first of two letters has its initial form.
    let advances = try Self.regular().advances(of: "n \u{628}\u{628}")
    #expect(Self.close(advances.widths, [0.6, 0.25, 0.3, 0, 0.8, 0]))
  }

  @Test func longTextsAreShapedInPieces() throws {
    let text = String(repeating: "AV", count: 40_000)
    let widths = try Self.regular().advances(of: text).widths
    // A pair is kerned unless it crosses the end of a run.
    let sum = widths.reduce(0, +)
    #expect(abs(sum - 40_000 * 1.32) < 1)
  }

  @Test func variationsChangeWidths() throws {
    let face = try TestFonts.faces("StandInSystem.ttf")[0]
    func width(_ variations: [FontVariation], size: Double) throws -> [Double] {
      try #require(FontShaper(face, variations: variations, size: size)).advances(of: "n").widths
    }
    let bold = FontVariation(axis: FontVariation.weightAxis, value: 700)
    let large = FontVariation(axis: FontVariation.opticalSizeAxis, value: 28)
    #expect(Self.close(try width([], size: 20), [0.6]))
    #expect(Self.close(try width([bold], size: 20), [0.66]))
    #expect(Self.close(try width([large], size: 20), [0.57]))
  }

  @Test func trackingFollowsTheSize() throws {
    let face = try TestFonts.faces("StandInSystem.ttf")[0]
    for (size, tracking) in [(10.0, 0.02), (15, 0.01), (20, 0), (40, 0)] {
      let widths = try #require(FontShaper(face, size: size)).advances(of: "nn").widths
      #expect(Self.close(widths, [0.6 + tracking, 0.6 + tracking]), "\(size): \(widths)")
    }
  }
}
