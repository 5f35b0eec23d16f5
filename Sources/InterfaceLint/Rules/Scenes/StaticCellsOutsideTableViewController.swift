import InterfaceModel
import InterfaceReading
package import InterfaceSource
import InterfaceTraits

/// Static cells in a table view without table view controller.
package enum StaticCellsOutsideTableViewController: DocumentRule {
  package static let kind = DiagnosticKind(
    "static-cells-outside-table-view-controller", .error, .scenes,
    summary: "A table view with static cells is not the view of a table view controller.",
    rationale:
      "Only a table view controller can be the data source of static cells. Interface Builder refuses to compile them anywhere else.",
    remedy:
      "Use a table view controller (in a container view if the table is part of a larger scene) or prototype cells."
  ).aliased("static_table_host")

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    let graph = document.graph
    for index in graph.views.indices
    where graph.views[index].kind == .tableView
      && graph.views[index].attributes[.dataMode] == "static"
    {
      let view = graph.views[index]
      let controller = graph[view.scene].controller.map { graph[$0] }
      if view.role == .controllerRoot, controller?.kind == .tableViewController { continue }
      // The view of another controller, such as that of an embedded scene, is not examined.
      if view.role == .controllerRoot, controller?.view.map({ graph[$0].range }) != view.range {
        continue
      }
      findings.report(
        kind, at: view.range,
        "the table view has static cells, but is not the view of a table view controller")
    }
  }
}
