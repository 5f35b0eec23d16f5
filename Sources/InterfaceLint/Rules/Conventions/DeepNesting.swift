import InterfaceReading
package import InterfaceSource
import InterfaceTraits

/// A deeply nested view.
package enum DeepNesting: DocumentRule {
  private static let limit = RuleOption(
    "limit", in: 1...1000, standard: 10, "How many views a view may have around it.")

  package static let kind = DiagnosticKind(
    "deep-nesting", .note, .conventions,
    summary: "A view has more views around it than the team allows.",
    rationale:
      "What is nested deeply is hard to change, and each level costs time when the interface is laid out.",
    cure: "Use fewer views around it, or move a part into a document of its own."
  ).aliased("too_deep_layout").optIn.configured(by: limit.declaration)

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    let limit = Int(document.settings.value(of: limit, for: kind))
    var depths: [Int] = []
    depths.reserveCapacity(document.graph.views.count)
    let views = document.graph.views
    for index in views.indices {
      let depth = views[index].superview.map { depths[$0.index] + 1 } ?? 0
      depths.append(depth)
      // Its contents are deeper for the same reason.
      guard depth == limit + 1 else { continue }
      findings.report(kind, at: views[index].range, "the view has \(depth) views around it")
    }
  }
}
