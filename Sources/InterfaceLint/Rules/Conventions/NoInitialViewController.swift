import InterfaceModel
import InterfaceReading
package import InterfaceSource
import InterfaceTraits

/// A storyboard without initial view controller.
package enum NoInitialViewController: DocumentRule {
  package static let kind = DiagnosticKind(
    "no-initial-view-controller", .warning, .conventions,
    summary: "The storyboard has no initial view controller.",
    rationale:
      "Code that instantiates the initial view controller gets nil, and a storyboard reference without an identifier leads nowhere.",
    remedy: "Mark a view controller as the initial view controller."
  ).aliased("has_initial_view_controller").optIn

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    let graph = document.graph
    guard graph.settings.kind == .storyboard, graph.initialController == nil else { return }
    findings.report(kind, at: graph.settings.range, "the storyboard has no initial view controller")
  }
}
