import InterfaceModel
import InterfaceReading
package import InterfaceSource
import InterfaceTraits

/// A storyboard identifier that differs from the name of the class.
package enum StoryboardIdentifierClassMismatch: DocumentRule {
  package static let kind = DiagnosticKind(
    "storyboard-identifier-class-mismatch", .warning, .conventions,
    summary: "The storyboard identifier is not the name of the view controller's class.",
    rationale: "Some teams instantiate scenes by the names of their classes.",
    remedy: "Use the name of the class as the storyboard identifier."
  ).aliased("storyboard-identifier-unlike-class", "storyboard_viewcontroller_id").optIn

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    for controller in document.graph.controllers {
      guard let name = controller.attributes.attribute(.storyboardIdentifier),
        let type = controller.attributes[.customClass], !type.isEmpty, name.value != type
      else { continue }
      findings.report(
        kind, at: name.range, "the storyboard identifier is not the name of the class, '\(type)'")
    }
  }
}
