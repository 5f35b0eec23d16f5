import InterfaceModel
import InterfaceReading
package import InterfaceSource
import InterfaceTraits

/// Two scenes of a storyboard with the same identifier.
package enum DuplicateStoryboardIdentifier: DocumentRule {
  package static let kind = DiagnosticKind(
    "duplicate-storyboard-identifier", .error, .scenes,
    summary: "Two scenes of a storyboard have the same storyboard identifier.",
    rationale:
      "Code that uses the identifier always gets the same scene, and never the other one. Neither Interface Builder nor its compiler reports this.",
    remedy: "Give each scene its own identifier."
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
        notes: [Diagnostic.Note("the other one is here", range: other.range)])
    }
  }
}
