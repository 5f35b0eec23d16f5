import InterfaceReading
package import InterfaceSource
import InterfaceTraits

/// A subview or constraint that belongs in the content view of an effect view.
package enum ConstraintIntoEffectView: DocumentRule {
  package static let kind = DiagnosticKind(
    "constraint-into-effect-view", .warning, .constraints,
    summary:
      "A constraint connects a visual effect view to a view inside it, or a subview is not in its content view.",
    rationale:
      "UIKit's documentation requires all content to be in the content view: a subview of the effect view itself crashes the app or is not drawn correctly.",
    remedy: "Constrain the content view instead, and move the subview into it."
  ).aliased("layout_runtime_owner")

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    let graph = document.graph
    guard graph.views.contains(where: { $0.kind == .visualEffectView }) else { return }
    for constraint in graph.constraints {
      guard let second = constraint.second else { continue }
      let pair = [constraint.first, second.item].map { graph.view(of: $0) }
      guard let effect = pair.first(where: { graph.views[$0].kind == .visualEffectView }),
        pair.contains(where: { $0 > effect && $0 < graph.views[effect].end }),
        !pair.contains(where: { graph.views[$0].role == .contentView })
      else { continue }
      findings.report(
        kind, at: constraint.range,
        "the constraint connects the effect view itself to a view inside it",
        notes: [Diagnostic.Note("the effect view is here", range: graph.views[effect].range)])
    }
    for index in graph.views.indices where graph.views[index].role == .subview {
      guard let effect = graph.views[index].superview,
        graph.views[effect].kind == .visualEffectView
      else { continue }
      findings.report(
        kind, at: graph.views[index].range,
        "the view is in the effect view itself, not in its content view"
      )
    }
  }
}
