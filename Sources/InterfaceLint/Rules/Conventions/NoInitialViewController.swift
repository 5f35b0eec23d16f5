import InterfaceModel
import InterfaceReading
package import InterfaceSource
import InterfaceTraits

/// A storyboard that starts nowhere.
package enum NoInitialViewController: DocumentRule {
  package static let kind = DiagnosticKind(
    "no-initial-view-controller", .warning, .conventions,
    summary: "The storyboard has no initial view controller.",
    rationale:
      "Code that asks the storyboard for its initial view controller gets nothing, and a reference without an identifier leads nowhere.",
    cure: "Mark a view controller as the initial one.",
    examples: [
      DiagnosticExample(
        .document,
        """
        <?xml version="1.0" encoding="UTF-8"?>
        ↓<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
            <device id="retina6_12" orientation="portrait" appearance="light"/>
            <scenes>
                <scene sceneID="s-1">
                    <objects>
                        <viewController storyboardIdentifier="Details" id="a" customClass="DetailsViewController" sceneMemberID="viewController"/>
                    </objects>
                </scene>
            </scenes>
        </document>
        """,
        mended: """
          <?xml version="1.0" encoding="UTF-8"?>
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" initialViewController="a">
              <device id="retina6_12" orientation="portrait" appearance="light"/>
              <scenes>
                  <scene sceneID="s-1">
                      <objects>
                          <viewController storyboardIdentifier="Details" id="a" customClass="DetailsViewController" sceneMemberID="viewController"/>
                      </objects>
                  </scene>
              </scenes>
          </document>
          """)
    ]
  ).aliased("has_initial_view_controller").optIn

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    let graph = document.graph
    guard graph.settings.kind == .storyboard, graph.initialController == nil else { return }
    findings.report(kind, at: graph.settings.range, "the storyboard has no initial view controller")
  }
}
