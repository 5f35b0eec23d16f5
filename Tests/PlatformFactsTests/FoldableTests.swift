import InterfaceTraits
import PlatformFacts
import Testing

/// iPhone Duo, by the sources of `FoldableDisplayTable` and `BarTable`.
@Suite struct FoldableTests {
  private func display(_ id: String) throws -> Device { try #require(Device.named(id)) }

  @Test func bothDisplaysArePhones() throws {
    let outer = try display("iphone-duo-outer")
    let inner = try display("iphone-duo-inner")
    #expect(outer.displays == [outer, inner] && inner.displays == [outer, inner])
    for device in [outer, inner] {
      #expect(device.idiom == .phone && device.scale == 3 && device.hasHomeIndicator)
    }
    #expect(outer.size(.portrait) == LayoutSize(width: 466, height: 678))
    #expect(outer.size(.landscape) == LayoutSize(width: 678, height: 466))
    #expect(inner.size(.landscape) == LayoutSize(width: 951, height: 669))
    #expect(outer.displayGamut == .p3 && inner.displayGamut == .sRGB)
    #expect(outer.foldable?.cornerRadii.leading == 8 && outer.foldable?.cornerRadii.trailing == 59)
    #expect(inner.foldable?.cornerRadii.leading == 55 && inner.foldable?.cornerRadii.trailing == 55)
    #expect(try display("retina6_9").displays.count == 1)
  }

  @Test(arguments: [
    ("iphone-duo-outer", Orientation.portrait, SizeClass.compact, SizeClass.regular),
    ("iphone-duo-outer", .landscape, .compact, .compact),
    ("iphone-duo-inner", .portrait, .regular, .regular),
    ("iphone-duo-inner", .landscape, .regular, .regular),
  ])
  func sizeClasses(
    id: String, orientation: Orientation, width: SizeClass, height: SizeClass
  ) throws {
    #expect(
      try display(id).sizeClasses(orientation) == SizeClassGrid.Cell(width: width, height: height))
  }

  /// Top, left, bottom, right; the simulators of iOS 27.1 have 34 at the bottom in any orientation.
  @Test(arguments: [
    ("iphone-duo-outer", Orientation.portrait, 0.0, 0.0, 34.0, 84.0),
    ("iphone-duo-outer", .landscape, 0, 84, 34, 0),
    ("iphone-duo-inner", .landscape, 0, 0, 34, 84),
    ("iphone-duo-inner", .portrait, 82, 0, 34, 0),
  ])
  func insets(
    id: String, orientation: Orientation, top: Double, left: Double, bottom: Double, right: Double
  ) throws {
    let insets = LayoutInsets(top: top, left: left, bottom: bottom, right: right)
    #expect(try display(id).safeArea(orientation, on: SystemVersion(27, minor: 1)) == insets)
  }

  @Test func onlyTheInnerDisplayFolds() throws {
    let inner = try display("iphone-duo-inner")
    #expect(inner.fold(.landscape) == LayoutRect(x: 455.5, y: 0, width: 40, height: 669))
    #expect(inner.fold(.portrait) == LayoutRect(x: 0, y: 455.5, width: 669, height: 40))
    #expect(try display("iphone-duo-outer").fold(.landscape) == nil)
    #expect(try display("retina6_9").fold(.landscape) == nil)
  }

  @Test func itRunsIOS27Point1AndLater() throws {
    let product = try #require(Device.named("iPhone Duo")?.product(named: "iPhone Duo"))
    #expect(product.ran(SystemVersion(27, minor: 1)) && product.ran(SystemVersion(27, minor: 2)))
    // A major version alone stands for all of its minor versions.
    #expect(product.ran(SystemVersion(27)))
    #expect(!product.ran(SystemVersion(26)) && !product.ran(SystemVersion(26, minor: 9)))
  }

  /// Titles cover 82 points next to vertical bars and 52 above content in portrait; a tab bar there
  /// has 95 points with the home indicator's 34, a toolbar 48 above them.
  @Test func heightsOfBars() {
    let bars = PlatformMetrics.uiKit().bars
    let navigation = BarSet(hasNavigationBar: true)
    for (arrangement, isCompactHeight, top, tabs, toolbar) in [
      (FoldableBars.left, true, 82.0, 0.0, 0.0), (.right, false, 82, 0, 0),
      (.horizontal, false, 52, 61, 48),
    ] {
      var window = BarWindow(isCompactHeight: isCompactHeight, hasHomeIndicator: true)
      window.foldableBars = arrangement
      #expect(bars.navigationHeight(navigation, in: window) == top)
      #expect(bars.bottomHeight(BarSet(hasTabBar: true), in: window) == tabs)
      #expect(bars.bottomHeight(BarSet(hasToolbar: true), in: window) == toolbar)
    }
  }

  @Test func barsAreVerticalNextToAStrip() {
    for (left, right, bars) in [
      (0.0, 84.0, FoldableBars.right), (84, 0, .left), (0, 0, .horizontal), (0, 62, .horizontal),
    ] {
      let insets = LayoutInsets(top: 0, left: left, bottom: 34, right: right)
      #expect(FoldableBars(safeArea: insets) == bars)
    }
  }
}
