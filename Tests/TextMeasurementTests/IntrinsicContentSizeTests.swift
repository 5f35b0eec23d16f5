import EditorCanvas
import InterfaceTraits
import PlatformFacts
import TextMeasurement
import Testing

@Suite struct IntrinsicContentSizeTests {
  static let xcode10 = TextEnvironment.canvas(14490, scale: 2)
  static let xcode15 = TextEnvironment.canvas(22155, scale: 3)

  @Test func onlyMultilineLabelsWrap() {
    let measurer = TextMeasurer()
    let runs = [TextRun("some words that wrap", font: .system(17))]
    let one = measurer.size(of: LabelContent(runs: runs), width: 60, Self.xcode10)
    #expect(one.size.height == 21)
    #expect(one.layout.sameWidths.limit == .infinity)
    let many = LabelContent(runs: runs, options: TextOptions(numberOfLines: 0))
    let wrapped = measurer.size(of: many, width: 60, Self.xcode10)
    #expect(wrapped.layout.lines.count == 4)
    #expect(wrapped.size.height == 81.5)
    #expect(measurer.size(of: many, Self.xcode10).size.width == one.size.width)
    let natural = measurer.size(of: many, Self.xcode10).layout.lines[0].width
    #expect(measurer.size(of: many, width: natural - 0.45, Self.xcode10).layout.lines.count == 1)
    #expect(measurer.size(of: many, width: natural - 0.55, Self.xcode10).layout.lines.count == 2)
    let empty = measurer.size(of: LabelContent(runs: []), Self.xcode10)
    #expect(empty.size == IntrinsicContentSize(.zero))
  }

  @Test func libraryDefaultLabelIsWholePointsHigh() {
    let measurer = TextMeasurer()
    func height(_ font: FontDescriptor, stacked: Bool = false, _ version: Int) -> Double? {
      let label = LabelContent(runs: [TextRun("Label", font: font)], isInStackView: stacked)
      let environment = TextEnvironment.canvas(version, scale: 2)
      return measurer.size(of: label, environment).size.height
    }
    #expect(height(.system(17), 14490) == 21)
    #expect(height(.system(17), 32700) == 21)
    #expect(height(.system(17), stacked: true, 14490) == 20.5)
    #expect(height(.style(.body), 14490) == 20.5)
    #expect(height(.system(16), 14490) == 19.5)
    #expect(height(.system(16), 11542) == 20)
  }

  /// On devices the height of every label is rounded up to pixels.
  @Test(arguments: [(2.0, 20.5, 19.5), (3.0, 20 + 1.0 / 3, 19 + 1.0 / 3)])
  func labelsOnDevicesAreWholePixelsHigh(scale: Double, template: Double, other: Double) throws {
    let measurer = TextMeasurer()
    let environment = TextEnvironment(.uiKit(), scale: scale)
    for (size, height) in [(17.0, template), (16, other)] {
      let label = LabelContent(runs: [TextRun("Hello", font: .system(size))])
      let measured = try #require(measurer.size(of: label, environment).size.height)
      #expect(abs(measured - height) < 1e-9)
    }
  }

  @Test func trailingSpacesAddToTheWidth() {
    let measurer = TextMeasurer()
    func width(_ text: String) -> Double? {
      measurer.size(of: LabelContent(runs: [TextRun(text, font: .system(12))]), Self.xcode10)
        .size.width
    }
    #expect(width("Width: ") == 41)
    #expect(width("Width:") == 37.5)
  }

  @Test func tallLabelsCenterTheirBaseline() {
    let measurer = TextMeasurer()
    let label = LabelContent(runs: [TextRun("a", font: .system(17))])
    let layout = measurer.size(of: label, Self.xcode10).layout
    #expect(measurer.drawnBaseline(of: layout, height: 20.5, Self.xcode10) == 16.5)
    #expect(measurer.drawnBaseline(of: layout, height: 40.5, Self.xcode10) == 26.5)
  }

  @Test func legacyButtons() {
    let measurer = TextMeasurer()
    let font = FontDescriptor.system(15)
    func size(_ button: ButtonContent) -> IntrinsicContentSize {
      measurer.size(of: button, Self.xcode10)
    }
    let titled = size(ButtonContent(title: [TextRun("Button", font: font)], font: font))
    #expect(titled == IntrinsicContentSize(width: 46, height: 30))
    #expect(size(ButtonContent(font: font)) == IntrinsicContentSize(width: 30, height: 30))
    // Stored for empty buttons of type custom, in 18 points.
    let custom = size(ButtonContent(font: .system(18)))
    #expect(custom == IntrinsicContentSize(width: 30, height: 34))
    let inset = ButtonContent(
      title: [TextRun("Button", font: font)], font: font,
      contentInsets: LayoutInsets(top: 4, left: 10, bottom: 4, right: 10))
    #expect(size(inset) == IntrinsicContentSize(width: 66, height: 26))
    let icon = ButtonContent(
      font: FontDescriptor.system(18), image: LayoutSize(width: 9, height: 17))
    #expect(size(icon) == IntrinsicContentSize(width: 9, height: 22))
    let info = ButtonContent(kind: .info, font: font)
    #expect(size(info) == IntrinsicContentSize(width: 22, height: 22))
    let background = ButtonContent(font: font, backgroundImage: LayoutSize(width: 80, height: 40))
    #expect(size(background) == IntrinsicContentSize(width: 80, height: 40))
  }

