import InterfaceModel
import InterfaceReading
package import InterfaceSource

/// Two scenes of a storyboard with the same identifier.
package enum DuplicateStoryboardIdentifier: DocumentRule {
  package static let kind = DiagnosticKind(
    "duplicate-storyboard-identifier", .error, .scenes,
    summary: "Two scenes of a storyboard have one storyboard identifier.",
    rationale:
      "Code that asks for the identifier gets one of them, and the other can never be had; neither Interface Builder nor its compiler says so.",
    cure: "Give each scene an identifier of its own."
  ).aliased("storyboard_id_duplicate")

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    let graph = document.graph
    var first: [String: Attribute] = [:]
    for scene in graph.scenes {
      guard let controller = scene.controller.map({ graph[$0] }),
        let name = controller.attributes.attribute(.storyboardIdentifier), !name.value.isEmpty
      else { continue }
      guard let other = first[name.value] else {
        first[name.value] = name
        continue
      }
      findings.report(
        kind, at: name.range, "another scene has the storyboard identifier '\(name.value)'",
        notes: [Diagnostic.Note("it is here", range: other.range)])
    }
  }
}
