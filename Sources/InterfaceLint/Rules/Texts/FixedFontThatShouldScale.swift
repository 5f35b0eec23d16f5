import InterfaceModel
import InterfaceReading
package import InterfaceSource
import InterfaceTraits

/// A text that is declared to scale with the text size, in a font that does not.
package enum FixedFontThatShouldScale: DocumentRule {
  package static let kind = DiagnosticKind(
    "fixed-font-that-should-scale", .warning, .texts,
    summary: "Text has Automatically Adjusts Font turned on, but its font is not a text style.",
    rationale:
      "Only text styles follow the text size that people choose. The setting has no effect, and Interface Builder warns about it. A label with an outlet is not reported if it has no text, or the default font and a placeholder, because code sets its text and font.",
    remedy: "Use a text style such as Body, or turn off the setting."
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
      if view.shownTexts.isEmpty || isDefault(font) && hasPlaceholder(view), let id = view.id {
        if document.connectedObjects.contains(id) { continue }
      }
      findings.report(
        kind, at: view.range,
        "the text is set to adjust its font, but the font is not a text style")
    }
  }

  /// Returns whether a font is that of new labels.
  private static func isDefault(_ font: FontDescription) -> Bool {
    font.face == .system(weight: .regular, isItalic: false) && font.pointSize == 17
  }

  /// Returns whether a view shows no text of its own, so that code sets it, and its font if that is
  /// the default one.
  private static func hasPlaceholder(_ view: SceneGraph.View) -> Bool {
    view.shownTexts.allSatisfy { DocumentNames.defaultTexts.contains($0) }
  }
}
