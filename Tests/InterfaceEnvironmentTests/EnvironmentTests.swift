import InterfaceEnvironment
import InterfaceTraits
import PlatformFacts
import Testing

@Suite struct EnvironmentTests {
  private func cell(_ name: String, idiom: TraitCollection.Idiom? = nil) -> Environment? {
    SizeClassGrid.Cell(name: name).flatMap { Environment(cell: $0, idiom: idiom) }
  }

  @Test func cellsHaveTheSizesOfTheFirstGrid() throws {
    let compact = try #require(cell("wC-hR"))
    #expect(compact.windowSize == Size(width: 400, height: 800))
    #expect(compact.scale == 2)
    #expect(compact.safeArea == EdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    #expect(Configuration(compact).name == "wCompact-hRegular")
    #expect(Configuration(compact).cell == SizeClassGrid.Cell(width: .compact, height: .regular))
  }

  /// Only phones in landscape are compact in height, and they hide the status bar.
  @Test(arguments: ["wA-hC", "wC-hC", "wR-hC"])
  func compactHeightHasNoStatusBar(name: String) throws {
    #expect(try #require(cell(name)).safeArea == .zero)
  }

  @Test func televisionsHaveOneCell() throws {
    let names = SizeClassGrid.cells.filter { Environment(cell: $0, idiom: .tv) != nil }.map(\.name)
    #expect(names == ["wRegular-hRegular"])
    let television = try #require(cell("wR-hR", idiom: .tv))
    #expect(television.windowSize == Size(width: 1920, height: 1080))
    #expect(television.scale == 1)
    #expect(television.safeArea == EdgeInsets(top: 60, left: 90, bottom: 60, right: 90))
  }

  @Test func windowsAreNamedAsTheyAreAskedFor() throws {
    let pad = try #require(Device.named("ipad9_7"))
    let window = DeviceWindow(device: pad, orientation: .landscape, layout: .twoThirds)
    let configuration = Configuration(Environment(window: window))
    #expect(configuration.name == "device:ipad9_7:landscape:split-2/3")
    #expect(configuration.size == Size(width: 694, height: 768))
    #expect(configuration.traits.horizontalSizeClass == .regular)
    #expect(configuration.cell == nil)
    for layout in WindowLayout.allCases {
      let name = layout.configurationName
      #expect(name.flatMap { WindowLayout(configurationName: $0) } ?? .fullscreen == layout)
    }
  }
}
