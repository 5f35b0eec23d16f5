import InterfaceModel
import InterfaceReading
package import InterfaceSource
import InterfaceTraits

/// A show segue in a scene without a container.
package enum SegueWithoutContainer: DocumentRule {
  package static let kind = DiagnosticKind(
    "segue-without-container", .warning, .scenes,
    summary:
      "A show segue starts in a scene that is not in a navigation controller or other container.",
    rationale:
      "Nothing can push the destination. It is presented over the scene instead, before iOS 13 without a way back, and a push segue fails. Only scenes that no other document can put into a container are reported: presented scenes, and scenes of the storyboard that the app starts with, recognized by its name `Main`. Code may still put them into one.",
    remedy:
      "Embed the scene in a navigation controller, or use a presentation segue. If the app embeds the scene in code, nothing needs to change."
  ).aliased("segue_no_container").optIn

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    let graph = document.graph
    guard graph.settings.kind == .storyboard, graph.segues.contains(where: isShow) else { return }
    let contained = scenesThatMayBeContained(document)
    // The offsets of the segues that push and do not adapt.
    var pushes: Set<Int32>?
    for segue in graph.segues where isShow(segue) {
      guard let scene = segue.scene, !contained[scene],
        let controller = graph[scene].controller.map({ graph[$0] }),
        controller.id == graph.initialController || !graph[scene].arrivals.isEmpty
      else { continue }
      let starts =
        pushes
        ?? Set(
          document.document.connections {
            $0.segue != nil && $0.attributes[.kind] == "push" ? $0.range.start : nil
          })
      pushes = starts
      let message: String
      if starts.contains(segue.range.start) {
        message = "the scene is not in a navigation controller, and a push segue fails without one"
      } else if segue.segue.kind == .showDetail {
        message =
          "the scene is not in a container, so the destination of the segue is presented over it"
      } else {
        message =
          "the scene is not in a container, so nothing can push the destination of the segue"
      }
      findings.report(kind, at: segue.range, message)
    }
  }

  /// Returns whether a segue sends a show message to its containers.
  private static func isShow(_ segue: SceneGraph.Segue) -> Bool {
    (segue.segue.kind == .show || segue.segue.kind == .showDetail)
      && segue.segue.customClass == nil
  }

  /// Returns, for each scene, whether it is in a container that pushes or replaces, or may be put
  /// into one by code or other storyboards.
  ///
  /// Tab bar controllers handle neither message (`ControllerTree.outcome(of:from:)`). A
  /// presentation starts a new context.
  private static func scenesThatMayBeContained(_ document: LintedDocument) -> Table<
    SceneGraph.Scene, Bool
  > {
    let graph = document.graph
    var found = graph.scenes.mapValues { _ in false }
    var pending: [Handle<SceneGraph.Scene>] = []
    func add(_ scene: Handle<SceneGraph.Scene>) {
      guard !found[scene] else { return }
      found[scene] = true
      pending.append(scene)
    }
    // An app starts with one of its storyboards. The code that instantiates the initial scenes of
    // the others puts them into containers.
    let isStart = DocumentNames.baseName(of: document.file.path).hasPrefix("Main")
    for (handle, scene) in graph.scenes.indexed {
      guard let controller = scene.controller.map({ graph[$0] }) else { continue }
      let isNamed = !(controller.attributes[.storyboardIdentifier] ?? "").isEmpty
      let isInitial = controller.id == graph.initialController
      if isNamed || isInitial && !isStart || containers.contains(controller.kind) { add(handle) }
    }
    for segue in graph.segues {
      guard let end = graph.destinationScene(of: segue) else { continue }
      // A segue of the app's own class may put its destination into a container.
      if segue.segue.customClass != nil { add(end) }
      switch segue.segue.kind {
      case .custom, .other: add(end)
      case .embed:
        // A controller of the app's own class may be a container.
        let holder = segue.scene.flatMap { graph[$0].controller }.map { graph[$0] }
        if !(holder?.attributes[.customClass] ?? "").isEmpty { add(end) }
      case .relationship, .show, .showDetail, .presentation, .popoverPresentation, .unwind: break
      }
    }
    while let next = pending.popLast() {
      for handle in graph.scenes[next].segues {
        let segue = graph[handle]
        switch segue.segue.kind {
        case .show, .showDetail, .relationship, .embed:
          graph.destinationScene(of: segue).map { add($0) }
        case .presentation, .popoverPresentation, .unwind, .custom, .other: break
        }
      }
    }
    return found
  }

  private static let containers: Set<ControllerKind> = [
    .navigationController, .splitViewController, .pageViewController, .viewControllerPlaceholder,
  ]
}
