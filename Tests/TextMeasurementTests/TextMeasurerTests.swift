import EditorCanvas
import InterfaceTraits
import PlatformFacts
import TextMeasurement
import Testing

@Suite struct TextMeasurerTests {
  static let xcode10 = TextEnvironment.canvas(14490, scale: 2)
  static let xcode15 = TextEnvironment.canvas(22155, scale: 3)

  static func width(_ text: String, _ font: FontDescriptor, _ environment: TextEnvironment)
    -> Double
  {
    let measurer = TextMeasurer()
    return measurer.measure(text, font: font, environment: environment).size.width
  }

  /// Widths that Interface Builder computes for these short texts, version by version.
  @Test(arguments: [
    ("Label", 17.0, 41.5), ("Label", 14, 35.5), ("Label", 12, 31), ("Label", 10, 26.5),
    ("Button", 15, 46), ("--", 12, 11.5),
  ])
  func widthsOfTheSystemFont(text: String, size: Double, expected: Double) {
    #expect(abs(Self.width(text, .system(size), Self.xcode10) - expected) <= 0.5)
  }

  /// Widths that Xcode 16 stored for labels on a screen with two pixels per point.
  @Test(arguments: [
    ("lbl_name", 14.0, 59), ("lbl_amount", 14, 72), ("lbl_title", 16, 53.5), ("lbl_head", 17, 65.5),
    ("lbl_fee_fiat", 14, 72.5), ("lbl_ask_hint", 14, 78),
  ])
  func underscoresOfTheVariableFont(text: String, size: Double, expected: Double) {
    let xcode16 = TextEnvironment.canvas(23504, scale: 2)
    #expect(abs(Self.width(text, .system(size), xcode16) - expected) <= 0.5)
  }

  /// Widths that Xcode 15 stored for labels in Vietnamese.
  @Test(arguments: [
    ("M\u{D3}N H\u{1EE6}Y", 14.0, 66.3), ("T\u{1ED4}NG CHI PH\u{CD}", 14, 93.7),
    ("Xem chi ti\u{1EBF}t", 14, 76.7),
  ])
  func vietnameseLettersHaveTheWidthsOfTheirBaseLetters(
    text: String, size: Double, expected: Double
  ) {
    #expect(abs(Self.width(text, .system(size), Self.xcode15) - expected) <= 0.5)
  }

