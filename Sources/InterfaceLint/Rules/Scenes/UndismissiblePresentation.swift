import InterfaceComposition
import InterfaceResolution
import InterfaceModel
import InterfaceReading
package import InterfaceSource
import InterfaceTraits
import PlatformFacts

/// A full-screen presentation of a scene that cannot be dismissed.
package enum UndismissiblePresentation: DocumentRule {
  package static let kind = DiagnosticKind(
    "undismissible-presentation", .warning, .scenes,
    summary:
      "A segue presents a scene that covers the screen, and nothing in the scene can dismiss it.",
    rationale:
      "People can leave a full-screen scene only with a control that it provides. The same applies to sheets before iOS 13, and to popovers where they adapt to full screen. A scene is reported only if it has no custom class, outlet, action or unwind segue, and leads to no scene that has one. Segues that a custom class performs are not reported, because the class may also dismiss the scene. If only phones in landscape are affected, the finding is a note.",
    remedy:
      "Add a control with an unwind segue or an action that dismisses the scene, or choose a presentation style that people can dismiss themselves."
  ).aliased("presentation-without-way-out")

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    let graph = document.graph
    let candidates = graph.segues.indices.filter { isCandidate(graph.segues[$0], graph) }
    guard !candidates.isEmpty, graph.settings.kind == .storyboard else { return }
    let ends = ScenesWithoutExit(document)
    let found = candidates.filter { index in
      let segue = graph.segues[index]
      return graph.destinationScene(of: segue).map {
        ends.isDeadEnd($0, from: segue.scene)
      } ?? false
    }
    guard !found.isEmpty else { return }
    let oldest = document.deploymentTarget.map(\.system).flatMap {
      PresentationMetrics($0).hasCards ? nil : max($0, .firstWithSizeClasses)
    }
    let segues = SeguesInCells(document)
    let olderSegues =
      oldest.map { SeguesInCells(document, system: $0) }
    for index in found {
      let segue = graph.segues[index]
      func cells(_ segues: SeguesInCells) -> [SizeClassGrid.Cell] {
        InstalledState.deviceCells.filter { isTrap(index, $0, segues, graph) }
      }
      var trap = cells(segues)
      var phrase = ""
      if let older = olderSegues.map(cells), older.count > trap.count {
        trap = older
        phrase = " on the oldest system that the app supports"
      }
      guard !trap.isEmpty else { continue }
      let isSideways = trap.allSatisfy { $0.height == .compact }
      findings.report(
        kind, severity: isSideways ? .note : nil, at: segue.range,
        "the presented scene covers the screen \(InstalledState.phrase(trap))\(phrase), and nothing in it can dismiss it",
        notes: graph.destinationScene(of: segue).flatMap { graph[$0].controller }.map {
          [Diagnostic.Note("the scene is here", range: graph[$0].range)]
        } ?? [])
    }
  }

  /// Returns whether a segue presents a scene of a UIKit class, other than at the request of the
  /// app's code.
  private static func isCandidate(_ segue: SceneGraph.Segue, _ graph: SceneGraph) -> Bool {
    switch segue.segue.kind {
    case .presentation, .popoverPresentation: break
    case .relationship, .embed, .show, .showDetail, .unwind, .custom, .other: return false
    }
    guard segue.segue.customClass == nil, let destination = segue.destination.map({ graph[$0] }),
      ScenesWithoutExit.isPassive(destination) || destination.kind == .viewControllerPlaceholder
    else { return false }
    // A controller that performs the segue may also dismiss it.
    guard case .controller(let source) = segue.source else { return true }
    return (graph[source].attributes[.customClass] ?? "").isEmpty
  }

  /// Returns whether the destination of a segue cannot be dismissed in a cell, in any container
  /// context.
  private static func isTrap(
    _ segue: Handle<SceneGraph.Segue>, _ cell: SizeClassGrid.Cell, _ segues: SeguesInCells,
    _ graph: SceneGraph
  ) -> Bool {
    let styles = segues.styles(of: segue, in: cell)
    let attributes = graph[segue].destination.map { graph[$0].runtimeAttributes } ?? []
    let isModal = attributes.contains {
      ScenesWithoutExit.isModality($0) && $0.value == .bool(true)
    }
    return !styles.isEmpty
      && styles.allSatisfy { style in
        switch style.dismissal {
        case nil, .doneItem, .actions: false
        case .some(.none): style.resulting != .custom
        case .swipe, .touchOutside: isModal
        }
      }
  }
}
