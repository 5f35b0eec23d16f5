import Foundation
import InterfaceResolution
@testable import InterfacePicture
import InterfaceTraits
import PlatformFacts
import TestSupport
import TextMeasurement
import Testing

/// Texts of pictures as outlines of the fonts of `Fixtures/fonts`, whose metrics are in `scripts/test-fonts`.
@Suite struct TextOutlinerTests {
  private static func outliner(_ names: [String]) -> TextOutliner {
    let library = FontLibrary(
      names.map { name in
        FontSource(path: name) {
          (try? Data(contentsOf: Fixtures.url("fonts/\(name)"))).map { [UInt8]($0) }
        }
      }, mayHaveSystemFont: true)
    return TextOutliner(fonts: library, configurations: [])
  }

  private static func style(
    _ name: String? = "NinefoldTest-Regular", size: Double = 10
  ) -> DrawnTextStyle {
    var style = DrawnTextStyle(size: size, color: .black)
    style.name = name
    style.family = name.map { _ in "Ninefold Test" }
    return style
  }

  private static func list(_ texts: [DrawnText]) -> DisplayList {
    var drawing = Drawing(viewCount: 0)
    for text in texts {
      drawing.text(
        text.text, x: text.x, baseline: text.baseline, text.style, width: text.width)
    }
    return drawing.list(size: LayoutSize(width: 100, height: 100), title: "", scene: "a")
  }

  private static func texts(_ list: DisplayList) -> [DrawnText] {
    list.items.compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  /// Returns the glyph outlines of each text, or `nil` if it is drawn as text.
  private static func lines(_ list: DisplayList) -> [DrawnLetters?] {
    texts(list).map { text in text.letters.map { list.outlinedLines[$0] } }
  }

  private static func close(_ one: [Double], _ other: [Double]) -> Bool {
    one.count == other.count && zip(one, other).allSatisfy { abs($0 - $1) < 1e-6 }
  }

  @Test func glyphsAreAtTheirMeasuredPositionsAndStoredOnce() throws {
    var outliner = Self.outliner(["NinefoldTest-Regular.ttf"])
    let large = Self.style(size: 20)
    let list = outliner.outlined(
      Self.list([
        DrawnText(text: "nA n", x: 5, baseline: 20, style: Self.style(), width: 21.5),
        DrawnText(text: "AV", x: 5, baseline: 50, style: large),
      ]))
    #expect(list.letters.count == 4, "n, A, the space, which is a box too, and V")
    let lines = Self.lines(list)
    let first = try #require(lines[0])
    #expect(first.positions.map(\.letter) == [0, 1, 2, 0])
    #expect(Self.close(first.positions.map(\.x), [0, 6, 13, 15.5]))
    #expect(first.x == 5 && first.stretch == 1 && first.scale == 0.01)
    let second = try #require(lines[1])
    #expect(second.positions.map(\.letter) == [1, 3])
    #expect(Self.close(second.positions.map(\.x), [0, 12.4]), "the pair is kerned")
    #expect(second.scale == 0.02)
    #expect(outliner.remaining.isEmpty)
    // Outlining the picture again changes nothing.
    #expect(outliner.outlined(list) == list)
  }

  @Test func kerningWidthAnchorAndDecorationsArePreserved() throws {
    var outliner = Self.outliner(["NinefoldTest-Regular.ttf"])
    var style = Self.style()
    style.kern = 2
    style.anchor = .end
    style.isUnderlined = true
    style.isStruckThrough = true
    let list = outliner.outlined(
      Self.list([
        DrawnText(text: "fin", x: 100, baseline: 20, style: style),
        DrawnText(text: "nn", x: 0, baseline: 20, style: Self.style(), width: 24),
      ]))
    let lines = Self.lines(list)
    let first = try #require(lines[0])
    // Letters with tracking form no ligatures.
    #expect(Self.close(first.positions.map(\.x), [0, 5, 9]))
    #expect(abs(first.x - 83) < 1e-6)
    #expect(first.strokes.count == 2)
    #expect(first.strokes.allSatisfy { abs($0.width - 17) < 1e-6 && $0.height > 0 })
    #expect(first.strokes[0].y > 0 && first.strokes[1].y < 0)
    let second = try #require(lines[1])
    #expect(abs(second.stretch - 2) < 1e-9)
  }

  @Test func textsWithoutGlyphsStayTextAndAreCounted() {
    var outliner = Self.outliner(["NinefoldTest-Regular.ttf", "NinefoldHostile.ttf"])
    let list = Self.list([
      DrawnText(text: "nxn", x: 0, baseline: 0, style: Self.style()),
      DrawnText(text: "n", x: 0, baseline: 0, style: Self.style("NinefoldTest-Bold")),
      DrawnText(text: "n", x: 0, baseline: 0, style: Self.style("NinefoldTest-Italic")),
      DrawnText(text: "on", x: 0, baseline: 0, style: Self.style("NinefoldHostile-Regular")),
      DrawnText(text: "n", x: 0, baseline: 0, style: Self.style(nil)),
    ])
    #expect(outliner.outlined(list) == list)
    #expect(
      outliner.remaining == [
        "NinefoldTest-Regular": 1, "NinefoldTest-Bold": 1, "NinefoldTest-Italic": 1,
        "NinefoldHostile-Regular": 1, "": 1,
      ])
  }

  @Test func systemFontUsesTheFileOfItsWeight() throws {
    var outliner = Self.outliner(["StandInSystem.ttf"])
    var bold = Self.style(nil, size: 20)
    bold.weight = 700
    var italic = bold
    italic.isItalic = true
    let list = outliner.outlined(
      Self.list([bold, italic].map { DrawnText(text: "n", x: 0, baseline: 0, style: $0) }))
    let texts = Self.texts(list)
    #expect(texts[0].letters != nil)
    #expect(texts[1].letters == nil, "no file is slanted")
    // Between the glyph shapes for 17 and 28 points.
    let steps = try #require(list.letters.first?.steps)
    let corners = steps.map { step -> Double in
      if case .line(let corner) = step { return corner.x }
      return 0
    }
    let right = corners.max()
    #expect((595...605).contains(try #require(right)))
  }
}
