import InterfaceModel
import InterfaceReading
package import InterfaceSource

/// A kind of segue from before iOS 8 in a document that uses size classes.
package enum LegacySegue: DocumentRule {
  package static let kind = DiagnosticKind(
    "legacy-segue", .note, .scenes,
    summary: "A segue is of a kind that was replaced in iOS 8.",
    rationale:
      "Push, modal, popover and replace segues do not adapt to size classes, and Interface Builder marks them as deprecated.",
    remedy: "Use show, presentation, popoverPresentation or showDetail."
  ).aliased("segue_push_deprecated")

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    guard document.graph.settings.usesTraitCollections else { return }
    let found = document.document.connections { connection -> (Attribute, successor: String)? in
      guard connection.segue != nil, let kind = connection.attributes.attribute(.kind) else {
        return nil
      }
      return successors[kind.value].map { (kind, $0) }
    }
    for (attribute, successor) in found {
      findings.report(
        kind, at: attribute.range,
        "segues of the kind '\(attribute.value)' do not adapt to size classes",
        notes: [Diagnostic.Note("it was replaced by '\(successor)'")],
        fixIts: [
          Diagnostic.FixIt(
            "use '\(successor)'", edits: [.attributeValue(at: attribute.range, successor)])
        ])
    }
  }

  private static let successors = [
    "push": "show", "modal": "presentation", "popover": "popoverPresentation",
    "replace": "showDetail",
  ]
}
