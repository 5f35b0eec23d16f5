import InterfaceModel
import InterfaceReading
package import InterfaceSource
import InterfaceTraits

/// A prototype that code cannot dequeue.
package enum MissingReuseIdentifier: DocumentRule {
  package static let kind = DiagnosticKind(
    "missing-reuse-identifier", .warning, .scenes,
    summary: "A prototype cell or reusable view has no reuse identifier.",
    rationale:
      "Code dequeues a prototype by its reuse identifier, so this one can never be shown.",
    remedy: "Give the prototype a reuse identifier, or remove it."
  ).aliased("table_cell_reuse_id", "collection_cell_reuse_id")

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    let graph = document.graph
    for index in graph.views.indices where Prototypes.isPrototype(index, in: graph) {
      let view = graph.views[index]
      guard (view.attributes[.reuseIdentifier] ?? "").isEmpty else { continue }
      let what = view.role == .cell ? "prototype cell" : "reusable view"
      findings.report(kind, at: view.range, "the \(what) has no reuse identifier")
    }
  }
}
