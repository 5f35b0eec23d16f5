import InterfaceModel
import InterfaceReading
package import InterfaceSource
import InterfaceTraits

/// A scene of a storyboard that no segue leads to and that code cannot instantiate.
package enum UnreachableScene: DocumentRule {
  package static let kind = DiagnosticKind(
    "unreachable-scene", .warning, .scenes,
    summary: "Nothing leads to the scene, and it has no storyboard identifier.",
    rationale:
      "The scene is not the initial one, no segue leads to it, and code cannot instantiate it, so no app can "
      + "show it. Apple's compiler omits it. A storyboard reference that nothing leads to is a note.",
    remedy:
      "Give the view controller a storyboard identifier, connect a segue to it, or remove the scene."
  ).aliased("scene_unreachable", "scene_dropped")

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    let graph = document.graph
    guard graph.settings.kind == .storyboard else { return }
    let reached = SceneReachability.reached(graph)
    // Of scenes that lead to one another only the first is reported; the others follow from it.
    var reported: Set<String> = []
    for index in SceneReachability.beginnings(of: graph) {
      let scene = graph.scenes[index]
      guard !reached.contains(scene.id), let controller = scene.controller.map({ graph[$0] }),
        reported.insert(scene.id).inserted
      else { continue }
      // A reference is not a scene that could be missed.
      guard controller.kind != .viewControllerPlaceholder else {
        findings.report(
          kind, severity: .note, at: controller.range, "nothing leads to the storyboard reference")
        continue
      }
      findings.report(
        kind, at: controller.range,
        "nothing leads to the scene, and it has no storyboard identifier")
    }
  }
}
