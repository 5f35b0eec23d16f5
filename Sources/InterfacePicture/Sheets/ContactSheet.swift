package import InterfaceResolution
import InterfaceLayout
package import InterfaceTraits
import PlatformFacts

/// A picture of a scene in all nine size-class cells: columns by width class, rows by height class,
/// all at one scale.
package enum ContactSheet {
  /// Returns the contact sheet of a scene.
  ///
  /// - Parameters:
  ///   - content: The scene and its pictures.
  ///   - language: The language of the configurations to show, or `nil` for the document's own
  ///     texts.
  ///   - settings: The settings of the configurations to show, or `nil` for all of the language.
  /// - Returns: The sheet. A cell without layout is empty.
  package static func draw(
    _ content: SheetContent, language: Language? = nil, settings: EnvironmentSettings? = nil
  ) -> DisplayList {
    let (scene, configurations) = (content.scene, content.configurations)
    let entries = SizeClassGrid.cells.map { cell in
      configurations.firstIndex {
        $0.cell == cell && $0.language == language && $0.has(settings)
      }.flatMap { index in
        content.entry(index)
      }
    }
    let first = scene.layouts.first?.scene
    let title = first?.title ?? ""
    if let one = entries[0], entries.allSatisfy({ $0.map(one.looksLike) ?? false }) {
      return draw(all: one, first, title: title)
    }
    // A cell that looks like a previous one is not drawn again.
    let shown = entries.indices.map { index in
      entries[index].flatMap { entry in
        entries[..<index].firstIndex { $0.map(entry.looksLike) ?? false }
      } ?? index
    }
    var drawing = Drawing(viewCount: entries.reduce(0) { $0 + ($1?.viewCount ?? 0) })
    let grid = Grid(
      entries.indices.map { shown[$0] == $0 ? entries[$0]?.size ?? .zero : .zero })
    drawing.sheet(first, title: title, size: grid.size, left: Grid.left, gap: Grid.gap)
    drawTitles(grid, &drawing)
    for (index, entry) in entries.enumerated() {
      let origin = grid.origin(index)
      if let entry, shown[index] == index {
        entry.draw(at: origin, &drawing)
      } else {
        let words = entry == nil ? "not laid out" : "as \(SizeClassGrid.cells[shown[index]].name)"
        drawing.text(
          words, x: origin.x + 8, baseline: origin.y + 18,
          DrawnTextStyle(size: 11, color: .gray(140)))
      }
    }
    return drawing.list(size: grid.size, title: title, scene: first?.id ?? "")
  }

  /// Returns a sheet of a scene that looks the same in all cells.
  private static func draw(
    all entry: SheetEntry, _ first: ResolvedScene?, title: String
  ) -> DisplayList {
    var drawing = Drawing(viewCount: entry.viewCount)
    let size = LayoutSize(
      width: max(entry.size.width, 104) + 2 * Grid.gap,
      height: Grid.top + entry.size.height + Grid.gap)
    drawing.sheet(first, title: title, size: size, left: Grid.gap, gap: Grid.gap)
    drawing.text(
      "all nine cells", x: Grid.gap, baseline: 66,
      DrawnTextStyle(size: 13, weight: 500, color: .gray(90)))
    entry.draw(at: LayoutPoint(x: Grid.gap, y: Grid.top), &drawing)
    return drawing.list(size: size, title: title, scene: first?.id ?? "")
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

  /// The positions of the grid's cells.
  private struct Grid {
    static let gap = 28.0
    static let left = 44.0
    static let top = 80.0

    /// The width of each column and the height of each row.
    let widths: [Double]
    let heights: [Double]

    init(_ sizes: [LayoutSize]) {
      let least = 104.0
      widths = (0..<3).map { column in
        sizes.indices.filter { $0 % 3 == column }.map { sizes[$0].width }.max()
          .map { max($0, least) } ?? least
      }
      heights = (0..<3).map { row in
        sizes.indices.filter { $0 / 3 == row }.map { sizes[$0].height }.max()
          .map { max($0, least) } ?? least
      }
    }

    var size: LayoutSize {
      LayoutSize(
        width: Self.left + widths.reduce(0, +) + 3 * Self.gap,
        height: Self.top + heights.reduce(0, +) + 3 * Self.gap)
    }

    /// Returns the top left corner of a cell.
    func origin(_ index: Int) -> LayoutPoint {
      let (row, column) = (index / 3, index % 3)
      return LayoutPoint(
        x: Self.left + widths[..<column].reduce(0, +) + Double(column) * Self.gap,
        y: Self.top + heights[..<row].reduce(0, +) + Double(row) * Self.gap)
    }
  }
}
