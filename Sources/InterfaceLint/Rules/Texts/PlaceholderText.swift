import InterfaceModel
import InterfaceReading
package import InterfaceSource
import InterfaceTraits

/// A default text of Interface Builder for new objects, or a filler text.
package enum PlaceholderText: DocumentRule {
  package static let kind = DiagnosticKind(
    "placeholder-text", .note, .texts,
    summary: "A label or text view shows the default text of a new object, or filler text.",
    rationale: "If no code replaces it, this is what people read.",
    remedy: "Write the text, or leave it empty if code sets it."
  ).aliased("i18n_placeholder_text").optIn

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    let views = document.graph.views
    for index in views.indices
    where views[index].kind == .label || views[index].kind == .textView {
      let view = views[index]
      guard let text = view.attributes[.text], isPlaceholder(text) else { continue }
      findings.report(
        kind, at: view.range,
        "the text is default or filler text: '\(text.prefix(40))'", identity: "")
    }
  }

  private static func isPlaceholder(_ text: String) -> Bool {
    text == "Label" || text.lowercased().hasPrefix("lorem ipsum")
  }
}
