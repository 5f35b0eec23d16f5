import InterfaceReading
package import InterfaceSource
import InterfaceTraits

/// A constraint to a margin of a view.
package enum RelativeToMargin: DocumentRule {
  package static let kind = DiagnosticKind(
    "relative-to-margin", .warning, .conventions,
    summary: "A constraint is relative to a margin.",
    rationale:
      "Margins depend on the device, the system and the safe area. Some teams want the document to state every distance.",
    remedy: "Use the edge itself or the safe area, with the distance as the constant."
  ).aliased("relative_to_margin").optIn

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    for constraint in document.graph.constraints {
      let attributes =
        [constraint.firstAttribute] + (constraint.second.map { [$0.attribute] } ?? [])
      guard attributes.contains(where: \.isMargin) else { continue }
      findings.report(kind, at: constraint.range, "the constraint is relative to a margin")
    }
  }
}
