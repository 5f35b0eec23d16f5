import InterfaceModel
import InterfaceReading
package import InterfaceSource

/// A document that does not use Auto Layout.
package enum AutoLayoutDisabled: DocumentRule {
  package static let kind = DiagnosticKind(
    "auto-layout-disabled", .warning, .conventions,
    summary: "The document does not use Auto Layout.",
    rationale:
      "Its views use frames and autoresizing masks, which cannot adapt to content, languages and text sizes.",
    remedy: "Turn on Auto Layout in the document and add constraints."
  ).aliased("auto-layout-turned-off", "enable_autolayout").optIn

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    let settings = document.graph.settings
    guard !settings.usesAutoLayout else { return }
    findings.report(kind, at: settings.range, "the document does not use Auto Layout")
  }
}
