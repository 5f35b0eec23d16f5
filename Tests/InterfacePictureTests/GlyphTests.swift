@testable import InterfacePicture
import InterfaceTraits
import Testing

@Suite struct GlyphTests {
  @Test func outlinesAreParsedFromPathData() {
    let path = GlyphOutline.path("M4 5h2.500v-.5l-1-1 2 2H1V2c1 2 3 4-5 6a3 1 0-6 6z")
    #expect(
      path.steps == [
        .move(LayoutPoint(x: 4, y: 5)), .line(LayoutPoint(x: 6.5, y: 5)),
        .line(LayoutPoint(x: 6.5, y: 4.5)),
        .line(LayoutPoint(x: 5.5, y: 3.5)), .line(LayoutPoint(x: 7.5, y: 5.5)),
        .line(LayoutPoint(x: 1, y: 5.5)),
        .line(LayoutPoint(x: 1, y: 2)),
        .curve(LayoutPoint(x: 2, y: 4), LayoutPoint(x: 4, y: 6), LayoutPoint(x: -4, y: 8)),
        .arc(radius: 3, isLong: true, isClockwise: false, LayoutPoint(x: -10, y: 14)), .close,
      ])
  }

  @Test func everyGlyphIsInsideItsSquare() {
    for (name, glyph) in GlyphTable.glyphs {
      guard case .move = glyph.outline.steps.first else {
        Issue.record("\(name) does not begin with a point")
        continue
      }
      for step in glyph.outline.steps {
        let end: LayoutPoint
        switch step {
        case .move(let point), .line(let point), .quadratic(_, let point),
          .curve(_, _, let point), .arc(_, _, _, let point):
          end = point
        case .close: continue
        }
        #expect((0...24).contains(end.x) && (0...24).contains(end.y), "\(name)")
      }
    }
  }
}
