package import InterfaceSource

extension DiagnosticKind {
  /// The kinds that this target reports.
  package static let ofComposition: [DiagnosticKind] = [
    .circularReference, .containerCycle, .containersLeftOut, .emptyContainer,
  ]
}

/// Kinds that are reported where storyboards are put together as an app.
extension DiagnosticKind {
  package static let containerCycle = DiagnosticKind(
    "container-cycle", .error, .scenes,
    summary: "Containers hold each other in a circle.",
    rationale:
      "A device would load one inside the other without end. What closes the circle is left out where scenes are put "
      + "together as an app; scenes that embed each other alone are an 'embed-cycle'.",
    cure: "Remove one of the segues, or present the scene instead of holding it.",
    examples: [
      DiagnosticExample(
        .scenes,
        """
        <scene sceneID="s-1">
            <objects>
                <navigationController id="outer" sceneMemberID="viewController">
                    <connections>
                        <segue destination="inner" kind="relationship" relationship="rootViewController" id="a"/>
                    </connections>
                </navigationController>
            </objects>
        </scene>
        <scene sceneID="s-2">
            <objects>
                <tabBarController id="inner" sceneMemberID="viewController">
                    <connections>
                        ↓<segue destination="outer" kind="relationship" relationship="viewControllers" id="b"/>
                    </connections>
                </tabBarController>
            </objects>
        </scene>
        """,
        mended: """
          <scene sceneID="s-1">
              <objects>
                  <navigationController id="outer" sceneMemberID="viewController">
                      <connections>
                          <segue destination="inner" kind="relationship" relationship="rootViewController" id="a"/>
                      </connections>
                  </navigationController>
              </objects>
          </scene>
          <scene sceneID="s-2">
              <objects>
                  <viewController id="inner" sceneMemberID="viewController"/>
              </objects>
          </scene>
          """)
    ])

  package static let circularReference = DiagnosticKind(
    "circular-reference", .error, .scenes,
    summary: "Storyboard references lead to each other and to no scene.",
    rationale: "There is nothing to show: the app ends when a segue leads there.",
    cure: "Let one of the references name a view controller.",
    examples: [
      DiagnosticExample(
        .scenes,
        """
        <scene sceneID="s-1">
            <objects>
                ↓<viewControllerPlaceholder storyboardIdentifier="Next" storyboardName="Example" referencedIdentifier="Next" id="r" sceneMemberID="viewController"/>
            </objects>
        </scene>
        """,
        mended: """
          <scene sceneID="s-1">
              <objects>
                  <viewControllerPlaceholder storyboardName="Example" referencedIdentifier="Next" id="r" sceneMemberID="viewController"/>
              </objects>
          </scene>
          <scene sceneID="s-2">
              <objects>
                  <viewController storyboardIdentifier="Next" id="next" sceneMemberID="viewController"/>
              </objects>
          </scene>
          """)
    ])

  package static let emptyContainer = DiagnosticKind(
    "empty-container", .note, .scenes,
    summary: "A container holds no view controller that the document says.",
    rationale:
      "A navigation, tab bar or split view controller without contents shows nothing until code gives it some, so that "
      + "nobody can say what the app shows there.",
    cure: "Connect the controllers that it holds, or leave it where code does.",
    examples: [
      DiagnosticExample(
        .scenes,
        """
        <scene sceneID="s-1">
            <objects>
                ↓<tabBarController storyboardIdentifier="Tabs" id="tabs" sceneMemberID="viewController"/>
            </objects>
        </scene>
        """,
        mended: """
          <scene sceneID="s-1">
              <objects>
                  <tabBarController storyboardIdentifier="Tabs" id="tabs" sceneMemberID="viewController">
                      <connections>
                          <segue destination="first" kind="relationship" relationship="viewControllers" id="a"/>
                      </connections>
                  </tabBarController>
              </objects>
          </scene>
          <scene sceneID="s-2">
              <objects>
                  <viewController id="first" sceneMemberID="viewController"/>
              </objects>
          </scene>
          """)
    ])

  package static let containersLeftOut = DiagnosticKind(
    "containers-left-out", .warning, .scenes,
    summary: "There are more view controllers in each other than are followed.",
    rationale:
      "Up to 10,000 controllers inside each other and 100,000 in all are put together, and 200,000 segues followed from them. "
      + "Scenes that embed each other twice are that many soon. This is a limit of Ninefold.",
    cure: "Embed each scene once.",
    withoutExamples: "the example would have thousands of scenes")
}
