import InterfaceModel
import InterfaceReading
package import InterfaceSource
import InterfaceTraits

/// A segue whose origin is not installed in a cell in which nothing else leads to the same scene.
package enum SegueFromUninstalledView: DocumentRule {
  package static let kind = DiagnosticKind(
    "segue-from-uninstalled-view", .warning, .scenes,
    summary:
      "The only control that leads to a scene is uninstalled in a size class that devices have.",
    rationale:
      "The scene cannot be reached in that size class: no other segue leads there, and the scene has no storyboard identifier. The finding is a note if code may perform the segue by its identifier, if only phones in landscape are affected, or if the control is uninstalled everywhere.",
    remedy: "Install the control there too, or start a segue from one that is installed.")

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    let graph = document.graph
    guard graph.segues.contains(where: isTakenByTouch),
      let installations = InstalledState.inDeviceCells(graph)
    else { return }
    let origins = SegueOrigins(document)
    for segue in graph.segues where isTakenByTouch(segue) {
      guard let view = origins.views(of: segue)?.first else { continue }
      let off = installations.filter { !origins.starts(segue, in: $0) }
      guard !off.isEmpty else { continue }
      let note = Diagnostic.Note("the view is here", range: graph.views[view].range)
      guard off.count < installations.count else {
        findings.report(
          kind, severity: .note, at: segue.range,
          "the segue starts at a view that is uninstalled everywhere", notes: [note])
        continue
      }
      guard let destination = lonelyDestination(of: segue, graph) else { continue }
      let others = graph[destination].arrivals.map { graph[$0] }
      let cells = off.filter { installation in
        !others.contains { origins.starts($0, in: installation) }
      }.map(\.cell)
      guard !cells.isEmpty else { continue }
      let isSideways = cells.allSatisfy { $0.height == .compact }
      findings.report(
        kind, severity: isSideways || mayBePerformed(segue, graph) ? .note : .warning,
        at: segue.range,
        "the segue starts at a view that is uninstalled \(InstalledState.phrase(cells)), and nothing else leads to the scene there",
        notes: [note])
    }
  }

  /// Returns whether a touch starts the segue and the segue leads to another scene.
  private static func isTakenByTouch(_ segue: SceneGraph.Segue) -> Bool {
    switch segue.segue.kind {
    case .relationship, .embed, .unwind: return false
    case .show, .showDetail, .presentation, .popoverPresentation, .custom, .other: break
    }
    switch segue.source {
    case .view, .barItem, .object: return true
    case .controller, .navigationItem, nil: return false
    }
  }

  /// Returns the scene that a segue leads to, or `nil` if code or other storyboards may show it.
  private static func lonelyDestination(
    of segue: SceneGraph.Segue, _ graph: SceneGraph
  ) -> Handle<SceneGraph.Scene>? {
    guard let scene = graph.destinationScene(of: segue),
      let controller = graph[scene].controller.map({ graph[$0] }),
      controller.kind != .viewControllerPlaceholder,
      (controller.attributes[.storyboardIdentifier] ?? "").isEmpty,
      controller.id != graph.initialController
    else { return nil }
    return scene
  }

  /// Returns whether a class of the app may perform a segue.
  private static func mayBePerformed(_ segue: SceneGraph.Segue, _ graph: SceneGraph) -> Bool {
    guard !(segue.segue.identifier ?? "").isEmpty else { return false }
    let controller = segue.scene.flatMap { graph[$0].controller }.map { graph[$0] }
    return !(controller?.attributes[.customClass] ?? "").isEmpty
  }
}
