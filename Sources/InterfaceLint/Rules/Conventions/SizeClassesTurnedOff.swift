import InterfaceModel
import InterfaceReading
package import InterfaceSource

/// A document that does not use size classes.
package enum SizeClassesTurnedOff: DocumentRule {
  private static let wanted = RuleOption(
    "wanted", standard: true, "Whether documents shall use trait variations.",
    aliases: ["use_trait_collections"])

  package static let kind = DiagnosticKind(
    "size-classes-turned-off", .warning, .conventions,
    summary:
      "The document does not use trait variations, or uses them where the team wants none.",
    rationale: "Without them it looks the same in every size class.",
    cure: "Turn trait variations on in the document, or off.",
    examples: [
      DiagnosticExample(
        .document,
        """
        <?xml version="1.0" encoding="UTF-8"?>
        ↓<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES">
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
  ).aliased("use_trait_collections").optIn.configured(by: wanted.declaration)

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    let settings = document.graph.settings
    let isWanted = document.settings.value(of: wanted, for: kind)
    guard settings.usesTraitCollections != isWanted else { return }
    findings.report(
      kind, at: settings.range,
      isWanted
        ? "the document does not use trait variations" : "the document uses trait variations")
  }
}
