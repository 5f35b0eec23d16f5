import InterfaceReading
package import InterfaceSource
import InterfaceTraits

/// A deeply nested view.
package enum DeepNesting: DocumentRule {
  private static let limit = RuleOption(
    "limit", in: 1...1000, standard: 10, "The maximum number of views that may enclose a view.")

  package static let kind = DiagnosticKind(
    "deep-nesting", .note, .conventions,
    summary: "A view is nested more deeply than the team allows.",
    rationale:
      "Deeply nested views are hard to change, and each level takes time to lay out.",
    remedy: "Use fewer enclosing views, or move a part into its own document."
  ).aliased("too_deep_layout").optIn.configured(by: limit.declaration)

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    let limit = Int(document.settings.value(of: limit, for: kind))
    var depths: Table<SceneGraph.View, Int> = []
    depths.reserveCapacity(document.graph.views.count)
    let views = document.graph.views
    for index in views.indices {
      let depth = views[index].superview.map { depths[$0] + 1 } ?? 0
      depths.append(depth)
      // Its contents are deeper for the same reason.
      guard depth == limit + 1 else { continue }
      findings.report(kind, at: views[index].range, "the view is enclosed in \(depth) views")
    }
  }
}
