import InterfaceModel
import InterfaceReading
package import InterfaceSource

/// A text that is declared to scale with the text size, in a font that does not.
package enum FixedFontThatShouldScale: DocumentRule {
  package static let kind = DiagnosticKind(
    "fixed-font-that-should-scale", .warning, .texts,
    summary: "A text is said to adjust its font to the text size, but its font is no text style.",
    rationale:
      "Only fonts of text styles follow the size that a person chose: the setting has no effect, and Interface Builder says so.",
    cure: "Use a text style such as Body, or take the setting away."
  ).aliased("font_autoadjust")

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    let views = document.graph.views
    for index in views.indices
    where views[index].attributes.flag(.adjustsFontForContentSizeCategory) == true {
      let view = views[index]
      // If the document has no font, code sets one.
      guard case .font(let font) = view.properties[.fontDescription],
        !font.isTextStyle
      else { continue }
      findings.report(
        kind, at: view.range,
        "the text is said to follow the text size, but its font is no text style")
    }
  }
}
