import Testing
import TextMeasurement

/// Outlines of the glyphs of `Fixtures/fonts`, which are boxes whose metrics are in `scripts/test-fonts`.
struct FontOutlineTests {
  private static func shaper(_ name: String, _ variations: [FontVariation] = []) throws
    -> FontShaper
  {
    try #require(FontShaper(try TestFonts.faces(name)[0], variations: variations, size: 17))
  }

  /// Returns the corners of the outline of a text of one glyph, as `x y`.
  private static func corners(_ text: String, _ shaper: FontShaper) throws -> Set<String> {
    let line = try #require(shaper.line(of: text))
    try #require(line.glyphs.count == 1)
    let outline = try #require(shaper.outline(of: line.glyphs[0].number))
    #expect(outline.steps.last == .close)
    var corners: Set<String> = []
    for step in outline.steps {
      switch step {
      case .move(let point), .line(let point):
        corners.insert("\(Int(point.x.rounded())) \(Int(point.y.rounded()))")
      case .quadratic, .cubic: Issue.record("a box has no curves")
      case .close: break
      }
    }
    return corners
  }

  @Test func quadraticAndCubicGlyphsEqualTheirFiles() throws {
    let regular = try Self.shaper("NinefoldTest-Regular.ttf")
    #expect(try Self.corners("A", regular) == ["50 0", "50 -500", "650 -500", "650 0"])
    // Two letters form one glyph.
    #expect(try Self.corners("fi", regular) == ["50 0", "50 -500", "400 -500", "400 0"])
    let bold = try Self.shaper("NinefoldTest-Bold.otf")
    #expect(try Self.corners("A", bold) == ["50 0", "50 -500", "700 -500", "700 0"])
  }

  @Test func variationsChangeOutlines() throws {
    let bold = FontVariation(axis: FontVariation.weightAxis, value: 700)
    let shaper = try Self.shaper("StandInSystem.ttf", [bold])
    #expect(try Self.corners("n", shaper) == ["50 0", "50 -500", "610 -500", "610 0"])
  }

  @Test func emptyGlyphsHaveNoSteps() throws {
    let shaper = try Self.shaper("NinefoldTest-Regular.ttf")
    let space = try #require(shaper.line(of: "o\u{301}"))
    #expect(space.glyphs.count == 2)
    #expect(shaper.outline(of: space.glyphs[1].number)?.steps == [])
    #expect(shaper.outline(of: 60_000)?.steps ?? [] == [])
  }

  @Test func glyphsAreInVisualOrder() throws {
    let shaper = try Self.shaper("NinefoldTest-Regular.ttf")
    func numbers(_ text: String) throws -> [UInt32] {
      try #require(shaper.line(of: text)).glyphs.map(\.number)
    }
    let (n, alef) = (try numbers("n")[0], try numbers("\u{627}")[0])
    let kerned = try #require(shaper.line(of: "AV"))
    #expect(abs(kerned.glyphs[0].advance - 0.62) < 1e-4)
    // The first letter of a right-to-left word is at its right end.
    let word = try numbers("\u{628}\u{627}")
    #expect(word.count == 2 && word[0] == alef)
    #expect(try numbers("n\u{627}")[0] == n)
    #expect(try numbers("\u{627}n")[0] == n)
    #expect(shaper.line(of: "nxn") == nil, "the font has no x")
  }

  @Test func malformedGlyphsAreRejectedQuickly() throws {
    let shaper = try Self.shaper("NinefoldHostile.ttf")
    func outline(_ text: String) throws -> FontOutline? {
      let line = try #require(shaper.line(of: text))
      return shaper.outline(of: line.glyphs[0].number)
    }
    let start = ContinuousClock.now
    let (doubled, hollow, endless) = (try outline("A"), try outline("f"), try outline("V"))
    #expect(ContinuousClock.now - start < .seconds(5))
    #expect(doubled == nil, "a thousand million boxes are drawn")
    #expect(hollow == nil, "what doubles nothing is drawn")
    #expect(endless == nil, "what is made of itself is drawn")
    #expect(try outline("n") == nil, "a glyph of thirty em is drawn")
    #expect(try outline("o")?.steps.isEmpty == false)
  }
}
