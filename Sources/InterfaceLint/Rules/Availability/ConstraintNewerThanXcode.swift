import InterfaceModel
import InterfaceReading
package import InterfaceSource
import InterfaceTraits
import PlatformFacts

/// A constraint that the oldest Xcode which the document is for cannot express.
package enum ConstraintNewerThanXcode: DocumentRule {
  package static let kind = DiagnosticKind(
    "constraint-newer-than-xcode", .warning, .availability,
    summary:
      "The document says that it is for an Xcode before 5.1, and has a constraint that came with 5.1.",
    rationale:
      "Interface Builder before 5.1 knew neither multipliers nor alignments of different attributes; it warns of 'unsupported configuration of constraint attributes'.",
    cure: "Let the document be opened in the newest Xcode alone.",
    examples: [
      DiagnosticExample(
        .document,
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES">
            <device id="retina6_12" orientation="portrait" appearance="light"/>
            <dependencies>
                <development version="5000" identifier="xcode"/>
            </dependencies>
            <objects>
                <view contentMode="scaleToFill" id="root">
                    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                    <subviews>
                        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
                            <rect key="frame" x="0.0" y="0.0" width="100" height="44"/>
                            <constraints>
                                <constraint firstAttribute="height" constant="44" id="c-h"/>
                            </constraints>
                        </view>
                    </subviews>
                    <constraints>
                        ↓<constraint firstItem="box" firstAttribute="width" secondItem="root" secondAttribute="width" multiplier="0.5" id="c-w"/>
                        <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" id="c-t"/>
                        <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c-l"/>
                    </constraints>
                </view>
            </objects>
        </document>
        """,
        mended: """
          <?xml version="1.0" encoding="UTF-8"?>
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES">
              <device id="retina6_12" orientation="portrait" appearance="light"/>
              <dependencies>
                  <development version="5000" identifier="xcode"/>
              </dependencies>
              <objects>
                  <view contentMode="scaleToFill" id="root">
                      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                      <subviews>
                          <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
                              <rect key="frame" x="0.0" y="0.0" width="100" height="44"/>
                              <constraints>
                                  <constraint firstAttribute="height" constant="44" id="c-h"/>
                              </constraints>
                          </view>
                      </subviews>
                      <constraints>
                          <constraint firstItem="box" firstAttribute="width" secondItem="root" secondAttribute="width" id="c-w"/>
                          <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" id="c-t"/>
                          <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c-l"/>
                      </constraints>
                  </view>
              </objects>
          </document>
          """)
    ]
  ).aliased("constraint_attr_pre51").optIn

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    let dependencies = document.document.extras.filter { $0.name == .dependencies }
    let development = dependencies.flatMap(\.children).first { $0.name == .development }
    guard let development, let version = development.attributes.number(.version),
      version >= XcodeVersionTable.first, version < XcodeVersionTable.anyAlignment
    else { return }
    for constraint in document.graph.constraints {
      guard let second = constraint.second else { continue }
      let isScaled = constraint.multiplier != 1
      guard isScaled || isMixed(constraint.firstAttribute, second.attribute) else { continue }
      findings.report(
        kind, at: constraint.range,
        isScaled
          ? "the constraint has a multiplier, which Xcode 5.0 does not know"
          : "the constraint aligns different attributes, which Xcode 5.0 does not know",
        notes: [
          Diagnostic.Note("the document says for which Xcode it is", range: development.range)
        ])
    }
  }

  /// Whether two attributes are neither the same nor opposite sides.
  private static func isMixed(_ first: LayoutAttribute, _ second: LayoutAttribute) -> Bool {
    guard first != second else { return false }
    let opposite: [Set<LayoutAttribute>] = [
      [.leading, .trailing], [.top, .bottom], [.left, .right], [.width, .height],
    ]
    return !opposite.contains([first, second])
  }
}
