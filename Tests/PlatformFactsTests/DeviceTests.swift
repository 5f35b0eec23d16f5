import InterfaceTraits
import PlatformFacts
import Testing

@Suite struct DeviceTests {
  @Test func idsAreUnique() {
    #expect(Set(Device.all.map(\.id)).count == Device.all.count)
    let models = Device.all.flatMap(\.models)
    #expect(Set(models).count == models.count)
  }

  @Test func devicesAreFoundByIDAndProduct() throws {
    let phone = try #require(Device.named("retina4_7"))
    #expect(phone.portraitSize == LayoutSize(width: 375, height: 667))
    #expect(phone.scale == 2)
    #expect(Device.named("iphone se 3") == phone)
    #expect(Device.named("retina9_9") == nil)
  }

  /// Ids of Interface Builder in public documents, with the sizes of the screens in points.
  @Test(arguments: [
    ("retina6_9", 440.0, 956.0), ("ipad10_2", 810, 1080), ("ipad10_9rounded", 820, 1180),
    ("ipad7_9", 768, 1024), ("iPad13_0rounded", 1032, 1376),
  ])
  func idsOfNewDocuments(id: String, width: Double, height: Double) throws {
    let device = try #require(Device.named(id))
    #expect(device.portraitSize == LayoutSize(width: width, height: height))
    #expect(device.occursInDocuments)
  }

  @Test func notchInsetsTheSidesInLandscape() throws {
    let phone = try #require(Device.named("retina6_0"))
    let sides = LayoutInsets(top: 0, left: 47, bottom: 21, right: 47)
    #expect(phone.safeArea(.landscape) == sides)
    #expect(phone.sizeClasses(.landscape).width == .compact)
    let large = try #require(Device.named("retina6_1"))
    #expect(
      large.sizeClasses(.landscape) == SizeClassGrid.Cell(width: .regular, height: .compact))
    let small = try #require(Device.named("retina4_0"))
    #expect(small.safeArea(.landscape) == .zero)
  }

  @Test func windowsOfTablets() throws {
    let pad = try #require(Device.named("ipad9_7"))
    let narrow = try #require(WindowLayout(documentName: "splitview1_3"))
    #expect(pad.size(.landscape, window: narrow) == LayoutSize(width: 320, height: 768))
    #expect(pad.sizeClasses(.landscape, window: narrow).width == .compact)
    let wide = try #require(WindowLayout(configurationName: "split-2/3"))
    #expect(pad.size(.landscape, window: wide) == LayoutSize(width: 694, height: 768))
    #expect(pad.sizeClasses(.landscape, window: wide).width == .regular)
    #expect(pad.sizeClasses(.portrait, window: wide).width == .compact)
    #expect(pad.size(.portrait, window: .oneHalf) == pad.portraitSize)
  }

  @Test func cellsOfTheGrid() {
    #expect(
      GenericCanvas.size(of: SizeClassGrid.Cell(width: .compact, height: .regular))
        == LayoutSize(width: 400, height: 800))
  }

  @Test func televisionsAreAlwaysLandscape() {
    let television = Device.television
    for orientation in Orientation.allCases {
      #expect(television.size(orientation) == LayoutSize(width: 1920, height: 1080))
      #expect(
        television.safeArea(orientation) == LayoutInsets(top: 60, left: 90, bottom: 60, right: 90))
    }
    #expect(
      television.sizeClasses(.landscape) == SizeClassGrid.Cell(width: .regular, height: .regular))
  }
}
