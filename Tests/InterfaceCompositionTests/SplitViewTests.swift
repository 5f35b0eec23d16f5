import InterfaceResolution
import InterfaceTraits
import PlatformFacts
import Testing

/// The columns of split views, compared with stored frames of public documents and with Apple's documentation of
/// `UISplitViewController`.
@Suite struct SplitViewTests {
  private func columns(
    _ width: Double, _ height: Double, _ split: SplitView = SplitView(), scale: Double = 2,
    safeArea: LayoutInsets = .zero, flow: TraitCollection.LayoutDirection = .leftToRight,
    system: Int = 13
  ) -> [SplitViewColumn: SplitView.Column] {
    let columns = split.columns(
      in: LayoutSize(width: width, height: height), safeArea: safeArea, scale: scale, flow: flow,
      metrics: SplitViewMetrics(SystemVersion(system)))
    return Dictionary(uniqueKeysWithValues: columns.map { ($0.column, $0) })
  }

  @Test func primaryColumnOfALandscapePlusPhoneIs295Points() {
    let columns = columns(736, 414, scale: 3)
    #expect(columns[.primary]?.frame == LayoutRect(x: 0, y: 0, width: 295, height: 414))
    let detail = columns[.secondary]?.frame ?? .zero
    #expect(abs(detail.width - 440.667) < 0.001)
  }

  @Test func theSafeAreaIsAddedToTheWidth() {
    let safeArea = LayoutInsets(top: 0, left: 44, bottom: 21, right: 44)
    let columns = columns(896, 414, safeArea: safeArea)
    #expect(columns[.primary]?.frame.width == 364)
  }

  @Test func portraitPadsHideThePrimaryColumn() {
    let columns = columns(768, 1024)
    #expect(columns[.primary]?.isVisible == false)
    #expect(columns[.secondary]?.frame == LayoutRect(x: 0, y: 0, width: 768, height: 1024))
  }

  @Test func primaryIsCompactAndTheDetailInherits() {
    let columns = columns(1024, 768)
    #expect(columns[.primary]?.frame.width == 320)
    #expect(columns[.primary]?.overrides.horizontalSizeClass == .compact)
    #expect(columns[.secondary]?.overrides == TraitCollection())
  }

  @Test func largeScreensHaveWiderPrimaryColumns() {
    #expect(columns(1366, 1024, system: 14)[.primary]?.frame.width == 375)
    #expect(columns(1366, 1024, system: 13)[.primary]?.frame.width == 320)
  }

  @Test func declaredWidthsAreClamped() {
    var split = SplitView()
    split.primaryFraction = 0.1
    split.leastPrimaryWidth = 250
    #expect(columns(1024, 768, split)[.primary]?.frame.width == 250)
    split.primaryFraction = 0.9
    split.greatestPrimaryWidth = 400
    #expect(columns(1024, 768, split)[.primary]?.frame.width == 400)
  }

  @Test func threeColumnStyleShowsTwoInLandscape() {
    var split = SplitView()
    split.hasSupplementary = true
    let columns = columns(1024, 768, split)
    #expect(columns[.primary]?.isVisible == false)
    #expect(columns[.supplementary]?.isVisible == true)
  }

  @Test func rightToLeftMirrorsTheColumns() {
    let columns = columns(1024, 768, flow: .rightToLeft)
    #expect(columns[.primary]?.frame.maxX == 1024)
    #expect(columns[.secondary]?.frame.x == 0)
  }

  @Test func collapseDependsOnTheHorizontalSizeClassOnly() {
    #expect(SplitView.isCollapsed(TraitCollection(horizontalSizeClass: .compact)))
    #expect(!SplitView.isCollapsed(TraitCollection(horizontalSizeClass: .regular)))
  }
}
