import InterfaceReading
package import InterfaceSource
import InterfaceTraits

/// A constraint that is installed in a cell in which one of its items is not.
package enum ConstraintOnUninstalledItems: DocumentRule {
  package static let kind = DiagnosticKind(
    "constraint-on-uninstalled-items", .note, .variations,
    summary: "A constraint is installed in a size class in which one of its items is not.",
    rationale:
      "The constraint has no effect there, and Interface Builder warns about it without naming the constraint.",
    remedy: "Uninstall the constraint where its item is not installed."
  ).aliased("constraint_items_off", "layout_uninstalled_owner")

  /// The common reason for several constraints: the view that is not installed, and the cells.
  private struct Reason: Hashable {
    var view: Handle<SceneGraph.View>
    var cells: [SizeClassGrid.Cell]
  }

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    let graph = document.graph
    guard let installations = InstalledState.inDeviceCells(graph) else { return }
    var reported: [Reason: [Handle<SceneGraph.Constraint>]] = [:]
    for (handle, constraint) in graph.constraints.indexed {
      let items = [constraint.first, constraint.second?.item].compactMap(\.self)
        .map { graph.view(of: $0) }
      for item in items {
        let cells = installations.filter { $0.isOn(handle, in: graph) && !$0.has(item) }
          .map(\.cell)
        // A view that is never installed was set aside with everything that belongs to it.
        guard !cells.isEmpty, installations.contains(where: { $0.has(item) }) else { continue }
        reported[Reason(view: item, cells: cells), default: []].append(handle)
        break
      }
    }
    for (reason, constraints) in reported {
      guard let first = constraints.first else { continue }
      let view = graph.views[reason.view]
      let more = constraints.dropFirst()
      var notes = [Diagnostic.Note("this view is not installed there", range: view.range)]
      notes += more.prefix(8).map {
        Diagnostic.Note(
          "this constraint is installed there too", range: graph.constraints[$0].range)
      }
      if more.count > 8 { notes.append(Diagnostic.Note("and \(more.count - 8) more")) }
      findings.report(
        kind, at: graph.constraints[first].range,
        "the constraint is installed \(InstalledState.phrase(reason.cells)), where the \(view.spokenName) is not",
        notes: notes)
    }
  }
}
