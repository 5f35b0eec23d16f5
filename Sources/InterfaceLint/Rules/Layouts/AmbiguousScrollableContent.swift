import InterfaceLayout
import InterfaceResolution
package import InterfaceSource
import InterfaceTraits

/// A scroll view that does not know how far it scrolls.
package enum AmbiguousScrollableContent: PlacedSceneRule {
  package static let kind = DiagnosticKind(
    "ambiguous-scrollable-content", .warning, .layout,
    summary: "Constraints do not say how large the content of a scroll view is.",
    rationale:
      "It does not scroll, or not to its end, unless code sets the size of the content.",
    cure:
      "Constrain what is inside to all edges of the scroll view or of its content layout guide, and give it a size.",
    examples: [
      DiagnosticExample(
        .scenes,
        """
        <scene sceneID="a">
            <objects>
                <viewController id="b" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="root">
                        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                        <subviews>
                            ↓<scrollView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="s">
                                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                                <subviews>
                                    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="v">
                                        <rect key="frame" x="0.0" y="0.0" width="375" height="900"/>
                                    </view>
                                </subviews>
                                <constraints>
                                    <constraint firstItem="v" firstAttribute="leading" secondItem="s" secondAttribute="leading" id="c1"/>
                                    <constraint firstItem="v" firstAttribute="top" secondItem="s" secondAttribute="top" id="c2"/>
                                    <constraint firstItem="v" firstAttribute="trailing" secondItem="s" secondAttribute="trailing" id="c3"/>
                                    <constraint firstItem="v" firstAttribute="width" secondItem="s" secondAttribute="width" id="c4"/>
                                    <constraint firstItem="v" firstAttribute="height" constant="900" id="c5"/>
                                </constraints>
                            </scrollView>
                        </subviews>
                        <constraints>
                            <constraint firstItem="s" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="d1"/>
                            <constraint firstItem="s" firstAttribute="top" secondItem="root" secondAttribute="top" id="d2"/>
                            <constraint firstItem="s" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" id="d3"/>
                            <constraint firstItem="s" firstAttribute="bottom" secondItem="root" secondAttribute="bottom" id="d4"/>
                        </constraints>
                    </view>
                </viewController>
            </objects>
        </scene>
        """,
        mended: """
          <scene sceneID="a">
              <objects>
                  <viewController id="b" sceneMemberID="viewController">
                      <view key="view" contentMode="scaleToFill" id="root">
                          <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                          <subviews>
                              <scrollView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="s">
                                  <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                                  <subviews>
                                      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="v">
                                          <rect key="frame" x="0.0" y="0.0" width="375" height="900"/>
                                      </view>
                                  </subviews>
                                  <constraints>
                                      <constraint firstItem="v" firstAttribute="leading" secondItem="s" secondAttribute="leading" id="c1"/>
                                      <constraint firstItem="v" firstAttribute="top" secondItem="s" secondAttribute="top" id="c2"/>
                                      <constraint firstItem="v" firstAttribute="trailing" secondItem="s" secondAttribute="trailing" id="c3"/>
                                      <constraint firstItem="v" firstAttribute="width" secondItem="s" secondAttribute="width" id="c4"/>
                                      <constraint firstItem="v" firstAttribute="height" constant="900" id="c5"/>
                                      <constraint firstItem="v" firstAttribute="bottom" secondItem="s" secondAttribute="bottom" id="c6"/>
                                  </constraints>
                              </scrollView>
                          </subviews>
                          <constraints>
                              <constraint firstItem="s" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="d1"/>
                              <constraint firstItem="s" firstAttribute="top" secondItem="root" secondAttribute="top" id="d2"/>
                              <constraint firstItem="s" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" id="d3"/>
                              <constraint firstItem="s" firstAttribute="bottom" secondItem="root" secondAttribute="bottom" id="d4"/>
                          </constraints>
                      </view>
                  </viewController>
              </objects>
          </scene>
          """)
    ]
  ).aliased("layout_ambiguous_scroll").optIn

  package static func check(_ scene: PlacedScene, _ findings: inout PlacedFindings) {
    for ambiguity in scene.layout.ambiguities {
      let components = ambiguity.flagged.filter { $0 == .contentWidth || $0 == .contentHeight }
      let index = ambiguity.view
      let view = scene.scene.views[index]
      guard !components.isEmpty, view.customClass == nil,
        view.layout.ambiguityCheck == .positionsAndSizes,
        !scene.states[index].contains(.isUnseen),
        scene.scene.views.subviews(of: index).contains(where: {
          scene.scene.views[$0].layout.usesConstraints
        }),
        !(index..<view.end).contains(where: { scene.isMovedByCode($0) })
      else { continue }
      let words = components.map { $0 == .contentWidth ? "width" : "height" }
      findings.report(
        kind, at: view,
        "the scrollable content \(words.joined(separator: " and ")) of the \(view.spokenName) is ambiguous"
      )
    }
  }
}
