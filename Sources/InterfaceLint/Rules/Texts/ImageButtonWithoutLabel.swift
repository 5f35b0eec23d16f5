import InterfaceModel
import InterfaceReading
package import InterfaceSource
import InterfaceTraits

/// A button that shows only an image and has no accessibility label.
package enum ImageButtonWithoutLabel: DocumentRule {
  package static let kind = DiagnosticKind(
    "image-button-without-label", .warning, .texts,
    summary: "A button shows only an image and has no accessibility label.",
    rationale: "VoiceOver reads the name of the image file, which means nothing to people.",
    remedy: "Give the button an accessibility label."
  ).aliased("a11y_label_missing").optIn

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    let views = document.graph.views
    for index in views.indices where views[index].kind == .button {
      let view = views[index]
      guard case .element(let state) = view.properties[.normal], state.attributes[.image] != nil,
        (state.attributes[.title] ?? "").isEmpty, state.child(.attributedTitle) == nil,
        state.attributes[.catalog] != "system", !view.hasAccessibilityLabel
      else { continue }
      findings.report(
        kind, at: view.range, "the button shows only an image and has no accessibility label")
    }
  }
}

extension SceneGraph.View {
  /// Whether the document declares an accessibility label.
  fileprivate var hasAccessibilityLabel: Bool {
    if case .element(let accessibility) = properties[.accessibilityConfiguration],
      !(accessibility.attributes[.label] ?? "").isEmpty
    {
      return true
    }
    return runtimeAttributes.contains { $0.keyPath == "accessibilityLabel" }
  }
}
