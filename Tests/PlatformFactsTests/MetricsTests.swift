import InterfaceTraits
import PlatformFacts
import Testing

@Suite struct MetricsTests {
  @Test func toolsVersionsAreRead() {
    #expect(ToolsVersion(attribute: "14868") == ToolsVersion(14868))
    #expect(ToolsVersion(attribute: "32700.99.1234") == .placeholder)
    for text in ["", ".5", "14a", "-3"] { #expect(ToolsVersion(attribute: text) == nil) }
  }

  @Test(arguments: [
    (7000, SystemFontEra.helveticaNeue, TextStyleEra.medium, 1.0),
    (10000, .staticSanFrancisco, .medium, 1),
    (12000, .staticSanFrancisco, .largeWithSmallTitles, 2),
    (16000, .staticSanFrancisco, .large, 2), (18500, .variableSanFrancisco, .extraSmall, 2),
    (20101, .variableSanFrancisco, .large, 2), (32700, .variableSanFrancisco, .large, 2),
  ])
  func eras(number: Int, font: SystemFontEra, style: TextStyleEra, scale: Double) {
    let version = ToolsVersion(number)
    #expect(version.fontEra == font)
    #expect(version.textStyleEra == style)
    #expect(version.canvasScale(deviceScale: 2) == scale)
  }

  @Test func barsByEra() {
    #expect(Bars.navigation(toolsVersion: ToolsVersion(22000), hasPrompt: false) == 44)
    #expect(Bars.navigation(toolsVersion: ToolsVersion(24100), hasPrompt: true) == 84)
    #expect(Bars.navigation[.placeholder] == 44)
    #expect(Bars.toolbar[ToolsVersion(14800)] == 49)
    #expect(Bars.toolbar[ToolsVersion(14799)] == 44)
    #expect(Bars.search(ToolsVersion(12000)) == 44)
    #expect(Bars.search(ToolsVersion(18500)) == 51)
    #expect(Bars.search(ToolsVersion(21000)) == 56)
  }

  @Test func rootMargins() {
    func sides(_ root: Margins.Root, _ width: Double, _ version: Int) -> EdgeInsets {
      Margins.root(root, width: width, toolsVersion: ToolsVersion(version))
    }
    let narrow = EdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    let wide = EdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
    #expect(sides(.controllerView, 375, 9000) == narrow)
    #expect(sides(.controllerView, 414, 9000) == wide)
    #expect(sides(.controllerView, 600, 7000) == narrow)
    #expect(sides(.xibView, 414, 12000) == Margins.view)
    #expect(sides(.xibView, 414, 13000) == wide)
  }

  @Test func cellMargins() {
    var cell = TableCells.Context(
      toolsVersion: ToolsVersion(14000), tableWidth: 375, screenWidth: 375,
      heightOutsideContent: 0.5)
    #expect(
      TableCells.contentMargins(cell) == EdgeInsets(top: 11, left: 16, bottom: 10.5, right: 16))
    cell.toolsVersion = ToolsVersion(20000)
    cell.tableWidth = 414
    #expect(TableCells.contentMargins(cell).left == 16)
    cell.screenWidth = 414
    cell.hasAccessory = true
    #expect(
      TableCells.contentMargins(cell) == EdgeInsets(top: 11, left: 20, bottom: 11, right: 8))
    cell.toolsVersion = ToolsVersion(24200)
    #expect(TableCells.contentMargins(cell).top == 15)
    cell.toolsVersion = ToolsVersion(12000)
    #expect(TableCells.contentMargins(cell) == Margins.view)
    cell.toolsVersion = ToolsVersion(15000)
    cell.isXibCell = true
    #expect(TableCells.contentMargins(cell).left == 15)
    cell.hasHomeIndicator = true
    #expect(TableCells.contentMargins(cell).left == 20)
  }

  @Test func cellsOfTablesThatAreNoRoot() {
    var cell = TableCells.Context(
      toolsVersion: ToolsVersion(14000), tableWidth: 375, screenWidth: 375, isTableRoot: false)
    #expect(TableCells.contentMargins(cell).left == 15)
    cell.toolsVersion = ToolsVersion(17000)
    #expect(TableCells.contentMargins(cell).left == 16)
  }

  @Test func accessoriesByEra() {
    func width(_ version: Int, _ margin: Double) -> Double? {
      TableCells.accessoryWidth(
        "disclosureIndicator", margin: margin, toolsVersion: ToolsVersion(version))
    }
    #expect(width(12000, 16) == 33)
    #expect(width(14000, 16) == 34)
    #expect(width(15000, 20) == 31)
    #expect(width(22000, 16) == 26.5)
    #expect(
      TableCells.accessoryWidth("unknown", margin: 16, toolsVersion: ToolsVersion(22000)) == nil)
  }

  @Test func controlsByEra() {
    #expect(ControlSizes.switch[ToolsVersion(22000)] == Size(width: 49, height: 31))
    #expect(ControlSizes.switch[ToolsVersion(24100)] == Size(width: 61, height: 28))
    #expect(ControlSizes.switch[.placeholder] == Size(width: 49, height: 31))
    #expect(ControlSizes.stepper[ToolsVersion(14800)].height == 32)
    #expect(
      ControlSizes.pageControl(pages: 3, toolsVersion: ToolsVersion(14000))
        == Size(width: 39, height: 37))
    #expect(ControlSizes.alignmentInsets(element: "slider").left == 2)
    #expect(ControlSizes.alignmentInsets(element: "label") == .zero)
  }

  @Test func textStyles() throws {
    let body = try #require(TextStyle(documentName: "UICTFontTextStyleBody"))
    #expect(body.metrics(.large) == TextStyleMetrics(size: 17, leading: 22))
    #expect(body.metrics(ToolsVersion(18500)) == TextStyleMetrics(size: 14, leading: 19))
    #expect(body.metrics(ToolsVersion(9000)).size == 16)
    #expect(TextStyle.title1.metrics(ToolsVersion(12000)).size == 26)
    #expect(TextStyle.title2.metrics(ToolsVersion(12000)).size == 20)
    #expect(TextStyle.headline.weight == .semibold)
    #expect(
      TextStyle.caption2.metrics(.accessibilityExtraExtraExtraLarge)
        == TextStyleMetrics(size: 40, leading: 48))
    #expect(TextStyle(documentName: "UICTFontTextStyleTitle0") == .largeTitle)
    #expect(TextStyle(documentName: "Body") == nil)
  }

  @Test func colors() throws {
    let white = RGBA(red: 1, green: 1, blue: 1, alpha: 1)
    let black = RGBA(red: 0, green: 0, blue: 0, alpha: 1)
    let dark = SystemColors.Appearance(style: .dark)
    #expect(SystemColors.color(named: "systemBackgroundColor") == white)
    #expect(SystemColors.color(named: "systemBackgroundColor", dark) == black)
    #expect(SystemColors.color(named: "labelColor", dark) == white)
    #expect(SystemColors.color(named: "darkTextColor") == black)
    let raised = SystemColors.Appearance(style: .dark, isElevated: true)
    let ground = try #require(SystemColors.color(named: "systemBackgroundColor", raised))
    #expect(ground.red == 28.0 / 255)
    let newer = SystemColors.Appearance(isPalette26: true)
    #expect(SystemColors.color(named: "systemBlueColor", newer)?.green == 136.0 / 255)
    #expect(SystemColors.color(named: "systemTealColor")?.green == 176.0 / 255)
    #expect(SystemColors.color(named: "nobodysColor") == nil)
  }

  @Test func symbols() throws {
    let box = try #require(Symbols.box(named: "circle"))
    #expect(box == Size(width: 128, height: 123))
    #expect(abs(Symbols.drawnSize(box: box).width - 20.06) < 0.01)
    #expect(Symbols.box(named: "no.such.symbol") == nil)
  }
}
