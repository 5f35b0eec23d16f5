import InterfaceReading
package import InterfaceSource
import InterfaceTraits

/// A constraint to a margin of a view.
package enum RelativeToMargin: DocumentRule {
  package static let kind = DiagnosticKind(
    "relative-to-margin", .warning, .conventions,
    summary: "A constraint is relative to a margin.",
    rationale:
      "Margins differ by device, by system and by the safe area; some teams want every distance to be said in the document.",
    cure: "Constrain to the edge itself or to the safe area, with the distance as constant.",
    examples: [
      DiagnosticExample(
        .view,
        """
        <subviews>
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
                <rect key="frame" x="20" y="20" width="40" height="40"/>
            </view>
        </subviews>
        <constraints>
            ↓<constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" id="a"/>
            <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="b"/>
            <constraint firstItem="box" firstAttribute="width" constant="40" id="c"/>
            <constraint firstItem="box" firstAttribute="height" constant="40" id="d"/>
        </constraints>
        """,
        mended: """
          <subviews>
              <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
                  <rect key="frame" x="20" y="20" width="40" height="40"/>
              </view>
          </subviews>
          <constraints>
              <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="a"/>
              <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="b"/>
              <constraint firstItem="box" firstAttribute="width" constant="40" id="c"/>
              <constraint firstItem="box" firstAttribute="height" constant="40" id="d"/>
          </constraints>
          """)
    ]
  ).aliased("relative_to_margin").optIn

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    for constraint in document.graph.constraints {
      let attributes =
        [constraint.firstAttribute] + (constraint.second.map { [$0.attribute] } ?? [])
      guard attributes.contains(where: \.isMargin) else { continue }
      findings.report(kind, at: constraint.range, "the constraint is relative to a margin")
    }
  }
}
