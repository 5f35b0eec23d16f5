import InterfaceModel
import InterfaceReading
package import InterfaceSource
import InterfaceTraits

/// A text in the font of a text style that does not follow the text size while the app runs.
package enum UnadjustedTextStyle: DocumentRule {
  package static let kind = DiagnosticKind(
    "unadjusted-text-style", .warning, .texts,
    summary: "Text with a text style does not have Automatically Adjusts Font turned on.",
    rationale:
      "The font has the size that was chosen when the view was loaded. It does not change when people choose another text size, and Apple's accessibility audit reports that Dynamic Type font sizes are unsupported.",
    remedy:
      "Turn on Automatically Adjusts Font, or update the font when the preferred content size category changes."
  ).optIn

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    for view in document.graph.views {
      switch view.kind {
      case .label, .textField, .textView: break
      default: continue
      }
      guard view.attributes.flag(.adjustsFontForContentSizeCategory) != true,
        case .font(let font) = view.properties[.fontDescription], font.isTextStyle
      else { continue }
      findings.report(
        kind, at: view.range,
        "the font of the \(view.spokenName) is a text style, but does not follow the text size")
    }
  }
}
