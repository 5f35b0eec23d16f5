import InterfaceModel
import InterfaceReading
package import InterfaceSource
import InterfaceTraits

/// A segue that starts at a view controller and has no identifier, so that code cannot perform it.
package enum SegueWithoutIdentifier: DocumentRule {
  package static let kind = DiagnosticKind(
    "segue-without-identifier", .warning, .scenes,
    summary: "A segue that starts at a view controller has no identifier.",
    rationale: "No control starts it, and code can perform a segue only by its identifier.",
    remedy: "Give the segue an identifier, start it from a control, or remove it."
  ).aliased("segue_needs_identifier")

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    for segue in document.graph.segues where (segue.segue.identifier ?? "").isEmpty {
      guard case .controller = segue.source, isPerformedByCode(segue.segue.kind) else { continue }
      findings.report(
        kind, at: segue.range, "the segue starts at a view controller and has no identifier")
    }
  }

  private static func isPerformedByCode(_ kind: SegueKind) -> Bool {
    switch kind {
    case .relationship, .embed, .other: false
    case .show, .showDetail, .presentation, .popoverPresentation, .unwind, .custom: true
    }
  }
}
