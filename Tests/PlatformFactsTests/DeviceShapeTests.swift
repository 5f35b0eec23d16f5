import InterfaceTraits
import PlatformFacts
import Testing

/// Radii and islands as published by https://github.com/marcbouchenoire/dimmmensions.
@Suite struct DeviceShapeTests {
  @Test(arguments: [
    ("retina6_1", 41.5), ("retina5_4", 44), ("retina6_0", 47.33), ("retina6_7", 53.33),
    ("retina6_12", 55), ("retina6_72", 55), ("ipad10_9rounded", 18), ("ipad11_0rounded", 18),
    ("ipad12_9rounded", 18), ("ipad-mini-8_3", 21.5), ("retina4_7", 0), ("ipad9_7", 0),
  ])
  func cornersAreThoseOfTheScreen(id: String, radius: Double) throws {
    let shape = try #require(Device.named(id)?.shape)
    #expect(shape.cornerRadius == radius)
    #expect(shape.hasHomeButton == (radius == 0))
  }

  @Test func islandsBeginWithTheKindOf59Points() throws {
    func isIsland(_ id: String) throws -> Bool {
      if case .island = try #require(Device.named(id)?.shape).cutout { true } else { false }
    }
    for id in ["retina6_12", "retina6_72", "retina6_3", "retina6_9", "iphone-air"] {
      #expect(try isIsland(id), "\(id)")
    }
    for id in ["retina5_9", "retina6_0", "retina6_7", "retina4_7", "ipad11_0rounded"] {
      #expect(try !isIsland(id), "\(id)")
    }
    #expect(Device.television.shape == nil)
  }

  @Test func barsOfGlassBeginWithSystem26() {
    let glass = [7, 15, 18, 26, 27].map { AppearanceSet(SystemVersion($0)).hasGlassBars }
    #expect(glass == [false, false, false, true, true])
    #expect(AppearanceSet(SystemVersion(26)).switchThumb != nil)
    #expect(AppearanceSet(SystemVersion(18)).switchThumb == nil)
  }
}
