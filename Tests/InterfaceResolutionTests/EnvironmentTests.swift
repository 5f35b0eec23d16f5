import InterfaceResolution
import InterfaceTraits
import PlatformFacts
import Testing

@Suite struct EnvironmentTests {
  private func cell(_ name: String, idiom: TraitCollection.Idiom? = nil) -> Environment? {
    SizeClassGrid.Cell(name: name).flatMap { Environment(cell: $0, idiom: idiom) }
  }

  @Test func cellsHaveTheSizesOfTheFirstGrid() throws {
    let compact = try #require(cell("wC-hR"))
    #expect(compact.windowSize == LayoutSize(width: 400, height: 800))
    #expect(compact.scale == 2)
    #expect(compact.safeArea == LayoutInsets(top: 20, left: 0, bottom: 0, right: 0))
    #expect(Configuration(compact).name == "wCompact-hRegular")
    #expect(Configuration(compact).cell == SizeClassGrid.Cell(width: .compact, height: .regular))
  }

  /// Only phones in landscape have a compact height, and they hide the status bar.
  @Test(arguments: ["wA-hC", "wC-hC", "wR-hC"])
  func compactHeightHasNoStatusBar(name: String) throws {
    #expect(try #require(cell(name)).safeArea == .zero)
  }

  @Test func televisionsHaveOneCell() throws {
    let names = SizeClassGrid.cells.filter { Environment(cell: $0, idiom: .tv) != nil }.map(\.name)
    #expect(names == ["wRegular-hRegular"])
    let television = try #require(cell("wR-hR", idiom: .tv))
    #expect(television.windowSize == LayoutSize(width: 1920, height: 1080))
    #expect(television.scale == 1)
    #expect(television.safeArea == LayoutInsets(top: 60, left: 90, bottom: 60, right: 90))
  }

  @Test func settingsAreNamedAndOverrideTraits() throws {
    let settings = EnvironmentSettings(
      system: SystemVersion(12),
      overrides: TraitCollection(
        verticalSizeClass: .compact, displayScale: 3, userInterfaceStyle: .dark,
        preferredContentSizeCategory: .accessibilityExtraLarge))
    let cell = try #require(SizeClassGrid.Cell(name: "wC-hR"))
    let environment = try #require(Environment(cell: cell, settings: settings))
    #expect(
      Configuration(environment).name == "wCompact-hRegular:os-12:AX3:dark:height-compact:3x")
    #expect(environment.textSize == .accessibilityExtraLarge)
    #expect(environment.scale == 3)
    #expect(environment.isCompactHeight)
    #expect(environment.traits.horizontalSizeClass == .compact)
    #expect(environment.metrics == .uiKit(SystemVersion(12)))
    let plain = try #require(Environment(cell: cell))
    #expect(plain.metrics != environment.metrics)
    #expect(Configuration(plain).name == "wCompact-hRegular")
    #expect(plain.textSize == nil)
  }

  /// The screen's insets follow the system, the sizes of bars the design.
  @Test func designIsNamedUnlessItIsThatOfTheSystem() throws {
    let device = try #require(Device.named("ipad11_0rounded"))
    let window = DeviceWindow(device: device, orientation: .portrait)
    let settings = EnvironmentSettings(system: SystemVersion(26), design: .classic)
    let environment = Environment(window: window, settings: settings)
    #expect(Configuration(environment).name == "device:ipad11_0rounded:os-26:design-18")
    #expect(environment.metrics == .uiKit(SystemVersion(26), idiom: .pad, design: .classic))
    #expect(environment.metrics.bars.navigation == 50)
    // iPadOS 26.5 (32 and 25 points on eleven tablets).
    #expect(environment.safeArea == LayoutInsets(top: 32, left: 0, bottom: 25, right: 0))
    let older = EnvironmentSettings(system: SystemVersion(17), design: .classic)
    #expect(older == EnvironmentSettings(system: SystemVersion(17)))
    #expect(older.nameSuffix == ":os-17")
    let newest = EnvironmentSettings(design: .classic)
    #expect(newest.nameSuffix == ":design-18")
    #expect(newest != EnvironmentSettings())
  }

  @Test func windowTraitsDependOnTheScreenAndSize() throws {
    let settings = EnvironmentSettings(
      overrides: TraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge))
    let device = try #require(Device.named("ipad9_7"))
    let window = DeviceWindow(device: device, orientation: .landscape)
    let environment = Environment(window: window, settings: settings).traitEnvironment
    #expect(environment.path.map(\.name) == ["ipad9_7", "full screen"])
    #expect(environment.origin(of: \.horizontalSizeClass)?.level == .window)
    #expect(environment.origin(of: \.preferredContentSizeCategory)?.level == .screen)
    #expect(environment.origin(of: \.displayScale)?.level == .screen)
  }

  /// Before iOS 8 a document shows its any × any layout; bars are still low in landscape.
  @Test func sizeClassesAreUnspecifiedBeforeIOS8() throws {
    let device = try #require(Device.named("retina4_0"))
    let window = DeviceWindow(device: device, orientation: .landscape)
    let old = Environment(window: window, settings: EnvironmentSettings(system: SystemVersion(7)))
    #expect(old.traits.horizontalSizeClass == .unspecified)
    #expect(old.traits.verticalSizeClass == .unspecified)
    #expect(old.isCompactHeight)
    let first = Environment(window: window, settings: EnvironmentSettings(system: SystemVersion(8)))
    #expect(first.traits.verticalSizeClass == .compact)
  }

  @Test(arguments: [0, -1, 17, .nan, .infinity])
  func invalidScalesAreIgnored(scale: Double) throws {
    let settings = EnvironmentSettings(overrides: TraitCollection(displayScale: scale))
    let cell = try #require(SizeClassGrid.Cell(name: "wC-hR"))
    let environment = try #require(Environment(cell: cell, settings: settings))
    #expect(environment.scale == 2)
    #expect(!Configuration(environment).name.isEmpty)
  }

  @Test func windowNamesEqualTheirRequests() throws {
    let pad = try #require(Device.named("ipad9_7"))
    let window = DeviceWindow(device: pad, orientation: .landscape, layout: .twoThirds)
    let configuration = Configuration(Environment(window: window))
    #expect(configuration.name == "device:ipad9_7:landscape:split-2/3")
    #expect(configuration.size == LayoutSize(width: 694, height: 768))
    #expect(configuration.traits.horizontalSizeClass == .regular)
    #expect(configuration.cell == nil)
    for layout in WindowLayout.allCases {
      let name = layout.configurationName
      #expect(name.flatMap { WindowLayout(configurationName: $0) } ?? .fullscreen == layout)
    }
  }
}
