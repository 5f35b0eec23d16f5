import InterfaceModel
package import InterfaceSource
import InterfaceTraits
import InterfaceValidation

/// A scene of a storyboard that nothing leads to and code cannot ask for.
package enum UnreachableScene: DocumentRule {
  package static let kind = DiagnosticKind(
    "unreachable-scene", .warning, .scenes,
    summary: "Nothing leads to the scene, and it has no identifier that code could ask for.",
    rationale:
      "It is not the initial scene, no segue ends there and it has no storyboard identifier, so no app can "
      + "show it; Apple's compiler leaves it out of the product.",
    cure:
      "Give the view controller a storyboard identifier, connect a segue to it, or remove the scene.",
    examples: [
      DiagnosticExample(
        .scenes,
        """
        <scene sceneID="s-1">
            <objects>
                ↓<viewController id="vc" sceneMemberID="viewController"/>
            </objects>
        </scene>
        """,
        mended: """
          <scene sceneID="s-1">
              <objects>
                  <viewController storyboardIdentifier="Details" id="vc" sceneMemberID="viewController"/>
              </objects>
          </scene>
          """)
    ])

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    let graph = document.graph
    guard graph.settings.kind == .storyboard else { return }
    let reached = SceneReach.reached(graph)
    // Of scenes that lead to one another only the first is told: the others follow from it.
    var told: Set<String> = []
    for (index, scene) in graph.scenes.enumerated() where !reached.contains(scene.id) {
      guard let controller = scene.controller.map({ graph[$0] }) else { continue }
      let isFollowed = scene.arrivals.contains {
        graph[$0].scene.map { $0.index != index } ?? false
      }
      if isFollowed, !isFirstOfCircle(index, graph) { continue }
      guard told.insert(scene.id).inserted else { continue }
      findings.report(
        kind, at: controller.range,
        "nothing leads to the scene, and it has no storyboard identifier")
    }
  }

  /// Whether all that leads to a scene comes, by any way, from the scene itself or from later ones that lead back.
  private static func isFirstOfCircle(_ start: Int, _ graph: SceneGraph) -> Bool {
    var sources: Set<Int> = []
    var pending = [start]
    while let next = pending.popLast() {
      for arrival in graph.scenes[next].arrivals {
        guard let source = graph[arrival].scene?.index, sources.insert(source).inserted else {
          continue
        }
        pending.append(source)
      }
    }
    // Every scene that leads here is led to from here, and this is the first of them.
    return sources.allSatisfy { source in
      source >= start && leads(from: start, to: source, graph)
    }
  }

  private static func leads(from start: Int, to end: Int, _ graph: SceneGraph) -> Bool {
    var seen: Set<Int> = [start]
    var pending = [start]
    while let next = pending.popLast() {
      if next == end { return true }
      for index in graph.scenes[next].segues.indices {
        guard let destination = graph.destinationScene(of: graph.segues[index]) else { continue }
        if seen.insert(destination.index).inserted { pending.append(destination.index) }
      }
    }
    return false
  }
}
