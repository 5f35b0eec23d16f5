import InterfaceModel
import InterfaceReading
package import InterfaceSource

/// A kind of segue of the time before iOS 8 in a document that uses size classes.
package enum LegacySegue: DocumentRule {
  package static let kind = DiagnosticKind(
    "legacy-segue", .note, .scenes,
    summary: "A segue is of a kind that iOS 8 replaced.",
    rationale:
      "Segues of the kinds push, modal, popover and replace do not adapt to size classes, and Interface Builder calls them deprecated.",
    cure: "Use show, presentation, popoverPresentation or showDetail.",
    examples: [
      DiagnosticExample(
        .scenes,
        """
        <scene sceneID="s-1">
            <objects>
                <viewController storyboardIdentifier="First" id="a" sceneMemberID="viewController">
                    <connections>
                        <segue destination="b" kind="↓push" identifier="showDetails" id="seg"/>
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
                      <connections>
                          <segue destination="b" kind="show" identifier="showDetails" id="seg"/>
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
  ).aliased("segue_push_deprecated")

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    guard document.graph.settings.usesTraitCollections else { return }
    var visitor = SegueVisitor()
    document.document.walk(&visitor)
    for (attribute, successor) in visitor.found {
      findings.report(
        kind, at: attribute.range,
        "segues of the kind '\(attribute.value)' do not adapt to size classes",
        notes: [Diagnostic.Note("its successor is '\(successor)'")],
        fixIts: [
          Diagnostic.FixIt(
            "use '\(successor)'", edits: [.attributeValue(at: attribute.range, successor)])
        ])
    }
  }

  private struct SegueVisitor: DocumentVisitor {
    var found: [(attribute: Attribute, successor: String)] = []

    mutating func visit(_ connection: Connection) {
      guard connection.segue != nil, let kind = connection.attributes.attribute(.kind),
        let successor = LegacySegue.successors[kind.value]
      else { return }
      found.append((kind, successor))
    }
  }

  private static let successors = [
    "push": "show", "modal": "presentation", "popover": "popoverPresentation",
    "replace": "showDetail",
  ]
}