  @Test func accentedLettersAreKernedLikeTheirBaseLetters() {
    let font = FontDescriptor.system(17)
    #expect(
      Self.width("T\u{E1}", font, Self.xcode15) - Self.width("\u{E1}", font, Self.xcode15)
        < Self.width("T", font, Self.xcode15) - 1)
  }

  @Test func heightsOfOneLine() {
    let measurer = TextMeasurer()
    for (size, height) in [(10.0, 12.0), (12, 14.5), (13, 16), (15, 18), (17, 20.5), (34, 41)] {
      let layout = measurer.measure("Hxg", font: .system(size), environment: Self.xcode10)
      #expect(layout.size.height == height)
    }
    let thirds = measurer.measure("Hxg", font: .system(17), environment: Self.xcode15)
    #expect(abs(thirds.size.height - 61.0 / 3) < 1e-9)
  }

  @Test func plainFontsAndTextStylesHaveDifferentLineHeights() {
    let measurer = TextMeasurer()
    let two = "a\nb"
    let plain = measurer.measure(two, font: .system(17), environment: Self.xcode10)
    #expect(plain.size.height == 41)
    let style = measurer.measure(two, font: .style(.body), environment: Self.xcode10)
    #expect(style.size.height == 42.5)
    let thirds = measurer.measure(two, font: .style(.title1), environment: Self.xcode15)
    #expect(abs(thirds.size.height - 203.0 / 3) < 1e-9)
  }

  @Test func oldCanvasesDrewTextStylesWithoutLeading() {
    let xcode7 = TextEnvironment.canvas(9532, scale: 1)
    let xcode6 = TextEnvironment.canvas(6254, scale: 1)
    let measurer = TextMeasurer()
    let three = measurer.measure("a\nb\nc", font: .style(.body), environment: xcode7)
    #expect(three.size.height == 58)
    #expect(FontMetrics(.style(.body), xcode6).singleLineHeight(xcode6) == 20)
    #expect(FontMetrics(.system(17), xcode6).singleLineHeight(xcode6) == 21)
  }

  /// Frames that Interface Builder stored for tvOS: a headline, a title 1 and a button's title.
  @Test func televisionsHaveTheirOwnTextStyles() {
    let measurer = TextMeasurer()
    let metrics = CanvasBehavior(12120).metrics(idiom: .tv)
    let environment = TextEnvironment(metrics, scale: 1)
    func size(_ text: String, _ font: FontDescriptor) -> LayoutSize {
      measurer.measure(text, font: font, environment: environment).size
    }
    #expect(size("0", .style(.headline)) == LayoutSize(width: 24, height: 46))
    #expect(size("Hello World", .style(.title1)).height == 91)
    let button = FontDescriptor.system(
      metrics.buttons.systemFontSize, weight: metrics.buttons.fontWeight)
    #expect(size("Click!", button) == LayoutSize(width: 96, height: 46))
  }

  @Test func textStylesFollowTheVersionAndCategory() {
    let extraSmall = TextEnvironment.canvas(18500, scale: 2)
    var huge = Self.xcode10
    huge.category = .accessibilityExtraExtraExtraLarge
    #expect(FontMetrics(.style(.body), extraSmall).size == 14)
    #expect(FontMetrics(.style(.body), huge).size == 53)
    #expect(FontMetrics(.style(.body), Self.xcode10).size == 17)
  }

  @Test func baselinesRoundTheDescenderToWholePoints() {
    let measurer = TextMeasurer()
    let layout = measurer.measure("a\nb", font: .system(17), environment: Self.xcode10)
    #expect(layout.firstBaseline == 16.5)
    #expect(layout.size.height - layout.lastBaselineFromBottom == 37)
  }

  @Test func kernIsAddedAfterEachCharacter() {
    let measurer = TextMeasurer()
    let plain = measurer.measure([TextRun("abc", font: .system(17))], environment: Self.xcode10)
    let wide = measurer.measure(
      [TextRun("abc", font: .system(17), kern: 2)], environment: Self.xcode10)
    #expect(abs(wide.size.width - plain.size.width - 6) < 1e-9)
  }

  @Test func approximationsAreMarked() {
    let measurer = TextMeasurer()
    func isApproximate(_ text: String, _ font: FontDescriptor) -> Bool {
      measurer.measure(text, font: font, environment: Self.xcode10).isApproximate
    }
    #expect(!isApproximate("Label", .system(17)))
    #expect(isApproximate("Label", .named("Avenir-Book", size: 17)))
    #expect(isApproximate("Label", .system(17, weight: .black)))
    #expect(isApproximate("漢字", .system(17)))
    let old = TextEnvironment.canvas(6254, scale: 1)
    #expect(measurer.measure("Label", font: .system(17), environment: old).isApproximate)
  }

  @Test func namedFontsFallBackToTheirFamily() {
    #expect(NamedFont(name: "Avenir-Book").isMeasured)
    let unseen = NamedFont(name: "Avenir-LightOblique")
    #expect(!unseen.isMeasured)
    #expect(abs(unseen.lineHeight - 1.37) < 0.02)
  }

  @Test func accentedLettersAreKernedLikeTheirBase() {
    let font = FontDescriptor.system(17)
    #expect(Self.width("ÁV", font, Self.xcode10) == Self.width("AV", font, Self.xcode10))
  }

  @Test func missingFontsAreReplacedByHelveticaNeue() throws {
    let font = NamedFont(name: "SFUIText-Light")
    #expect(!font.isMeasured)
    #expect(font.lineHeight == 1.165)
    let environment = TextEnvironment.canvas(20037, scale: 2)
    let label = LabelContent(runs: [TextRun("Street", font: .named("SFUIText-Light", size: 15))])
    let size = TextMeasurer().size(of: label, environment).size
    // Stored by a project whose repository does not contain the font.
    #expect(abs(try #require(size.width) - 40.5) < 0.01)
    #expect(size.height == 17.5)
  }

  @Test func emptyTextHasNoSize() {
    let measurer = TextMeasurer()
    #expect(measurer.measure("", font: .system(17), environment: Self.xcode10) == .empty)
    #expect(measurer.measure([], environment: Self.xcode10) == .empty)
  }

  @Test func emojiAndMarksCountAsOneCharacter() {
    let family = Self.width("👨‍👩‍👧‍👦", .system(17), Self.xcode10)
    let face = Self.width("🙂", .system(17), Self.xcode10)
    #expect(family == face)
    #expect(
      Self.width("e\u{301}", .system(17), Self.xcode10)
        == Self.width("e", .system(17), Self.xcode10))
    #expect(
      Self.width("ñ", .system(17), Self.xcode10) == Self.width("n", .system(17), Self.xcode10))
  }
}
