import InterfaceModel
import InterfaceReading
package import InterfaceSource
import InterfaceTraits

/// A button that has neither content nor an accessibility label.
package enum UnlabeledButton: DocumentRule {
  package static let kind = DiagnosticKind(
    "unlabeled-button", .warning, .texts,
    summary: "A button has no title, image or accessibility label.",
    rationale:
      "VoiceOver reads it as a button without a name, so people do not know what it does.",
    remedy: "Give it a title, an image or an accessibility label."
  ).aliased("silent-button", "missing_user_facing_text")

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    let views = document.graph.views
    for index in views.indices where views[index].kind == .button {
      let view = views[index]
      guard (view.attributes[.customClass] ?? "").isEmpty, view.properties[.configuration] == nil,
        ["roundedRect", "system", "custom", nil].contains(view.attributes[.buttonType]),
        view.runtimeAttributes.isEmpty,
        view.attributes.flag(.userInteractionEnabled) != false, view.shownTexts.isEmpty,
        !view.showsImage,
        !view.isDescribedToVoiceOver
      else { continue }
      // Code may set the content of a button with an outlet.
      if let id = view.id, document.connectedObjects.contains(id) { continue }
      findings.report(
        kind, at: view.range, "the button has no title, image or accessibility label")
    }
  }
}
