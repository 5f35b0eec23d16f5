import InterfaceModel
import InterfaceReading
package import InterfaceSource

/// A reuse identifier that is not the name of the class.
package enum ReuseIdentifierUnlikeClass: DocumentRule {
  package static let kind = DiagnosticKind(
    "reuse-identifier-unlike-class", .warning, .conventions,
    summary: "The reuse identifier is not the name of the cell's class.",
    rationale: "Some teams ask for cells by the names of their classes.",
    cure: "Use the name of the class as the identifier.",
    examples: [
      DiagnosticExample(
        .scenes,
        """
        <scene sceneID="s-1">
            <objects>
                <tableViewController storyboardIdentifier="List" id="vc" sceneMemberID="viewController">
                    <tableView key="view" id="table">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        <prototypes>
                            <tableViewCell reuseIdentifier="↓Row" id="cell" customClass="RowCell">
                                <rect key="frame" x="0.0" y="50" width="393" height="44"/>
                            </tableViewCell>
                        </prototypes>
                    </tableView>
                </tableViewController>
            </objects>
        </scene>
        """,
        mended: """
          <scene sceneID="s-1">
              <objects>
                  <tableViewController storyboardIdentifier="List" id="vc" sceneMemberID="viewController">
                      <tableView key="view" id="table">
                          <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                          <prototypes>
                              <tableViewCell reuseIdentifier="RowCell" id="cell" customClass="RowCell">
                                  <rect key="frame" x="0.0" y="50" width="393" height="44"/>
                              </tableViewCell>
                          </prototypes>
                      </tableView>
                  </tableViewController>
              </objects>
          </scene>
          """)
    ]
  ).aliased("reuse_identifier").optIn

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    let views = document.graph.views
    for index in views.indices {
      guard let name = views[index].attributes.attribute(.reuseIdentifier),
        let type = views[index].attributes[.customClass], !type.isEmpty, name.value != type
      else { continue }
      findings.report(
        kind, at: name.range, "the reuse identifier is not the name of the class, '\(type)'")
    }
  }
}
