package import InterfaceEnvironment
package import InterfaceLayout
package import InterfaceModel
import InterfaceResolution
import InterfaceTraits
import PlatformFacts

/// A picture of a scene in all nine size-class cells: columns by width class, rows by height class, all
/// at one scale.
package enum ContactSheet {
  /// The contact sheet of a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene's layouts.
  ///   - configurations: The configurations that the layouts index.
  ///   - document: The document.
  ///   - assets: Images and colours of catalogs.
  /// - Returns: The sheet; a cell that was not laid out stays empty.
  package static func draw(
    scene: DocumentLayout.SceneLayouts, configurations: [Configuration], document: Document,
    assets: PreviewAssets = PreviewAssets()
  ) -> DisplayList {
    let entries = SizeClassGrid.cells.map { cell in
      Entry(cell, scene: scene, configurations, document: document, assets: assets)
    }
    let first = scene.layouts.first?.scene
    let viewCount = entries.reduce(0) { $0 + ($1.painter?.scene.views.count ?? 0) }
    var drawing = Drawing(viewCount: viewCount)
    let grid = Grid(entries)
    drawing.rect(
      Rect(x: 0, y: 0, width: grid.size.width, height: grid.size.height), fill: .gray(238))
    let title = first.map { SceneTitle.text($0, in: document) } ?? ""
    drawing.text(
      title, x: Grid.left, baseline: 34,
      DrawnTextStyle(size: 20, weight: 600, color: .gray(40)))
    drawing.text(
      first?.id ?? "", x: grid.size.width - Grid.gap, baseline: 34,
      DrawnTextStyle(size: 12, color: .gray(140), anchor: .end))
    drawTitles(grid, &drawing)
    for (index, entry) in entries.enumerated() {
      draw(entry, at: grid.origin(index), &drawing)
    }
    return drawing.list(size: grid.size, title: title, scene: first?.id ?? "")
  }

  private static func drawTitles(_ grid: Grid, _ drawing: inout Drawing) {
    let style = DrawnTextStyle(size: 13, weight: 500, color: .gray(90), anchor: .middle)
    for (index, sizeClass) in SizeClass.allCases.enumerated() {
      let word = sizeClass == .any ? "any" : sizeClass.traitName
      let column = grid.origin(index)
      drawing.text(
        "\(word) width", x: column.x + grid.widths[index] / 2, baseline: 66, style)
      let row = grid.origin(index * 3)
      let middle = row.y + grid.heights[index] / 2
      drawing.group(transform: Transform(x: 24, y: middle, rotation: -90)) { drawing in
        drawing.text("\(word) height", x: 0, baseline: 0, style)
      }
    }
  }

  private static func draw(_ entry: Entry, at origin: Point, _ drawing: inout Drawing) {
    guard let painter = entry.painter else {
      drawing.text(
        "not laid out", x: origin.x + 8, baseline: origin.y + 18,
        DrawnTextStyle(size: 11, color: .gray(140)))
      return
    }
    let size = entry.size
    drawing.rect(
      Rect(x: origin.x - 1, y: origin.y - 1, width: size.width + 2, height: size.height + 2),
      fill: .white, stroke: .init(color: .gray(0, alpha: 0.18)))
    drawing.group(
      transform: Transform(x: origin.x, y: origin.y, scale: Grid.scale),
      configuration: entry.cell.name
    ) { drawing in painter.draw(&drawing) }
    if let findings = SceneTitle.findings(painter.layout) {
      drawing.text(
        findings, x: origin.x, baseline: origin.y + size.height + 14,
        DrawnTextStyle(size: 11, color: SceneTitle.warningColor))
    }
  }

  /// A place of the grid with what is drawn there.
  private struct Entry {
    let cell: SizeClassGrid.Cell
    /// Nil when the cell was not laid out.
    var painter: ScenePainter?
    /// The size on the sheet.
    var size = Size.zero

    init(
      _ cell: SizeClassGrid.Cell, scene: DocumentLayout.SceneLayouts,
      _ configurations: [Configuration], document: Document, assets: PreviewAssets
    ) {
      self.cell = cell
      guard let index = configurations.firstIndex(where: { $0.cell == cell }),
        let shared = scene.layouts.first(where: { $0.configurations.contains(index) })
      else { return }
      let painter = ScenePainter(
        scene: shared.scene, layout: shared.layout, configuration: configurations[index],
        document: document, assets: assets)
      self.painter = painter
      size = Size(width: painter.size.width * Grid.scale, height: painter.size.height * Grid.scale)
    }
  }

  /// Where the places of the grid are.
  private struct Grid {
    static let scale = 0.5
    static let gap = 28.0
    static let left = 44.0
    static let top = 80.0

    /// The width of each column and the height of each row.
    let widths: [Double]
    let heights: [Double]

    init(_ entries: [Entry]) {
      let least = 104.0
      widths = (0..<3).map { column in
        entries.indices.filter { $0 % 3 == column }.map { entries[$0].size.width }.max()
          .map { max($0, least) } ?? least
      }
      heights = (0..<3).map { row in
        entries.indices.filter { $0 / 3 == row }.map { entries[$0].size.height }.max()
          .map { max($0, least) } ?? least
      }
    }

    var size: Size {
      Size(
        width: Self.left + widths.reduce(0, +) + 3 * Self.gap,
        height: Self.top + heights.reduce(0, +) + 3 * Self.gap)
    }

    /// The top left corner of a place.
    func origin(_ index: Int) -> Point {
      let (row, column) = (index / 3, index % 3)
      return Point(
        x: Self.left + widths[..<column].reduce(0, +) + Double(column) * Self.gap,
        y: Self.top + heights[..<row].reduce(0, +) + Double(row) * Self.gap)
    }
  }
}
