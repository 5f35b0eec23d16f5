import InterfaceReading
package import InterfaceSource
import InterfaceTraits
import PlatformFacts

/// Constraints to a controller's top or bottom guide, which safe areas replaced.
package enum DeprecatedLayoutGuide: DocumentRule {
  package static let kind = DiagnosticKind(
    "deprecated-layout-guide", .note, .availability,
    summary: "Constraints go to a top or bottom layout guide, which iOS 11 replaced by safe areas.",
    rationale:
      "The guides know neither the sides of a screen with a notch across nor bars of containers of the app's own.",
    cure: "Turn on safe area layout guides in the document.",
    examples: [
      DiagnosticExample(
        .scenes,
        """
        <scene sceneID="s-1">
            <objects>
                <viewController storyboardIdentifier="Page" id="vc" sceneMemberID="viewController">
                    <layoutGuides>
                        ↓<viewControllerLayoutGuide type="top" id="top"/>
                        <viewControllerLayoutGuide type="bottom" id="bottom"/>
                    </layoutGuides>
                    <view key="view" contentMode="scaleToFill" id="root">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        <subviews>
                            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
                                <rect key="frame" x="0.0" y="20" width="393" height="44"/>
                                <constraints>
                                    <constraint firstAttribute="height" constant="44" id="c-h"/>
                                </constraints>
                            </view>
                        </subviews>
                        <constraints>
                            <constraint firstItem="box" firstAttribute="top" secondItem="top" secondAttribute="bottom" id="c-t"/>
                            <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c-l"/>
                            <constraint firstItem="box" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" id="c-r"/>
                        </constraints>
                    </view>
                </viewController>
            </objects>
        </scene>
        """,
        mended: """
          <scene sceneID="s-1">
              <objects>
                  <viewController storyboardIdentifier="Page" id="vc" sceneMemberID="viewController">
                      <view key="view" contentMode="scaleToFill" id="root">
                          <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                          <subviews>
                              <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
                                  <rect key="frame" x="0.0" y="59" width="393" height="44"/>
                                  <constraints>
                                      <constraint firstAttribute="height" constant="44" id="c-h"/>
                                  </constraints>
                              </view>
                          </subviews>
                          <viewLayoutGuide key="safeArea" id="safe"/>
                          <constraints>
                              <constraint firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" id="c-t"/>
                              <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c-l"/>
                              <constraint firstItem="box" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" id="c-r"/>
                          </constraints>
                      </view>
                  </viewController>
              </objects>
          </scene>
          """)
    ]
  ).aliased("deprecated_layout_guide").optIn

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    let graph = document.graph
    if let target = document.deploymentTarget, !target.system.hasSafeAreas { return }
    var counts: [Int: Int] = [:]
    func count(_ item: SceneGraph.Item?) {
      guard case .guide(let handle) = item else { return }
      switch graph[handle].kind {
      case .top, .bottom: counts[handle.index, default: 0] += 1
      default: break
      }
    }
    for constraint in graph.constraints {
      count(constraint.first)
      count(constraint.second?.item)
    }
    for (index, count) in counts.sorted(by: { $0.key < $1.key }) {
      findings.report(
        kind, at: graph.guides[index].range,
        count == 1
          ? "a constraint goes to this guide, which safe areas replaced"
          : "\(count) constraints go to this guide, which safe areas replaced")
    }
  }
}
