import InterfaceTraits
import TextMeasurement
import Testing

@Suite struct LineBreakingTests {
  static let environment = TextEnvironment.canvas(14490, scale: 2)

  /// Returns the lines of a text, as strings.
  static func lines(
    _ text: String, at width: Double, _ options: TextOptions = TextOptions()
  ) -> [String] {
    let measurer = TextMeasurer()
    let layout = measurer.measure(
      text, font: .system(17), maxWidth: width, options: options, environment: environment)
    return layout.lines.map { line in
      let bytes = Array(text.utf8)
      guard let cut = line.cut else { return String(decoding: bytes[line.range], as: UTF8.self) }
      let head = bytes[line.range.lowerBound..<cut.lowerBound]
      let tail = bytes[cut.upperBound..<line.range.upperBound]
      return String(decoding: head, as: UTF8.self) + "…" + String(decoding: tail, as: UTF8.self)
    }
  }

  @Test func breaksAtSpacesThatHang() {
    #expect(Self.lines("one two  three", at: 65) == ["one two", "three"])
    #expect(Self.lines("one two three", at: 1000) == ["one two three"])
  }

  @Test func breaksAfterHyphensButNotBeforeDigits() {
    #expect(Self.lines("well-known", at: 60) == ["well-", "known"])
    #expect(Self.lines("ab -12", at: 34) == ["ab", "-12"])
  }

  @Test func breaksLongWordsByCharacter() {
    let lines = Self.lines("a incomprehensibilities", at: 60)
    #expect(lines.first == "a")
    #expect(lines.dropFirst().joined() == "incomprehensibilities")
    #expect(lines.count > 3)
  }

  @Test func newlinesEndLines() {
    #expect(Self.lines("a\n\nb\r\nc", at: 100) == ["a", "", "b", "c"])
    #expect(Self.lines("a \nb", at: 100) == ["a", "b"])
    #expect(Self.lines("a\n", at: 100) == ["a", ""])
  }

  @Test func ideographsBreakAnywhereButNotBeforePunctuation() {
    #expect(Self.lines("漢字漢。", at: 53) == ["漢字", "漢。"])
  }

  @Test func zeroWidthHasOneCharacterPerLine() {
    #expect(Self.lines("abc", at: 0) == ["a", "b", "c"])
  }

  @Test func truncatesTheLastLine() {
    let text = "The quick brown fox jumps"
    let tail = TextOptions(numberOfLines: 1, lineBreakMode: .tailTruncation)
    let head = TextOptions(numberOfLines: 1, lineBreakMode: .headTruncation)
    let middle = TextOptions(numberOfLines: 1, lineBreakMode: .middleTruncation)
    let two = TextOptions(numberOfLines: 2, lineBreakMode: .tailTruncation)
    #expect(Self.lines(text, at: 90, tail) == ["The quick…"])
    #expect(Self.lines(text, at: 80, head).first?.hasPrefix("…") == true)
    let cut = Self.lines(text, at: 80, middle)[0]
    #expect(cut.hasPrefix("The") && cut.hasSuffix("mps") && cut.contains("…"))
    let lines = Self.lines(text, at: 80, two)
    #expect(lines.count == 2 && lines[0] == "The quick" && lines[1].hasSuffix("…"))
    #expect(Self.lines(text, at: 1000, tail) == [text])
  }

  @Test func wordWrapOmitsTextBeyondTheLastLine() {
    let options = TextOptions(numberOfLines: 1, lineBreakMode: .wordWrap)
    #expect(Self.lines("one two three", at: 65, options) == ["one two"])
  }

  @Test(arguments: LineBreakMode.allCases, [0, 1, 2])
  func equalWidthRangeGivesEqualLines(mode: LineBreakMode, numberOfLines: Int) {
    let text = "Some words of text, incomprehensibly broken - 漢字 included.  \nAnd more "
    let options = TextOptions(numberOfLines: numberOfLines, lineBreakMode: mode)
    var width = 0.0
    while width < 420 {
      let here = Self.layout(text, width, options)
      #expect(here.sameWidths.contains(width), "\(width)")
      for other in [here.sameWidths.least, min(here.sameWidths.limit.nextDown, 5000)] {
        let there = Self.layout(text, other, options)
        #expect(there.lines.map(\.range) == here.lines.map(\.range), "\(width) \(other)")
        #expect(there.lines.map(\.cut) == here.lines.map(\.cut), "\(width) \(other)")
        #expect(there.size == here.size, "\(width) \(other)")
      }
      width += 7.3
    }
  }

  static func layout(_ text: String, _ width: Double, _ options: TextOptions) -> TextLayout {
    let measurer = TextMeasurer()
    return measurer.measure(
      text, font: .system(17), maxWidth: width, options: options, environment: environment)
  }

  /// The test would not finish if each unit were compared with all others.
  @Test func longTextsTakeLinearTime() {
    let text = String(repeating: "word ", count: 20_000)
    for width in [0.0, 50, 100_000] {
      let lines = Self.layout(text, width, TextOptions()).lines
      #expect(lines.last?.range.upperBound == text.utf8.count - 1)
    }
  }

  @Test func paragraphStylesSpaceLines() {
    let measurer = TextMeasurer()
    func height(_ style: ParagraphStyle) -> Double {
      measurer.measure(
        [TextRun("a\nb", font: .system(17), paragraph: style)], environment: Self.environment
      ).size.height
    }
    #expect(height(ParagraphStyle()) == 41)
    #expect(height(ParagraphStyle(lineSpacing: 4)) == 45)
    #expect(height(ParagraphStyle(paragraphSpacing: 10)) == 51)
    #expect(height(ParagraphStyle(minimumLineHeight: 30)) == 60)
    #expect(height(ParagraphStyle(lineHeightMultiple: 2)) == 81.5)
  }

  @Test func lineHeightIsThatOfTheTallestFont() {
    let measurer = TextMeasurer()
    let runs = [TextRun("small ", font: .system(12)), TextRun("Large", font: .system(24))]
    let layout = measurer.measure(runs, environment: Self.environment)
    #expect(layout.size.height == 29)
    #expect(layout.lines.count == 1)
    #expect(layout.lines[0].range == 0..<11)
  }
}
