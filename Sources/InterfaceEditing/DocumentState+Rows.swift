import InterfaceMerging
import InterfaceSource
import InterfaceTraits
import InterfaceXML

extension DocumentState {
  /// Returns the state with the rows of table views one below another, after an operation on one of them.
  ///
  /// The document stores the frames of static rows and prototypes; Interface Builder moves the rows
  /// below a row that comes or goes.
  ///
  /// - Parameter before: The state before the operation.
  /// - Returns: The state.
  /// - Throws: A fault if the changed document cannot be read.
  func stackingRows(since before: DocumentState) throws(EditFault) -> DocumentState {
    var edits: [SourceEdit] = []
    for table in xml.nodes.indices where xml.name(of: table) == "tableView" {
      guard let id = attribute("id", of: table), let old = before.editing.element(id) else {
        continue
      }
      let lists = before.rowLists(of: old)
      guard rowLists(of: table).map({ rows(of: $0) }) != lists.map({ before.rows(of: $0) }) else {
        continue
      }
      edits += stacking(table, lists.map { before.extent(of: $0) })
    }
    return edits.isEmpty ? self : try applying(edits)
  }

  /// The lists of rows of a table view: its prototypes, or the cells of each section.
  private func rowLists(of table: Int) -> [Int] {
    (table..<Int(xml.nodes[table].end)).filter { list in
      guard let parent = xml.nodes[list].parent.map(Int.init) else { return false }
      return xml.name(of: list) == "prototypes" && parent == table
        || xml.name(of: list) == "cells" && xml.name(of: parent) == "tableViewSection"
    }
  }

  private func rows(of list: Int) -> [String] {
    xml.children(of: list).map { attribute("id", of: $0) ?? "" }
  }

  /// The top of the first row and the bottom of the last one, in points, or `nil` without frames.
  private func extent(of list: Int) -> (top: Double, bottom: Double)? {
    let frames = xml.children(of: list).compactMap { attribute("id", of: $0) }
      .compactMap(storedFrame)
    guard let top = frames.map(\.y).min(), let bottom = frames.map({ $0.y + $0.height }).max()
    else { return nil }
    return (top, bottom)
  }

  private func stacking(_ table: Int, _ extents: [(top: Double, bottom: Double)?]) -> [SourceEdit] {
    var edits: [SourceEdit] = []
    var shift = 0.0
    for (list, extent) in zip(rowLists(of: table), extents) {
      guard let extent else { continue }
      var y = extent.top + shift
      for row in xml.children(of: list) {
        guard let id = attribute("id", of: row), let frame = storedFrame(id),
          let rect = editing.child("rect", key: "frame", of: row)
        else { continue }
        if abs(frame.y - y) > 0.01 { edits.append(setting("y", DocumentNumber.text(y), of: rect)) }
        y += frame.height
      }
      shift = y - extent.bottom
    }
    return edits
  }
}
