import InterfaceModel
package import InterfaceSource
import InterfaceTraits
import InterfaceValidation

/// A show segue in a scene that no container surrounds.
package enum SegueWithoutContainer: DocumentRule {
  package static let kind = DiagnosticKind(
    "segue-without-container", .warning, .scenes,
    summary:
      "A show segue starts in a scene that no navigation controller or other container is around.",
    rationale:
      "Nothing can push what the segue leads to: it is presented over the whole scene, without a way back, and a push segue fails.",
    cure:
      "Embed the scene in a navigation controller, or use a presentation segue. Where the app embeds the scene in code, leave it.",
    aliases: ["segue_no_container"],
    isOptIn: true,
    examples: [
      DiagnosticExample(
        .scenes,
        """
        <scene sceneID="s-1">
            <objects>
                <viewController id="a" sceneMemberID="viewController">
                    <connections>
                        ↓<segue destination="b" kind="show" identifier="details" id="seg"/>
                    </connections>
                </viewController>
            </objects>
        </scene>
        <scene sceneID="s-2">
            <objects>
                <viewController id="b" sceneMemberID="viewController">
                    <connections>
                        <segue destination="a" kind="presentation" identifier="start" id="back"/>
                    </connections>
                </viewController>
            </objects>
        </scene>
        """,
        mended: """
          <scene sceneID="s-0">
              <objects>
                  <navigationController id="n" sceneMemberID="viewController">
                      <connections>
                          <segue destination="a" kind="relationship" relationship="rootViewController" id="root"/>
                      </connections>
                  </navigationController>
              </objects>
          </scene>
          <scene sceneID="s-1">
              <objects>
                  <viewController id="a" sceneMemberID="viewController">
                      <connections>
                          <segue destination="b" kind="show" identifier="details" id="seg"/>
                      </connections>
                  </viewController>
              </objects>
          </scene>
          <scene sceneID="s-2">
              <objects>
                  <viewController id="b" sceneMemberID="viewController">
                      <connections>
                          <segue destination="a" kind="presentation" identifier="start" id="back"/>
                      </connections>
                  </viewController>
              </objects>
          </scene>
          """)
    ])

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    let graph = document.graph
    let contained = scenesInContainers(graph)
    for segue in graph.segues where segue.segue.kind == .show {
      guard let scene = segue.scene, !contained.contains(scene.index),
        let controller = graph[scene].controller.map({ graph[$0] }),
        // Code or another storyboard may put it into a container.
        (controller.attributes[.storyboardIdentifier] ?? "").isEmpty,
        controller.id == graph.initialController || !graph[scene].arrivals.isEmpty
      else { continue }
      findings.report(
        kind, at: segue.range,
        "no container is around the scene, so that nothing can push what the segue leads to")
    }
  }

  /// The scenes that are containers, those inside of them, and what is pushed from there.
  private static func scenesInContainers(_ graph: SceneGraph) -> Set<Int> {
    var found: Set<Int> = []
    var pending: [Int] = []
    func add(_ index: Int) {
      if found.insert(index).inserted { pending.append(index) }
    }
    for (index, scene) in graph.scenes.enumerated() {
      if let controller = scene.controller, containers.contains(graph[controller].kind) {
        add(index)
      }
    }
    for segue in graph.segues where segue.segue.kind == .embed {
      graph.destinationScene(of: segue).map { add($0.index) }
    }
    while let next = pending.popLast() {
      for index in graph.scenes[next].segues.indices {
        let segue = graph.segues[index]
        switch segue.segue.kind {
        case .show, .showDetail, .relationship, .embed, .custom, .other:
          graph.destinationScene(of: segue).map { add($0.index) }
        case .presentation, .popoverPresentation, .unwind: break
        }
      }
    }
    return found
  }

  private static let containers: Set<ControllerKind> = [
    .navigationController, .splitViewController, .tabBarController, .pageViewController,
  ]
}
