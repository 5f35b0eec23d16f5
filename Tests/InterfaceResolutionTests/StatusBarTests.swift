import InterfaceResolution
import InterfaceTraits
import PlatformFacts
import Testing

/// Insets of devices whose status bar is hidden, of phones with an island, and with Display Zoom.
@Suite struct StatusBarTests {
  private func environment(
    _ name: String, _ orientation: Orientation = .portrait, system: Int,
    hiddenOn idioms: Set<TraitCollection.Idiom> = []
  ) throws -> Environment {
    let device = try #require(Device.named(name))
    return Environment(
      window: DeviceWindow(device: device, orientation: orientation),
      settings: EnvironmentSettings(
        system: SystemVersion(system), idiomsWithoutStatusBar: idioms))
  }

  /// From iOS 26 on hiding the status bar does not reduce the top inset of phones with a home button and of tablets any
  /// more; the inset of other phones is that of their notch or island on all systems.
  @Test(arguments: [
    ("retina4_7", 18, 20.0, 0.0), ("retina4_7", 26, 20, 20), ("ipad9_7", 12, 20, 0),
    ("ipad11_0rounded", 18, 24, 0), ("ipad11_0rounded", 26, 32, 32), ("retina6_0", 18, 47, 47),
    ("retina6_12", 18, 59, 59), ("retina6_12", 26, 59, 59),
  ])
  func hiddenStatusBarsReduceTheTopInset(
    name: String, system: Int, shown: Double, hidden: Double
  ) throws {
    let plain = try environment(name, system: system)
    #expect(plain.safeArea.top == shown)
    #expect(plain.safeArea(hidesStatusBar: true).top == hidden)
    let hiding = try environment(name, system: system, hiddenOn: [.phone, .pad])
    #expect(hiding.hidesStatusBar)
    #expect(hiding.safeArea.top == hidden)
    #expect(hiding.safeArea.bottom == plain.safeArea.bottom)
    #expect(plain.hidingStatusBar.safeArea == hiding.safeArea)
    #expect((plain.conditions == hiding.conditions) == false)
  }

  @Test func otherIdiomsKeepTheirStatusBar() throws {
    let pad = try environment("ipad9_7", system: 12, hiddenOn: [.phone])
    #expect(!pad.hidesStatusBar)
    #expect(pad.safeArea.top == 20)
  }

  /// A navigation bar of an iPhone 14 Pro on iOS 16 begins at 53.67, one of 402 × 874 points on iOS 26 at 62.
  @Test(arguments: [
    ("iPhone 14 Pro", 16, 53.67), ("iPhone 14 Pro Max", 17, 53.67), ("iPhone 15", 18, 53.67),
    ("iPhone 15", 26, 59), ("iPhone 17", 26, 62), ("iPhone 17", 27, 62), ("iPhone 14", 16, 47),
    ("iPhone 8", 16, 20), ("iPad Air 2", 15, 20),
  ])
  func navigationBarsBeginAboveTheInsetOfAnIsland(
    name: String, system: Int, top: Double
  ) throws {
    #expect(abs(try environment(name, system: system).navigationBarTop - top) < 0.004)
    let across = try environment(name, .landscape, system: system)
    #expect(across.navigationBarTop == across.safeArea.top)
  }

  @Test func onlyControllersAtTheTopOfTheWindowOverlapTheInset() throws {
    let window = try environment("iPhone 15", system: 18)
    let insets = window.safeArea
    let column = LayoutRect(x: 100, y: 0, width: 200, height: 852)
    #expect(window.navigationBarTop(in: column, safeArea: insets) < 54)
    let lower = LayoutRect(x: 0, y: 69, width: 393, height: 783)
    #expect(window.navigationBarTop(in: lower, safeArea: .zero) == 0)
    // Another bar is above it.
    var below = insets
    below.top = 97.67
    #expect(window.navigationBarTop(in: column, safeArea: below) == 97.67)
  }

  /// Sizes and insets of phones with Display Zoom: the points of a public list, the insets of a library's authors.
  @Test(arguments: [
    ("iPhone 13 mini", 320.0, 693.0, 43.0, 29.0), ("iPhone 13", 320, 693, 39, 28),
    ("iPhone 15", 320, 693, 48, 28), ("iPhone 11", 375, 812, 44, 31),
    ("iPhone 11 Pro Max", 375, 812, 40, 30.67), ("iPhone 13 Pro Max", 375, 812, 41, 29.67),
    ("iPhone 15 Pro Max", 375, 812, 51, 31),
  ])
  func displayZoomHasFewerPoints(
    name: String, width: Double, height: Double, top: Double, bottom: Double
  ) throws {
    let zoomed = try #require(Device.named(name)?.zoomed)
    #expect(zoomed != Device.named(name))
    #expect(zoomed.zoomed == nil)
    let upright = Environment(
      window: DeviceWindow(device: zoomed),
      settings: EnvironmentSettings(system: SystemVersion(16)))
    #expect(upright.windowSize == LayoutSize(width: width, height: height))
    #expect(abs(upright.safeArea.top - top) < 0.004)
    #expect(abs(upright.safeArea.bottom - bottom) < 0.004)
    #expect(Configuration(upright).configurationName == "device:\(zoomed.id):zoomed")
    let across = Environment(
      window: DeviceWindow(device: zoomed, orientation: .landscape),
      settings: EnvironmentSettings(system: SystemVersion(16)))
    #expect(across.safeArea == LayoutInsets(top: 0, left: top, bottom: 21, right: top))
    #expect(across.traits.horizontalSizeClass == .compact)
  }

  @Test(arguments: ["iPhone 8", "iPhone X", "iPhone 16 Pro", "iPad Air 2", "appleTV", "mac"])
  func displayZoomOfOtherScreensIsUnknown(name: String) throws {
    #expect(try #require(Device.named(name)).zoomed == nil)
  }
}
