import InterfaceReading
package import InterfaceSource
import InterfaceTraits

/// A scene with more views than the team allows.
package enum ManyViews: DocumentRule {
  private static let limit = RuleOption(
    "limit", in: 1...100_000, standard: 80, "The maximum number of views in a scene.")

  package static let kind = DiagnosticKind(
    "many-views", .note, .conventions,
    summary: "A scene has more views than the team allows.",
    rationale:
      "Large scenes are hard for several people to work on, and slow to load and lay out.",
    remedy: "Split the scene with container views, or move a part into its own document."
  ).aliased("too_many_views", "number_of_children").optIn.configured(by: limit.declaration)

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    let limit = Int(document.settings.value(of: limit, for: kind))
    for scene in document.graph.scenes where scene.views.count > limit {
      findings.report(kind, at: scene.range, "the scene has \(scene.views.count) views")
    }
  }
}
