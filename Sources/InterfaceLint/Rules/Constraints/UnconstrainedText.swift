import InterfaceModel
import InterfaceReading
package import InterfaceSource
import InterfaceTraits

/// A view with text and without constraints, in a document that uses Auto Layout.
package enum UnconstrainedText: DocumentRule {
  package static let kind = DiagnosticKind(
    "unconstrained-text", .warning, .constraints,
    summary: "A view with text has no constraints, in a document that uses Auto Layout.",
    rationale:
      "Its width is fixed: text that is longer in another language, or larger, is cut off or overlaps its neighbors.",
    remedy: "Add constraints that position the view and let it grow, or put it into a stack view."
  ).optIn

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    let graph = document.graph
    guard graph.settings.usesAutoLayout else { return }
    let constrained = graph.constrainedViews
    for (handle, view) in graph.views.indexed where !constrained.contains(handle) {
      // Without a mask the view is ambiguous, which other findings report. Views in a stack view or
      // a bar need no constraints.
      guard view.role == .subview, let superview = view.superview,
        graph[superview].kind != .stackView, let mask = view.autoresizingMask,
        !mask.contains(.widthSizable),
        view.attributes.flag(.translatesAutoresizingMaskIntoConstraints) != false,
        !view.shownTexts.allSatisfy({ $0.isEmpty })
      else { continue }
      findings.report(
        kind, at: view.range,
        "the \(view.spokenName) has no constraints, so longer text is cut off")
    }
  }
}
