import InterfaceResolution
import InterfaceTraits

/// Moves what lies below rows that became higher or lower than the document stores them.
///
/// A table's rows, headers and footers stand one below the other. Their distances stay as stored; what
/// stands below a row moves by what the row grew.
struct RowStacking {
  /// For each table the rows, headers and footers in it, from top to bottom as stored.
  private let rows: [[ViewIndex]]

  init(_ scene: ResolvedScene) {
    func storedY(_ view: ViewIndex) -> Double? { scene.views[view].storedFrame?.rect(in: .zero).y }
    var rows: [ViewIndex: [ViewIndex]] = [:]
    for index in scene.views.indices where scene.views[index].isLayoutRoot {
      guard let outer = scene.views[index].superview, scene.views[outer].kind == .tableView,
        storedY(index) != nil
      else { continue }
      rows[outer, default: []].append(index)
    }
    self.rows = rows.keys.sorted().compactMap { rows[$0] }.map { rows in
      rows.enumerated().sorted {
        (storedY($0.element) ?? 0, $0.offset) < (storedY($1.element) ?? 0, $1.offset)
      }.map(\.element)
    }
  }

  /// Calls `move` with each row that has to move, and with the rows above it that became another height.
  func forEachMoved(
    _ hasGrown: (ViewIndex) -> Bool, _ move: (_ row: ViewIndex, _ grown: [ViewIndex]) -> Void
  ) {
    for rows in rows {
      var grown: [ViewIndex] = []
      for row in rows {
        if !grown.isEmpty { move(row, grown) }
        if hasGrown(row) { grown.append(row) }
      }
    }
  }
}
