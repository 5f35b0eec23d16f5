import InterfaceTraits
import PlatformFacts
import Testing

@Suite struct DeviceTests {
  @Test func idsAreUnique() {
    #expect(Set(Device.all.map(\.id)).count == Device.all.count)
    let models = Device.all.flatMap(\.models)
    #expect(Set(models).count == models.count)
  }

  @Test func looksUpByIdAndByProduct() throws {
    let phone = try #require(Device.named("retina4_7"))
    #expect(phone.portraitSize == Size(width: 375, height: 667))
    #expect(phone.scale == 2)
    #expect(Device.named("iphone se 3") == phone)
    #expect(Device.named("retina9_9") == nil)
  }

  @Test(arguments: [
    ("retina4_7", 14799, 20.0, 0.0), ("retina4_7", 14800, 0, 0), ("retina4_7", 21600, 20, 0),
    ("retina4_7", 32700, 20, 0), ("retina5_9", 20999, 44, 34), ("retina5_9", 21000, 47, 34),
    ("retina5_9", 22000, 50, 34), ("retina6_1", 20000, 44, 34), ("retina6_1", 21000, 48, 34),
    ("retina6_1", 24000, 96, 68), ("retina6_1", 32700, 48, 34), ("retina6_12", 24000, 118, 68),
    ("retina6_0", 24000, 94, 68), ("ipad9_7", 15000, 0, 0), ("ipad9_7", 19500, 20, 0),
    ("ipad12_9rounded", 15000, 0, 20), ("ipad12_9rounded", 20000, 24, 20),
  ])
  func canvasInsetsFollowTheVersion(id: String, version: Int, top: Double, bottom: Double) throws {
    let device = try #require(Device.named(id))
    let insets = device.safeArea(.portrait, toolsVersion: ToolsVersion(version))
    #expect(insets == EdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
  }

  @Test func xibsOfTabletsHideTheStatusBarLonger() throws {
    let pad = try #require(Device.named("ipad9_7"))
    let version = ToolsVersion(20000)
    #expect(pad.safeArea(.portrait, toolsVersion: version).top == 20)
    #expect(pad.safeArea(.portrait, toolsVersion: version, owner: .xibView).top == 0)
  }

  @Test func notchStandsAtTheSidesInLandscape() throws {
    let phone = try #require(Device.named("retina6_0"))
    let sides = EdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
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
    #expect(pad.size(.landscape, window: narrow) == Size(width: 320, height: 768))
    #expect(pad.sizeClasses(.landscape, window: narrow).width == .compact)
    let wide = try #require(WindowLayout(configurationName: "split-2/3"))
    #expect(pad.size(.landscape, window: wide) == Size(width: 694, height: 768))
    #expect(pad.sizeClasses(.landscape, window: wide).width == .regular)
    #expect(pad.sizeClasses(.portrait, window: wide).width == .compact)
    #expect(pad.size(.portrait, window: .oneHalf) == pad.portraitSize)
  }

  @Test func canvasesWithoutDevice() {
    func size(_ version: Int, classes: Bool, metrics: String? = nil) -> Size {
      GenericCanvas.sizeWithoutDevice(
        toolsVersion: ToolsVersion(version), usesTraitCollections: classes, isPad: false,
        simulatedMetrics: metrics)
    }
    #expect(size(7000, classes: true) == Size(width: 600, height: 600))
    #expect(size(12000, classes: true) == Size(width: 375, height: 667))
    #expect(size(5000, classes: false, metrics: "retina4") == Size(width: 320, height: 568))
    #expect(
      GenericCanvas.size(of: SizeClassGrid.Cell(width: .compact, height: .regular))
        == Size(width: 400, height: 800))
  }
}
