import InterfaceTraits
import PlatformFacts
import Testing

@Suite struct MetricsTests {
  /// UIKit's measures depend on the system version only, not on the version of Interface Builder.
  @Test func metricsDependOnTheSystem() {
    let newest = PlatformMetrics.uiKit()
    #expect(newest == .uiKit(.newest, idiom: .phone))
    #expect(newest.controls.switchSize == LayoutSize(width: 61, height: 28))
    #expect(newest.controls.pickerSize.height == 216)
    #expect(newest.labels.wholePoints == .never)
    #expect(newest.bars.navigation == 54)
    #expect(newest.cells.contentMargins(.init(tableWidth: 400, screenWidth: 400)).top == 15)
    let older = PlatformMetrics.uiKit(SystemVersion(17))
    #expect(older != newest)
    #expect(older.controls.switchSize == LayoutSize(width: 49, height: 31))
    #expect(older.bars.navigation == 44)
    #expect(PlatformMetrics.uiKit(SystemVersion(17), idiom: .pad).bars.navigation == 50)
    #expect(PlatformMetrics.uiKit(SystemVersion(10)).controls.stepperSize.height == 29)
    #expect(PlatformMetrics.uiKit(SystemVersion(8)).texts.font == .helveticaNeue)
  }

  @Test func barsOfDevices() {
    let bars = PlatformMetrics.uiKit(SystemVersion(17)).bars
    let large = BarSet(hasNavigationBar: true, hasLargeTitle: true, hasTabBar: true)
    #expect(bars.navigationHeight(large, in: BarWindow()) == 96)
    #expect(bars.navigationHeight(large, in: BarWindow(isCompactHeight: true)) == 32)
    #expect(
      bars.bottomHeight(large, in: BarWindow(isCompactHeight: true, hasHomeIndicator: true)) == 32)
    let tools = BarSet(hasToolbar: true)
    #expect(bars.bottomHeight(tools, in: BarWindow(hasHomeIndicator: true)) == 49)
    #expect(bars.bottomHeight(tools, in: BarWindow()) == 44)
  }

  @Test func televisionsHaveTheirOwnMetrics() {
    let metrics = PlatformMetrics.uiKit(idiom: .tv)
    #expect(metrics.buttons.systemFontSize == 38)
    #expect(metrics.texts.metrics(.body) == TextStyleMetrics(size: 29, leading: 36))
    #expect(metrics.texts.weight(.body) == .medium)
    #expect(
      metrics.bars.navigationHeight(BarSet(hasNavigationBar: true), in: BarWindow()) == 85)
  }

  @Test func alignmentRectangles() {
    let alignment = PlatformMetrics.uiKit().controls.alignment
    #expect(alignment.insets(.switch).right == 2)
    #expect(alignment.insets(.label) == .zero)
  }

  @Test func textStyles() throws {
    let body = try #require(TextStyle(documentName: "UICTFontTextStyleBody"))
    #expect(body.metrics(.large) == TextStyleMetrics(size: 17, leading: 22))
    #expect(PlatformMetrics.uiKit().texts.weight(.headline) == .semibold)
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
    let newer = SystemColors.Appearance(appearanceSet: AppearanceSet(.newest))
    #expect(SystemColors.color(named: "systemBlueColor", newer)?.green == 136.0 / 255)
    #expect(SystemColors.color(named: "systemTealColor")?.green == 176.0 / 255)
    #expect(SystemColors.color(named: "nobodysColor") == nil)
  }

  @Test func symbols() throws {
    let box = try #require(Symbols.box(named: "circle"))
    #expect(box == LayoutSize(width: 128, height: 123))
    #expect(abs(Symbols.drawnSize(box: box).width - 20.06) < 0.01)
    #expect(Symbols.box(named: "no.such.symbol") == nil)
  }
}
