import InterfaceModel
import InterfaceReading
package import InterfaceSource
import InterfaceTraits

/// An outlet to a view that is not installed in some cell.
package enum OutletToUninstalledView: DocumentRule {
  package static let kind = DiagnosticKind(
    "outlet-to-uninstalled-view", .note, .scenes,
    summary: "An outlet connects to a view that is uninstalled in some size class.",
    rationale:
      "The property is nil where the view is not installed. Code that does not expect nil crashes the app, but only on devices with that size class.",
    remedy: "Make the property optional, or hide the view instead."
  ).aliased("outlet_uninstalled").optIn

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    let graph = document.graph
    guard let installations = InstalledState.inDeviceCells(graph) else { return }
    var views: [ObjectID: Handle<SceneGraph.View>] = [:]
    for index in graph.views.indices {
      if let id = graph.views[index].id, views[id] == nil { views[id] = index }
    }
    for (property, destination, range, source) in document.visited(by: OutletVisitor()).found {
      guard let view = views[destination] else { continue }
      let source = source.flatMap { views[$0] }
      let cells = installations.filter { installation in
        !installation.has(view) && (source.map { installation.has($0) } ?? true)
      }.map(\.cell)
      guard !cells.isEmpty else { continue }
      findings.report(
        kind, at: range,
        "the outlet '\(property)' connects to a view that is uninstalled \(InstalledState.phrase(cells))",
        notes: [Diagnostic.Note("the view is here", range: graph.views[view].range)])
    }
  }

  /// Collects outlets with their owners.
  ///
  /// Outlet collections omit views that are not installed.
  private struct OutletVisitor: DocumentVisitor {
    var found: [(property: String, destination: ObjectID, range: SourceRange, source: ObjectID?)] =
      []
    private var views: [ObjectID?] = []

    mutating func enter(_ view: View, as role: ViewRole) { views.append(view.id) }
    mutating func leave(_ view: View) { views.removeLast() }
    mutating func visit(_ connection: Connection) {
      guard case .outlet(let property) = connection.kind, let destination = connection.destination
      else { return }
      found.append((property, destination, connection.range, views.last ?? nil))
    }
  }
}
