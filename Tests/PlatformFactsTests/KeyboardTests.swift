import InterfaceTraits
import PlatformFacts
import Testing

/// The heights of the system keyboard; numbers measured on simulators of iOS 26.5 (`KeyboardTable`).
@Suite struct KeyboardTests {
  @Test(arguments: [
    ("iPhone 17e", 335.0, 208.0), ("iPhone 16", 335, 208), ("iPhone 17", 335, 208),
    ("iPhone 16 Pro", 335, 208), ("iPhone 16 Plus", 345, 208), ("iPhone Air", 345, 208),
    ("iPhone 17 Pro Max", 345, 208), ("iPhone SE 3", 260, 206), ("iPad A16", 337, 422),
    ("iPad mini A17 Pro", 340, 428), ("iPad Pro 11 M4", 340, 428), ("iPad Pro 13 M5", 403, 498),
    ("iPad Air 13 M2", 403, 498),
  ])
  func measuredHeights(product: String, portrait: Double, landscape: Double) throws {
    let device = try #require(Device.named(product), "\(product)")
    let upright = try #require(device.keyboard(.portrait, on: SystemVersion(26, minor: 5)))
    #expect(upright.height == portrait)
    #expect(upright.origin == .measured)
    #expect(device.keyboard(.landscape, on: SystemVersion(26, minor: 5))?.height == landscape)
  }

  /// The heights of other systems are unknown: those of iOS 26.5 apply, marked as derived.
  @Test(arguments: [18, 27]) func heightsOfOtherSystemsAreDerived(version: Int) throws {
    let phone = try #require(Device.named("iPhone 16"))
    let keyboard = try #require(phone.keyboard(.portrait, on: SystemVersion(version)))
    #expect(keyboard.height == 335)
    #expect(keyboard.origin == .otherSystem)
    #expect(keyboard.source == "measured on iOS 26.5")
  }

  /// Screens that were not measured have the height of the nearest one of their kind: a home button
  /// matters more than the size.
  @Test(arguments: [
    ("retina5_9", 335.0, LayoutSize(width: 390, height: 844)),
    ("retina6_1", 345, LayoutSize(width: 420, height: 912)),
    ("retina5_5", 260, LayoutSize(width: 375, height: 667)),
    ("retina3_5", 260, LayoutSize(width: 375, height: 667)),
    ("ipad11_0rounded", 340, LayoutSize(width: 834, height: 1210)),
    ("ipad9_7", 340, LayoutSize(width: 744, height: 1133)),
    ("ipad12_9", 403, LayoutSize(width: 1024, height: 1366)),
  ])
  func nearestScreenIsAGuess(id: String, height: Double, screen: LayoutSize) throws {
    let keyboard = try #require(Device.named(id)?.keyboard(.portrait, on: SystemVersion(26)))
    #expect(keyboard.height == height)
    #expect(keyboard.origin == .similarScreen(screen))
  }

  @Test func sourceNamesTheSimilarScreen() throws {
    let keyboard = try #require(Device.named("retina5_5")?.keyboard(.portrait, on: .newest))
    #expect(
      keyboard.source
        == "measured on iOS 26.5 on the most similar screen, of 375 × 667 points")
  }

  /// Both displays of the iPhone Duo are unknown, in both orientations; a Mac and a television have
  /// no keyboard over their windows.
  @Test func unknownKeyboards() {
    for size in [
      LayoutSize(width: 466, height: 678), LayoutSize(width: 678, height: 466),
      LayoutSize(width: 951, height: 669), LayoutSize(width: 669, height: 951),
    ] {
      for orientation in Orientation.allCases {
        #expect(
          SystemKeyboard(
            onScreenOf: size, .phone, hasHomeIndicator: true, orientation, on: .newest) == nil)
      }
    }
    #expect(Device.named("mac")?.keyboard(.landscape, on: .newest) == nil)
    #expect(Device.television.keyboard(.landscape, on: .newest) == nil)
  }
}