  @Test(arguments: [
    (10.0, 24.0), (11, 26), (12, 27), (13, 28), (14, 29), (16, 32), (17, 33), (18, 34), (20, 36),
    (24, 41), (25, 42),
  ])
  func buttonHeights(size: Double, height: Double) {
    let measurer = TextMeasurer()
    let font = FontDescriptor.system(size)
    let button = ButtonContent(title: [TextRun("Go", font: font)], font: font)
    #expect(measurer.size(of: button, Self.xcode10).height == height)
  }

  @Test func exactTitlesHaveNoAllowance() throws {
    let font = FontDescriptor.named("Roboto-Regular", size: 14)
    let title = [TextRun("Bluetooth SIG", font: font)]
    let environment = TextEnvironment.canvas(21225, scale: 2)
    let measurer = TextMeasurer()
    let width = try #require(measurer.measure(title, environment: environment).lines.first).width
    #expect(width > 85 && width < 85.15)
    let button = ButtonContent(title: title, font: font, contentInsets: .zero)
    // The title of a stored button of 102 points, of which 16 are insets.
    #expect(measurer.size(of: button, environment).width == 86)
  }

  @Test func libraryDefaultConfiguredButtonHasWholePoints() {
    let measurer = TextMeasurer()
    let title = [TextRun("Button", font: ConfiguredButtonContent.defaultFont)]
    var button = ConfiguredButtonContent(title: title)
    #expect(measurer.size(of: button, Self.xcode15).size.height == 35)
    #expect(measurer.size(of: button, TextEnvironment(.uiKit(), scale: 2)).size.height == 34.5)
    button.contentInsets = LayoutInsets(top: 7, left: 20, bottom: 7, right: 20)
    #expect(measurer.size(of: button, .canvas(22155, scale: 2)).size.height == 34.5)
  }

  @Test func configuredButtons() throws {
    let measurer = TextMeasurer()
    let title = [TextRun("Button", font: ConfiguredButtonContent.defaultFont)]
    var plain = ConfiguredButtonContent(title: title)
    plain.isChanged = true
    let size = measurer.size(of: plain, Self.xcode15).size
    #expect(abs(try #require(size.height) - 103.0 / 3) < 1e-9)
    #expect(abs(try #require(size.width) - 75) <= 1)
    let image = ConfiguredButtonContent(
      title: title, image: LayoutSize(width: 20, height: 40), imagePadding: 5)
    let wider = measurer.size(of: image, Self.xcode15).size
    #expect(abs(try #require(wider.width) - (try #require(size.width)) - 25) < 1e-9)
    #expect(wider.height == 54)
  }

  @Test func titlesOfConfiguredButtonsWrap() throws {
    let measurer = TextMeasurer()
    let font = FontDescriptor.system(17)
    let button = ConfiguredButtonContent(
      title: [TextRun("one two", font: font)], image: LayoutSize(width: 20, height: 10),
      imagePadding: 5)
    let whole = measurer.size(of: button, Self.xcode15)
    // The insets are 12 on each side and the image is 25 wide: the remaining width fits one word.
    let broken = measurer.size(of: button, width: 100, Self.xcode15)
    #expect(try #require(whole.size.width) > 100)
    #expect(try #require(broken.size.width) < 100)
    #expect(try #require(broken.size.height) > (try #require(whole.size.height)) + 15)
    #expect(broken.sameWidths.contains(100))
    #expect(!broken.sameWidths.contains(try #require(whole.size.width)))
    let again = measurer.size(of: button, width: broken.sameWidths.least, Self.xcode15)
    #expect(again.size == broken.size)
    // At its preferred width, the text does not wrap.
    #expect(measurer.size(of: button, width: whole.size.width, Self.xcode15).size == whole.size)
  }

  @Test func textFields() {
    let measurer = TextMeasurer()
    func height(
      _ font: FontDescriptor, _ border: TextFieldBorderStyle, _ environment: TextEnvironment
    ) -> Double? {
      let field = TextFieldContent(text: "Name", font: font, borderStyle: border)
      return measurer.size(of: field, environment).height
    }
    #expect(height(.system(14), .roundedRect, Self.xcode10) == 30)
    #expect(height(.system(14), .roundedRect, Self.xcode15) == 34)
    #expect(height(.system(17), .none, Self.xcode10) == 21)
    #expect(height(.system(17), .none, Self.xcode15) == 22)
    let doubled = TextEnvironment.canvas(16097, scale: 2)
    #expect(height(.system(14), .none, doubled) == 18.5)
    #expect(height(.system(15), .none, doubled) == 19)
    #expect(height(.system(20), .none, doubled) == 25.5)
    func extraWidth(_ border: TextFieldBorderStyle, _ version: Int) -> Double? {
      let environment = TextEnvironment.canvas(version, scale: 2)
      let text = measurer.measure("Height in m", font: .system(14), environment: environment)
      let field = TextFieldContent(
        text: "Height in m", font: .system(14), borderStyle: border)
      return measurer.size(of: field, environment).width.map { $0 - text.size.width }
    }
    #expect(extraWidth(.none, 13196) == 4)
    #expect(extraWidth(.none, 16097) == 0)
    #expect(extraWidth(.roundedRect, 11542) == 21)
    #expect(extraWidth(.roundedRect, 24506) == 27.5)
  }

