import InterfaceComposition
import InterfaceModel
import InterfaceReading
package import InterfaceSource
import InterfaceTraits

/// What a popover points at is not there where the segue presents one.
package enum UninstalledAnchor: DocumentRule {
  package static let kind = DiagnosticKind(
    "uninstalled-anchor", .error, .scenes,
    summary:
      "A popover's anchor is turned off in a cell in which the segue does present a popover.",
    rationale:
      "A popover without anything on the screen to point at ends the app. Where the width or the height is compact, the presentation adapts to a style that points at nothing, and the anchor does not matter.",
    cure: "Install the view wherever the segue presents a popover, or choose another one.",
    examples: [
      DiagnosticExample(
        .scenes,
        """
        <scene sceneID="s-1">
            <objects>
                <viewController storyboardIdentifier="First" id="a" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="root">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        <subviews>
                            <view contentMode="scaleToFill" id="anchor">
                                <rect key="frame" x="20" y="20" width="40" height="40"/>
                            </view>
                        </subviews>
                        <variation key="widthClass=regular">
                            <mask key="subviews">
                                <exclude reference="anchor"/>
                            </mask>
                        </variation>
                    </view>
                    <connections>
                        ↓<segue destination="b" kind="popoverPresentation" identifier="more" popoverAnchorView="anchor" id="seg">
                            <popoverArrowDirection key="popoverArrowDirection" up="YES" down="YES" left="YES" right="YES"/>
                        </segue>
                    </connections>
                </viewController>
            </objects>
        </scene>
        <scene sceneID="s-2">
            <objects>
                <viewController id="b" sceneMemberID="viewController"/>
            </objects>
        </scene>
        """,
        mended: """
          <scene sceneID="s-1">
              <objects>
                  <viewController storyboardIdentifier="First" id="a" sceneMemberID="viewController">
                      <view key="view" contentMode="scaleToFill" id="root">
                          <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                          <subviews>
                              <view contentMode="scaleToFill" id="anchor">
                                  <rect key="frame" x="20" y="20" width="40" height="40"/>
                              </view>
                          </subviews>
                      </view>
                      <connections>
                          <segue destination="b" kind="popoverPresentation" identifier="more" popoverAnchorView="anchor" id="seg">
                              <popoverArrowDirection key="popoverArrowDirection" up="YES" down="YES" left="YES" right="YES"/>
                          </segue>
                      </connections>
                  </viewController>
              </objects>
          </scene>
          <scene sceneID="s-2">
              <objects>
                  <viewController id="b" sceneMemberID="viewController"/>
              </objects>
          </scene>
          """)
    ]
  ).aliased("uninstalled_anchor")

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    let graph = document.graph
    guard graph.segues.contains(where: { $0.segue.anchor != nil }),
      let installations = Installation.inDeviceCells(graph)
    else { return }
    let origins = SegueOrigins(document)
    var known: SeguesInCells?
    for (index, segue) in graph.segues.enumerated() {
      guard segue.segue.customClass == nil,
        let anchor = segue.segue.anchor.flatMap({ origins.view(of: $0) })
      else { continue }
      var cells = installations.filter {
        origins.starts(segue, in: $0) && !$0.has(anchor)
      }.map(\.cell)
      guard !cells.isEmpty else { continue }
      // Where the presentation adapts to another style, nothing is pointed at.
      let segues = known ?? SeguesInCells(document)
      known = segues
      cells = cells.filter { cell in
        segues.styles(ofSegueAt: index, in: cell).contains { $0.resulting == .popover }
      }
      guard !cells.isEmpty else { continue }
      findings.report(
        kind, at: segue.range,
        "the popover points at a view that is turned off \(Installation.words(cells))",
        notes: [Diagnostic.Note("the view is here", range: graph.views[anchor].range)])
    }
  }
}
