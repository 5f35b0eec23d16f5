import InterfaceResolution
import InterfaceTraits

/// Moves what lies below rows that became higher or lower than the document stores them.
///
/// A table's rows, headers and footers stand one below the other. Their distances stay as stored; what
/// stands below a row moves by what the row grew.
struct RowStacking {
  let scene: ResolvedScene

  /// For each table the rows, headers and footers in it, from top to bottom as stored.
  private var rows: [[Int]] {
    var rows: [Int: [Int]] = [:]
    for (index, view) in scene.views.enumerated() where view.superview >= 0 && view.isLayoutRoot {
      guard case .tableView = scene.views[view.superview].content, storedY(index) != nil
      else { continue }
      rows[view.superview, default: []].append(index)
    }
    return rows.keys.sorted().compactMap { rows[$0] }.map { rows in
      rows.enumerated().sorted {
        (storedY($0.element) ?? 0, $0.offset) < (storedY($1.element) ?? 0, $1.offset)
      }.map(\.element)
    }
  }

  private func storedY(_ view: Int) -> Double? {
    scene.views[view].storedFrame?.rect(in: .zero).y
  }

  /// Calls `move` with each row that has to move, and with the rows above it that became another height.
  func forEachMoved(
    _ hasGrown: (Int) -> Bool, _ move: (_ row: Int, _ grown: [Int]) -> Void
  ) {
    for rows in self.rows {
      var grown: [Int] = []
      for row in rows {
        if !grown.isEmpty { move(row, grown) }
        if hasGrown(row) { grown.append(row) }
      }
    }
  }
}
