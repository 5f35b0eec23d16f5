import InterfaceModel
import InterfaceReading
package import InterfaceSource
import InterfaceTraits

/// A view that Interface Builder keeps at its frame, in a document that uses Auto Layout.
package enum FixedFrame: DocumentRule {
  package static let kind = DiagnosticKind(
    "fixed-frame", .warning, .constraints,
    summary:
      "A view has a fixed frame instead of constraints, in a document that uses Auto Layout.",
    rationale:
      "Interface Builder gives a view without constraints the position and size that it has on the canvas. Its autoresizing mask alone adapts it to other screens, and it does not grow with its content.",
    remedy: "Add constraints that position the view, or put it into a stack view."
  ).optIn

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    let graph = document.graph
    guard graph.settings.usesAutoLayout else { return }
    let constrained = graph.constrainedViews
    for (handle, view) in graph.views.indexed
    where view.attributes.flag(.fixedFrame) == true && !constrained.contains(handle) {
      findings.report(
        kind, at: view.range, "the \(view.spokenName) has a fixed frame and no constraints")
    }
  }
}
