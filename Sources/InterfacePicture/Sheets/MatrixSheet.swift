package import InterfaceResolution
import InterfaceLayout
import InterfaceTraits
import PlatformFacts

/// A picture of a scene in rows and columns by one axis of variation each, all at one scale.
package enum MatrixSheet {
  /// Returns the sheets for the configurations that differ in more than rows and columns.
  ///
  /// - Parameters:
  ///   - configurations: All configurations.
  ///   - rows: The axis of the rows.
  ///   - columns: The axis of the columns.
  /// - Returns: For each sheet a description of the rest, or `nil` if nothing else differs, and the
  ///   indices of its configurations.
  package static func sheets(
    _ configurations: [Configuration], rows: SheetAxis, columns: SheetAxis
  ) -> [(rest: String?, members: [Int])] {
    let cellIndices = configurations.indices.filter {
      rows.value(of: configurations[$0]) != nil && columns.value(of: configurations[$0]) != nil
    }
    let others = SheetAxis.allCases.filter { axis in
      axis != rows && axis != columns
        && Set(cellIndices.map { axis.value(of: configurations[$0]) }).count > 1
    }
    var sheets: [(rest: String?, members: [Int])] = []
    var numbers: [String: Int] = [:]
    for index in cellIndices {
      let rest = others.compactMap { $0.value(of: configurations[index]) }.joined(separator: ":")
      if let number = numbers[rest] {
        sheets[number].members.append(index)
      } else {
        numbers[rest] = sheets.count
        sheets.append((rest.isEmpty ? nil : rest, [index]))
      }
    }
    return sheets
  }

  /// Returns the sheet of a scene.
  ///
  /// Rows and columns in which the scene looks the same are combined, and a scene that looks the
  /// same in two other cells is drawn once.
  /// - Parameters:
  ///   - content: The scene and its pictures.
  ///   - members: The indices of the configurations to show.
  ///   - rows: The axis of the rows.
  ///   - columns: The axis of the columns.
  ///   - rest: A description of what all have in common, or `nil` if there is none.
  /// - Returns: The sheet. A cell without layout is empty.
  package static func draw(
    _ content: SheetContent, members: [Int], rows: SheetAxis, columns: SheetAxis,
    rest: String? = nil
  ) -> DisplayList {
    let (scene, configurations) = (content.scene, content.configurations)
    func values(_ axis: SheetAxis) -> [String] {
      var values: [String] = []
      for index in members {
        if let value = axis.value(of: configurations[index]), !values.contains(value) {
          values.append(value)
        }
      }
      return values
    }
    var table = Table(rows: values(rows), columns: values(columns))
    for index in members {
      guard let row = rows.value(of: configurations[index]).flatMap(table.rows.firstIndex),
        let column = columns.value(of: configurations[index]).flatMap(table.columns.firstIndex),
        table.entries[row][column] == nil
      else { continue }
      table.entries[row][column] = content.entry(index)
    }
    table.merge()
    let first = scene.layouts.first?.scene
    let name = first?.title ?? ""
    let title = rest.map { "\(name), \($0)" } ?? name
    let grid = Grid(table)
    var drawing = Drawing(viewCount: table.viewCount)
    drawing.sheet(first, title: title, size: grid.size, left: Grid.gap, gap: Grid.gap)
    draw(table, grid, &drawing)
    return drawing.list(size: grid.size, title: title, scene: first?.id ?? "")
  }

  private static func draw(_ table: Table, _ grid: Grid, _ drawing: inout Drawing) {
    let style = DrawnTextStyle(size: 13, weight: 500, color: .gray(90), anchor: .middle)
    for (column, heading) in table.columns.enumerated() {
      drawing.text(
        heading,
        in: LayoutRect(x: grid.x[column], y: 50, width: grid.widths[column], height: 24), style)
    }
    for (row, heading) in table.rows.enumerated() {
      let middle = grid.y[row] + grid.heights[row] / 2
      let availableHeight = grid.heights[row]
      drawing.group(transform: Transform(x: 24, y: middle, rotation: -90)) { drawing in
        drawing.text(
          heading,
          in: LayoutRect(x: -availableHeight / 2, y: -12, width: availableHeight, height: 24), style
        )
      }
      for (column, entry) in table.entries[row].enumerated() {
        let origin = LayoutPoint(x: grid.x[column], y: grid.y[row])
        if let entry, table.like(row, column) == nil {
          entry.draw(at: origin, &drawing)
          continue
        }
        let words =
          table.like(row, column).map { "as \(table.rows[$0.row]), \(table.columns[$0.column])" }
          ?? "not laid out"
        drawing.text(
          words, x: origin.x + 8, baseline: origin.y + 18,
          DrawnTextStyle(size: 11, color: .gray(140)))
      }
    }
  }

  /// The scene in each cell.
  private struct Table {
    var rows: [String]
    var columns: [String]
    var entries: [[SheetEntry?]]
    /// For each cell the previous one that looks the same.
    private var alike: [[(row: Int, column: Int)?]] = []

    init(rows: [String], columns: [String]) {
      self.rows = rows
      self.columns = columns
      entries = rows.map { _ in columns.map { _ in nil } }
    }

    var viewCount: Int {
      entries.reduce(0) { $0 + $1.reduce(0) { $0 + ($1?.viewCount ?? 0) } }
    }

    /// Returns the previous cell that looks the same, or `nil` if there is none.
    func like(_ row: Int, _ column: Int) -> (row: Int, column: Int)? { alike[row][column] }

    /// Combines rows, and then columns, that look the same, and finds other cells that look the
    /// same.
    mutating func merge() {
      mergeRows()
      transpose()
      mergeRows()
      transpose()
      var visited: [(row: Int, column: Int, entry: SheetEntry)] = []
      alike = entries.map { $0.map { _ in nil } }
      for row in rows.indices {
        for column in columns.indices {
          guard let entry = entries[row][column] else { continue }
          if let first = visited.first(where: { $0.entry.looksLike(entry) }) {
            alike[row][column] = (first.row, first.column)
          } else {
            visited.append((row, column, entry))
          }
        }
      }
    }

    private mutating func mergeRows() {
      var distinctRows: [Int] = []
      var names: [String] = []
      for row in rows.indices {
        if let rowIndex = distinctRows.firstIndex(where: { isRow(row, like: $0) }) {
          names[rowIndex] += " · " + rows[row]
        } else {
          distinctRows.append(row)
          names.append(rows[row])
        }
      }
      entries = distinctRows.map { entries[$0] }
      rows = names
    }

    private func isRow(_ row: Int, like other: Int) -> Bool {
      zip(entries[row], entries[other]).allSatisfy { first, second in
        switch (first, second) {
        case (nil, nil): true
        case (let first?, let second?): first.looksLike(second)
        default: false
        }
      }
    }

    private mutating func transpose() {
      entries = columns.indices.map { column in entries.map { $0[column] } }
      (rows, columns) = (columns, rows)
    }
  }

  /// The positions of the cells.
  private struct Grid {
    static let gap = 28.0
    private static let left = 44.0
    private static let top = 80.0
    private static let least = 104.0

    let widths: [Double]
    let heights: [Double]
    private(set) var x: [Double] = []
    private(set) var y: [Double] = []
    private(set) var size = LayoutSize(width: left, height: top)

    init(_ table: Table) {
      func extent(_ row: Int, _ column: Int, _ path: KeyPath<LayoutSize, Double>) -> Double {
        guard table.like(row, column) == nil, let entry = table.entries[row][column] else {
          return 0
        }
        return entry.size[keyPath: path]
      }
      widths = table.columns.indices.map { column in
        table.rows.indices.map { extent($0, column, \.width) }.reduce(Self.least) { max($0, $1) }
      }
      heights = table.rows.indices.map { row in
        table.columns.indices.map { extent(row, $0, \.height) }.reduce(Self.least) { max($0, $1) }
      }
      for width in widths {
        x.append(size.width)
        size.width += width + Self.gap
      }
      for height in heights {
        y.append(size.height)
        size.height += height + Self.gap
      }
      size.width = max(size.width, 320)
    }
  }
}
