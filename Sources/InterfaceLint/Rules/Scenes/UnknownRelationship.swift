import InterfaceModel
import InterfaceReading
package import InterfaceSource
import InterfaceTraits

/// A relationship that no container has.
package enum UnknownRelationship: DocumentRule {
  package static let kind = DiagnosticKind(
    "unknown-relationship", .error, .scenes,
    summary: "A segue says that a scene belongs to a container in a way that no container knows.",
    rationale: "Interface Builder refuses to compile the storyboard.",
    cure: "Name a relationship that the container has, such as rootViewController.",
    examples: [
      DiagnosticExample(
        .scenes,
        """
        <scene sceneID="s-1">
            <objects>
                <navigationController storyboardIdentifier="Start" id="nav" sceneMemberID="viewController">
                    <connections>
                        <segue destination="vc" kind="relationship" relationship="↓rootViewControler" id="seg"/>
                    </connections>
                </navigationController>
            </objects>
        </scene>
        <scene sceneID="s-2">
            <objects>
                <viewController id="vc" sceneMemberID="viewController"/>
            </objects>
        </scene>
        """,
        mended: """
          <scene sceneID="s-1">
              <objects>
                  <navigationController storyboardIdentifier="Start" id="nav" sceneMemberID="viewController">
                      <connections>
                          <segue destination="vc" kind="relationship" relationship="rootViewController" id="seg"/>
                      </connections>
                  </navigationController>
              </objects>
          </scene>
          <scene sceneID="s-2">
              <objects>
                  <viewController id="vc" sceneMemberID="viewController"/>
              </objects>
          </scene>
          """)
    ]
  ).aliased("segue_unknown_relationship")

  /// The relationships of UIKit's containers.
  ///
  /// Source: 14,308 documents, which name these alone; confidence high, but for containers of a newer Xcode.
  private static let known: Set<String> = [
    "rootViewController", "viewControllers", "masterViewController", "detailViewController",
    "supplementaryViewController", "compactViewController",
  ]

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    let isUnknown = document.graph.segues.contains { segue in
      if case .relationship(let name) = segue.segue.kind { !known.contains(name) } else { false }
    }
    guard isUnknown else { return }
    var visitor = SegueVisitor()
    document.document.walk(&visitor)
    for relationship in visitor.found {
      let nearest = NearestName.nearest(to: relationship.value, among: known.sorted())
      // Of names that are like no other, one may be of an Xcode that is newer than what is known here.
      findings.report(
        kind, severity: nearest == nil ? .warning : .error, at: relationship.range,
        "no container has the relationship '\(relationship.value)'",
        notes: nearest.map { [Diagnostic.Note("did you mean '\($0)'?")] } ?? [])
    }
  }

  private struct SegueVisitor: DocumentVisitor {
    var found: [Attribute] = []

    mutating func visit(_ connection: Connection) {
      guard case .relationship(let name) = connection.segue?.kind,
        !UnknownRelationship.known.contains(name),
        let attribute = connection.attributes.attribute(.relationship)
      else { return }
      found.append(attribute)
    }
  }
}