  @Test func borderlessTextFieldsFitTheirContentFromIOS26() throws {
    let measurer = TextMeasurer()
    func height(
      _ font: FontDescriptor, _ shown: TextFieldContent.Shown, _ version: Int = 24412
    ) throws -> Double {
      let field = TextFieldContent(text: "Name", font: font, shows: shown)
      return try #require(measurer.size(of: field, .canvas(version, scale: 3)).height)
    }
    #expect(try height(.system(14), .placeholder) == 22)
    #expect(try height(.style(.title3), .placeholder) == 24)
    #expect(try height(.system(14), .hiddenText) == 17)
    #expect(try abs(height(.system(14), .text) - 56.0 / 3) < 1e-9)
    #expect(try height(.system(17), .hiddenText, 21701) == 22)
  }

  @Test func textViews() {
    let measurer = TextMeasurer()
    let plain = [TextRun("text", font: .system(17))]
    #expect(measurer.textViewSize(of: plain, font: .system(14), Self.xcode10).size.height == 36.5)
    let style = [TextRun("text", font: .style(.body))]
    #expect(measurer.textViewSize(of: style, font: .system(14), Self.xcode10).size.height == 38)
    let wrapped = measurer.textViewSize(
      of: [TextRun("one two", font: .system(17))], font: .system(14), width: 50, Self.xcode10)
    #expect(wrapped.layout.lines.count == 2)
    #expect(wrapped.layout.sameWidths.contains(50))
    // Without text the height is one line of its font.
    #expect(measurer.textViewSize(of: [], font: .system(17), Self.xcode10).size.height == 36.5)
  }

  @Test func spacesAtALineBreakAddToTheWidth() {
    let measurer = TextMeasurer()
    let font = FontDescriptor.system(17)
    func layout(_ text: String, _ width: Double? = nil) -> TextLayout {
      measurer.measure(
        [TextRun(text, font: font)], maxWidth: width, environment: Self.xcode15)
    }
    let line = layout("one two").size.width
    let spaced = layout("one two ").size.width
    #expect(spaced > line + 3)
    let broken = layout("one two three", line + 20)
    #expect(broken.lines.count == 2)
    #expect(broken.size.width == line)
    #expect(abs(broken.widthWithSpaces - spaced) < 0.5)
    // Regardless of the available width.
    #expect(layout("one two three", line + 1).widthWithSpaces == broken.widthWithSpaces)
    // A line that ends a paragraph did not wrap.
    #expect(layout("one two\nthree", 500).widthWithSpaces == line)
  }

  @Test func segmentedControls() {
    let measurer = TextMeasurer()
    let control = SegmentedControlContent(segments: [.init(title: "First"), .init(title: "Second")])
    let old = measurer.size(of: control, Self.xcode10)
    #expect(old == IntrinsicContentSize(width: 121, height: 28))
    #expect(measurer.size(of: control, Self.xcode15).height == 31)
    let fixed = SegmentedControlContent(segments: [
      .init(title: "First", width: 100), .init(title: "Second", width: 50),
    ])
    #expect(measurer.size(of: fixed, Self.xcode10).width == 151)
  }

  @Test func controlsWithoutText() {
    let old = CanvasBehavior(14490).metrics(idiom: .phone)
    let new = PlatformMetrics.uiKit()
    #expect(ControlContent.switch(old) == IntrinsicContentSize(width: 49, height: 31))
    #expect(ControlContent.switch(new) == IntrinsicContentSize(width: 61, height: 28))
    #expect(ControlContent.slider(old) == IntrinsicContentSize(width: nil, height: 30))
    #expect(ControlContent.activityIndicator(isLarge: true, old).height == 37)
    #expect(ControlContent.activityIndicator(isLarge: false, old).height == 20)
    #expect(ControlContent.picker(CanvasBehavior(9532).metrics(idiom: nil)).height == 162)
    #expect(ControlContent.picker(new).height == 216)
    #expect(ControlContent.datePicker(style: .wheels, countsDown: false, new).height == 216)
    #expect(ControlContent.datePicker(style: .automatic, countsDown: false, new).height == 36)
    #expect(ControlContent.searchBar(hasScopeBar: false, new).height == 64)
    #expect(ControlContent.imageView(image: nil) == .none)
    #expect(ControlContent.progressView(isBar: true, Self.xcode10).height == 2.5)
    #expect(
      ControlContent.navigationBar(hasLargeTitle: true, hasPrompt: false, old).height == 96)
  }
}
