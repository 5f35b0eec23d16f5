import InterfaceModel
import InterfaceReading
package import InterfaceSource
import InterfaceTraits

/// A storyboard with more than one view controller.
package enum MultipleViewControllers: DocumentRule {
  package static let kind = DiagnosticKind(
    "multiple-view-controllers", .warning, .conventions,
    summary: "The storyboard has more than one view controller.",
    rationale:
      "Some teams keep each scene in its own storyboard, so that two people rarely change the same file.",
    remedy: "Move the scene into its own storyboard and use a storyboard reference."
  ).aliased("several-view-controllers", "has_single_view_controller").optIn

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    let graph = document.graph
    guard graph.settings.kind == .storyboard else { return }
    let own = graph.scenes.compactMap { $0.controller.map { graph[$0] } }
      .filter { $0.kind != .viewControllerPlaceholder }
    for controller in own.dropFirst() {
      findings.report(
        kind, at: controller.range, "the storyboard already has another view controller")
    }
  }
}
