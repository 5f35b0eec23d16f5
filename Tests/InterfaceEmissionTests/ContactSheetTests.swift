import InterfaceEmission
import InterfaceResolution
@testable import InterfaceLayout
import InterfaceModel
import InterfacePicture
import InterfaceTraits
import PlatformFacts
import TestSupport
import Testing

@Suite struct ContactSheetTests {
  @Test func drawsNineCellsInAGrid() throws {
    let svg = sheet()
    try expectWellFormed(svg)
    try expectGolden(svg, at: "svg/sheet.svg")
    let text = String(decoding: svg, as: UTF8.self)
    for cell in SizeClassGrid.cells.dropLast() {
      #expect(text.contains("data-configuration=\"\(cell.name)\""))
    }
  }

  @Test func drawsDevicesInRows() throws {
    let windows: [(String, Orientation)] = [
      ("retina4_7", .portrait), ("ipad12_9", .landscape), ("retina4_7", .landscape),
      ("ipad9_7", .portrait), ("ipad9_7", .landscape),
    ]
    let configurations = try windows.map { id, orientation in
      Configuration(
        Environment(
          window: DeviceWindow(device: try #require(Device.named(id)), orientation: orientation)))
    }
    let cell = SizeClassGrid.Cell(width: .any, height: .any)
    let builder = scene(in: cell)
    let shared = DocumentLayout.SharedLayout(
      configurations: Array(configurations.indices),
      scenes: configurations.map { _ in builder.scene },
      layout: builder.layout)
    let list = DeviceSheet.draw(
      SheetContent(.init(index: Handle(0), layouts: [shared]), in: configurations))
    // Five cells of 300 points: four in the first row, which is 1,600 wide.
    #expect(list.size == LayoutSize(width: 1340, height: 56 + 2 * (40 + 300 + 28)))
    let svg = SVGWriter.write(list)
    try expectWellFormed(svg)
    let text = String(decoding: svg, as: UTF8.self)
    let places = text.matches(of: #/data-configuration="([^"]*)"/#).map { String($0.1) }
    #expect(places == configurations.map(\.name))
    #expect(text.contains(">12.9-inch, landscape<"))
    #expect(text.contains(">ipad12_9, 1366 × 1024, wR-hR<"))
  }

  /// Side by side in compact height, stacked otherwise; the last cell has no layout.
  private func sheet() -> [UInt8] {
    let cells = SizeClassGrid.cells.dropLast()
    let configurations = cells.compactMap { Environment(cell: $0) }.map { Configuration($0) }
    let layouts = cells.enumerated().map { index, cell in
      let builder = scene(in: cell)
      return DocumentLayout.SharedLayout(
        configurations: [index], scenes: [builder.scene], layout: builder.layout)
    }
    return SVGWriter.write(
      ContactSheet.draw(
        SheetContent(.init(index: Handle(0), layouts: layouts), in: configurations)))
  }

  private func scene(in cell: SizeClassGrid.Cell) -> SceneBuilder {
    func side(_ sizeClass: SizeClass) -> Double {
      switch sizeClass {
      case .any: 600
      case .compact: 400
      case .regular: 800
      }
    }
    let (width, height) = (side(cell.width), side(cell.height))
    var builder = SceneBuilder(id: "sheet", controller: "vc2", width: width, height: height)
    let isBeside = cell.height == .compact
    builder.view("root", .view, LayoutRect(0, 0, width, height), role: .controllerRoot) { root in
      let image =
        isBeside
        ? LayoutRect(0, 20, width / 2, height - 20) : LayoutRect(0, 20, width, height / 2 - 20)
      let label =
        isBeside
        ? LayoutRect(width / 2 + 20, height / 2, width / 2 - 40, 21)
        : LayoutRect(20, height / 2 + 20, width - 40, 21)
      root.view(
        "image", .imageView, image, [.contentMode: "scaleAspectFit"], image: .unknown("portrait"))
      root.view("label", .label, label, [.text: "A name", .textAlignment: "center"])
    }
    return builder
  }
}
