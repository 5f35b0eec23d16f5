import InterfaceModel
import InterfaceReading
package import InterfaceSource
import InterfaceTraits

/// A storyboard with more than one view controller.
package enum MultipleViewControllers: DocumentRule {
  package static let kind = DiagnosticKind(
    "multiple-view-controllers", .warning, .conventions,
    summary: "The storyboard holds more than one view controller.",
    rationale:
      "Some teams keep each scene in a storyboard of its own, so that two people seldom change one file.",
    cure: "Move the scene into a storyboard of its own and refer to it."
  ).aliased("several-view-controllers", "has_single_view_controller").optIn

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    let graph = document.graph
    guard graph.settings.kind == .storyboard else { return }
    let own = graph.scenes.compactMap { $0.controller.map { graph[$0] } }
      .filter { $0.kind != .viewControllerPlaceholder }
    for controller in own.dropFirst() {
      findings.report(
        kind, at: controller.range, "the storyboard holds another view controller already")
    }
  }
}
