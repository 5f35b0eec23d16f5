import InterfaceModel
package import InterfaceSource
import InterfaceTraits
import InterfaceValidation

/// What a popover points at is not there where the segue is.
package enum UninstalledAnchor: DocumentRule {
  package static let kind = DiagnosticKind(
    "uninstalled-anchor", .warning, .scenes,
    summary:
      "A popover's anchor is turned off in a cell, or what starts a segue is there on no device.",
    rationale:
      "A popover without anything to point at ends the app; a segue that starts nowhere is never taken.",
    cure: "Install the view wherever the segue is taken, or choose another one.",
    aliases: ["uninstalled_anchor"],
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
    ])

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    let graph = document.graph
    guard let installations = Installation.inDeviceCells(graph) else { return }
    var views: [ObjectID: Int] = [:]
    for (index, view) in graph.views.enumerated() {
      if let id = view.id, views[id] == nil { views[id] = index }
    }
    var visitor = SegueVisitor()
    document.document.walk(&visitor)
    for (segue, source) in visitor.found {
      let source = source.flatMap { views[$0] }
      let whereItStarts = installations.filter { installation in
        source.map { installation.has($0) } ?? true
      }
      if let source, whereItStarts.isEmpty {
        findings.report(
          kind, severity: .note, at: segue.range,
          "the segue starts at a view that is turned off everywhere",
          notes: [Diagnostic.Note("the view is here", range: graph.views[source].range)])
      }
      guard let anchor = segue.attributes.object(.popoverAnchorView).flatMap({ views[$0] }) else {
        continue
      }
      let cells = whereItStarts.filter { !$0.has(anchor) }.map(\.cell)
      guard !cells.isEmpty else { continue }
      findings.report(
        kind, at: segue.range,
        "the popover points at a view that is turned off \(Installation.words(cells))",
        notes: [Diagnostic.Note("the view is here", range: graph.views[anchor].range)])
    }
  }

  /// Finds segues with the views that start them.
  private struct SegueVisitor: DocumentVisitor {
    var found: [(segue: Connection, source: ObjectID?)] = []
    private var views: [ObjectID?] = []
    /// How many views were open where other objects began.
    private var depths: [Int] = []

    mutating func enter(_ view: View, as role: ViewRole) { views.append(view.id) }
    mutating func leave(_ view: View) { views.removeLast() }
    mutating func enter(_ item: BarItem) { depths.append(views.count) }
    mutating func leave(_ item: BarItem) { depths.removeLast() }
    mutating func visit(_ connection: Connection) {
      guard connection.segue != nil else { return }
      let isView = views.count > (depths.last ?? 0)
      found.append((connection, isView ? views.last ?? nil : nil))
    }
  }
}
