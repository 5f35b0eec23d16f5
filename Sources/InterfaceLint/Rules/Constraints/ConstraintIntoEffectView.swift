import InterfaceReading
package import InterfaceSource
import InterfaceTraits

/// A subview or constraint that belongs in the content view of an effect view.
package enum ConstraintIntoEffectView: DocumentRule {
  package static let kind = DiagnosticKind(
    "constraint-into-effect-view", .warning, .constraints,
    summary:
      "A constraint goes from an effect view itself to a view inside it, or a view stands beside its content view.",
    rationale:
      "UIKit's documentation asks for everything to be put into the content view: what is added to the effect view itself ends the app or is not drawn as meant.",
    cure: "Let the constraint go to the content view, and put the view inside it."
  ).aliased("layout_runtime_owner")

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    let graph = document.graph
    guard graph.views.contains(where: { $0.kind == .visualEffectView }) else { return }
    for constraint in graph.constraints {
      guard let second = constraint.second else { continue }
      let pair = [constraint.first, second.item].map { graph.view(of: $0).index }
      guard let effect = pair.first(where: { graph.views[$0].kind == .visualEffectView }),
        pair.contains(where: { $0 > effect && $0 < graph.views[effect].end }),
        !pair.contains(where: { graph.views[$0].role == .contentView })
      else { continue }
      findings.report(
        kind, at: constraint.range,
        "the constraint goes from the effect view itself to a view inside it",
        notes: [Diagnostic.Note("the effect view is here", range: graph.views[effect].range)])
    }
    for index in graph.views.indices where graph.views[index].role == .subview {
      guard let effect = graph.views[index].superview,
        graph.views[effect.index].kind == .visualEffectView
      else { continue }
      findings.report(
        kind, at: graph.views[index].range,
        "the view stands beside the effect view's content view, not inside it"
      )
    }
  }
}
