import InterfaceModel
import InterfaceReading
package import InterfaceSource
import InterfaceTraits

/// A text that Interface Builder puts into new objects, or a filler.
package enum PlaceholderText: DocumentRule {
  package static let kind = DiagnosticKind(
    "placeholder-text", .note, .texts,
    summary: "A text is the one that a new object has, or a filler.",
    rationale: "If no code replaces it, this is what people read.",
    cure: "Write the text, or leave it empty where code sets it.",
    examples: [
      DiagnosticExample(
        .view,
        """
        <subviews>
            ↓<label opaque="NO" text="Label" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" id="label">
                <rect key="frame" x="20" y="20" width="100" height="21"/>
                <fontDescription key="fontDescription" type="system" pointSize="17"/>
            </label>
        </subviews>
        """,
        mended: """
          <subviews>
              <label opaque="NO" text="Hello" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" id="label">
                  <rect key="frame" x="20" y="20" width="100" height="21"/>
                  <fontDescription key="fontDescription" type="system" pointSize="17"/>
              </label>
          </subviews>
          """)
    ]
  ).aliased("i18n_placeholder_text").optIn

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    let views = document.graph.views
    for index in views.indices
    where views[index].kind == .label || views[index].kind == .textView {
      let view = views[index]
      let text: String? =
        switch view.kind {
        case .label, .textView: view.attributes[.text]
        default: nil
        }
      guard let text, isPlaceholder(text) else { continue }
      findings.report(
        kind, at: view.range,
        "the text is the one of a new object or a filler: '\(text.prefix(40))'")
    }
  }

  private static func isPlaceholder(_ text: String) -> Bool {
    text == "Label" || text.lowercased().hasPrefix("lorem ipsum")
  }
}
