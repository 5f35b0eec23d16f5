import Foundation
import Ninefold
import Testing

/// Documents in windows of any size and traits.
@Suite struct WindowTests {
  private func layout(in request: ConfigurationRequest) throws -> SceneLayout {
    try #require(try Library.order([request]).initialScene?.layout(in: request))
  }

  /// A compact axis of a cell has 400 points, any 600, regular 800.
  @Test(arguments: SizeClassGrid.cells)
  func windowWithTheSizeOfACellEqualsTheCell(cell: SizeClassGrid.Cell) throws {
    func points(_ size: SizeClass) -> Double {
      switch size {
      case .compact: 400
      case .any: 600
      case .regular: 800
      }
    }
    let window = ConfigurationRequest.window(
      size: LayoutSize(width: points(cell.width), height: points(cell.height)),
      traits: TraitCollection(horizontalSizeClass: cell.width, verticalSizeClass: cell.height),
      name: "window")
    let scenes = try Library.order([.cell(cell), window]).scenes
    #expect(scenes.count == 2)
    for scene in scenes {
      #expect(scene.layouts.map { $0.configurations.map(\.name) } == [[cell.name, "window"]])
      let both = [
        try #require(scene.layout(in: .cell(cell))), try #require(scene.layout(in: window)),
      ]
      #expect(both[0].safeAreaInsets == both[1].safeAreaInsets)
      #expect(both.map(\.configuration.name) == [cell.name, "window"])
    }
  }

  @Test func configurationEqualsTheRequest() throws {
    let traits = TraitCollection(
      horizontalSizeClass: .regular, userInterfaceIdiom: .pad, displayScale: 3)
    let request = ConfigurationRequest.window(
      size: LayoutSize(width: 500, height: 300), traits: traits, name: "half")
    let configuration = try #require(try Library.order([request]).configurations.first)
    #expect(configuration.name == "half")
    #expect(configuration.traits == traits)
    #expect(configuration.traits.verticalSizeClass == .unspecified)
    #expect(configuration.size == LayoutSize(width: 500, height: 300))
    #expect(configuration.displayScale == 3)
    #expect(configuration.cell == nil)
    #expect(configuration.device == nil)
    #expect(!configuration.isCanvas)
    // 20 on each side, 60 if width and height are regular; the height is unspecified. The top inset
    // of a tablet with a home indicator is 32 on iPadOS 26 and later, and the panel is 30 below it.
    let panel = try layout(in: request).view("pan-vi-000")
    #expect(panel?.frame == LayoutRect(x: 20, y: 62, width: 460, height: 200))
  }

  @Test func layoutFileContainsTheWindowSize() throws {
    let request = ConfigurationRequest.window(
      size: LayoutSize(width: 500, height: 300), traits: TraitCollection(), name: "half")
    let bytes = try #require(try Library.order([request, .canvas]).layoutFile(named: "Order"))
    let file = try JSONDecoder().decode(LayoutFile.self, from: Data(bytes))
    #expect(file.configurations.map(\.name) == ["half", "canvas"])
    #expect(file.configurations.map(\.size) == [[500, 300], nil])
    #expect(file.configurations[0].device == nil)
  }

  @Test func theSafeAreaCanBeGiven() throws {
    var window = ConfigurationRequest.Window(
      size: LayoutSize(width: 400, height: 800),
      traits: TraitCollection(verticalSizeClass: .regular),
      name: "phone")
    window.safeAreaInsets = LayoutInsets(top: 59, left: 0, bottom: 34, right: 0)
    let layout = try layout(in: .window(window))
    #expect(layout.safeAreaInsets == window.safeAreaInsets)
    #expect(layout.view("pan-vi-000")?.frame.y == 89)
    #expect(layout.guides.first?.frame == LayoutRect(x: 0, y: 59, width: 400, height: 707))
  }

  /// Sizes and scales that no window has still yield a layout.
  @Test(arguments: [Double.nan, .infinity, -1, 0, 1e300])
  func invalidSizesAndScalesGiveALayout(number: Double) throws {
    let request = ConfigurationRequest.window(
      size: LayoutSize(width: number, height: number),
      traits: TraitCollection(displayScale: number),
      name: "odd")
    let layout = try layout(in: request)
    #expect(layout.views.count == 10)
    #expect(layout.views.allSatisfy { $0.frame.width.isFinite && $0.frame.y.isFinite })
  }

  @Test func deviceConfigurationsHaveTheirName() throws {
    let window = try #require(ConfigurationRequest.DeviceWindow(name: "iPhone 8:landscape"))
    let request = ConfigurationRequest.device(window)
    #expect(request.name == "device:retina4_7:landscape")
    let configuration = try layout(in: request).configuration
    #expect(configuration.name == request.name)
    #expect(configuration.device == "retina4_7")
    #expect(configuration.size == LayoutSize(width: 667, height: 375))
    #expect(configuration.traits.verticalSizeClass == .compact)
    #expect(ConfigurationRequest.all.map(\.name).first == "canvas")
  }
}
