import InterfaceModel
import InterfaceReading
package import InterfaceSource

/// A document that does not use Auto Layout.
package enum AutoLayoutTurnedOff: DocumentRule {
  package static let kind = DiagnosticKind(
    "auto-layout-turned-off", .warning, .conventions,
    summary: "The document does not use Auto Layout.",
    rationale:
      "Its views keep to their frames and autoresizing masks, which cannot follow contents, languages and text sizes.",
    cure: "Turn Auto Layout on in the document and add constraints.",
    examples: [
      DiagnosticExample(
        .document,
        """
        <?xml version="1.0" encoding="UTF-8"?>
        ↓<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useTraitCollections="YES">
            <device id="retina6_12" orientation="portrait" appearance="light"/>
            <scenes/>
        </document>
        """,
        mended: """
          <?xml version="1.0" encoding="UTF-8"?>
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES">
              <device id="retina6_12" orientation="portrait" appearance="light"/>
              <scenes/>
          </document>
          """)
    ]
  ).aliased("enable_autolayout").optIn

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    let settings = document.graph.settings
    guard !settings.usesAutoLayout else { return }
    findings.report(kind, at: settings.range, "the document does not use Auto Layout")
  }
}
