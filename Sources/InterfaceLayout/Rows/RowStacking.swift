import InterfaceResolution
import InterfaceTraits

/// Moves the views below rows whose height differs from the stored one.
///
/// A table's rows, headers and footers follow each other vertically. The stored distances between
/// them are preserved; everything below a row moves by the growth of the row.
struct RowStacking {
  /// The rows, headers and footers of each table, from top to bottom as stored.
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

  /// Calls `move` with each row that has to move, and with the rows above it whose height changed.
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
