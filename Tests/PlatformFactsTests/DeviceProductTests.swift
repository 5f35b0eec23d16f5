import InterfaceTraits
import PlatformFacts
import Testing

/// Products and the values that depend on the system, by the sources of their tables.
@Suite struct DeviceProductTests {
  @Test func everyNameDenotesOneProduct() {
    let products = Device.all.filter { $0.foldable == nil }.flatMap(\.products)
    #expect(products.count == 94)
    let all = Device.all.flatMap(\.products)
    #expect(all.count == 96)
    // Both displays of iPhone Duo have its name.
    let names = all.flatMap { [$0.name] + $0.otherNames }.map { $0.lowercased() }
    #expect(Set(names).count == names.count - 1)
  }

  @Test(arguments: [
    ("iPhone 8", 11, 16 as Int?), ("iPhone XS", 12, 18), ("iPhone 11", 13, nil),
    ("iPad mini (5th generation)", 12, 26), ("iPad Air 11-inch (M4)", 26, nil),
    ("iPhone 18 Pro Max", 27, nil), ("iPod touch (7th generation)", 12, 15),
  ])
  func productsRanSystems(name: String, first: Int, last: Int?) throws {
    let product = try #require(Device.named(name)?.product(named: name))
    #expect(!product.ran(SystemVersion(first - 1)) && product.ran(SystemVersion(first)))
    #expect(product.ran(SystemVersion(last ?? 27)))
    if let last { #expect(!product.ran(SystemVersion(last + 1))) }
  }

  @Test(arguments: [
    ("ipad11_0rounded", 16, 24.0, 20.0), ("ipad11_0rounded", 18, 24, 25),
    ("ipad11_0rounded", 26, 32, 25), ("ipad9_7", 26, 20, 0),
  ])
  func insetsOfTabletsFollowTheSystem(
    id: String, system: Int, top: Double, bottom: Double
  ) throws {
    let device = try #require(Device.named(id))
    for orientation in [Orientation.portrait, .landscape] {
      let insets = device.safeArea(orientation, on: SystemVersion(system))
      #expect(insets == LayoutInsets(top: top, left: 0, bottom: bottom, right: 0))
    }
  }

  @Test func phonesInLandscapeHave20PointsAtTheBottomFromIOS26On() throws {
    let phone = try #require(Device.named("iPhone 15"))
    for (system, bottom) in [(18, 21.0), (26, 20)] {
      let insets = phone.safeArea(.landscape, on: SystemVersion(system))
      #expect(insets == LayoutInsets(top: 0, left: 59, bottom: bottom, right: 59))
      #expect(phone.safeArea(.portrait, on: SystemVersion(system)).bottom == 34)
    }
  }

  @Test func rootMarginsFollowWidthAndOrientation() {
    let margins = PlatformMetrics.uiKit().margins
    for (width, isLandscape, side) in [
      (393.0, false, 16.0), (402, false, 16), (414, false, 20), (430, false, 20), (844, true, 16),
      (932, true, 16), (736, false, 20), (1024, false, 20),
    ] {
      #expect(margins.root(width: width, isLandscapePhone: isLandscape).left == side)
    }
  }

  /// 560, 664 and 896 were measured; 741 is between the latter two, at 39 points for each point.
  @Test func readableWidthFollowsTheTextSize() throws {
    let margins = PlatformMetrics.uiKit(SystemVersion(16)).margins
    for (category, width) in [
      (TextSizeCategory.extraSmall, 560.0), (.large, 664), (.extraExtraExtraLarge, 896),
      (.accessibilityExtraExtraExtraLarge, 896),
    ] {
      #expect(margins.readableWidth(category) == width)
    }
    #expect(margins.readableWidth(nil) == 664)
    let larger = try #require(margins.readableWidth(.extraLarge))
    #expect(abs(larger - 741) < 1)
  }

  @Test func barsOfLargePhonesAreNotLowInLandscape() {
    let bars = PlatformMetrics.uiKit().bars
    let wide = BarWindow(isCompactHeight: true, isRegularWidth: true, hasHomeIndicator: true)
    let narrow = BarWindow(isCompactHeight: true, hasHomeIndicator: true)
    let navigation = BarSet(hasNavigationBar: true)
    #expect(bars.navigationHeight(navigation, in: wide) == 44)
    #expect(bars.navigationHeight(navigation, in: narrow) == 32)
    #expect(bars.bottomHeight(BarSet(hasTabBar: true), in: wide) == 49)
    #expect(bars.bottomHeight(BarSet(hasTabBar: true), in: narrow) == 32)
    #expect(bars.bottomHeight(BarSet(hasToolbar: true), in: wide) == 44)
    #expect(bars.bottomHeight(BarSet(hasToolbar: true), in: narrow) == 32)
  }

  @Test func tabBarsOfTabletsFollowTheSystem() {
    let tabs = BarSet(hasTabBar: true)
    let window = BarWindow(isRegularWidth: true, hasHomeIndicator: true, isPad: true)
    for (system, height) in [(17, 45.0), (18, 0)] {
      let bars = PlatformMetrics.uiKit(SystemVersion(system), idiom: .pad).bars
      #expect(bars.bottomHeight(tabs, in: window) == height)
    }
  }

  @Test(arguments: [
    ("18", 18 as Int?, 0), ("18.4", 18, 4), ("9.3", 9, 3), ("", nil, 0), ("18.", nil, 0),
    ("18.4.1", nil, 0), ("x", nil, 0), ("-1", nil, 0), ("1e1", nil, 0),
  ])
  func versionsAreParsed(text: String, major: Int?, minor: Int) {
    let version = SystemVersion(text)
    #expect(version?.major == major)
    #expect((version?.minor ?? 0) == minor)
  }
}
