import InterfaceModel
import InterfaceReading
import InterfaceResolution
import InterfaceSource
import InterfaceTraits

extension ControllerTree {
  /// Returns the contents of a scene's container views: those of embed segues, their replacements
  /// by designs, and declared ones.
  mutating func embedded(
    in scene: AppScene, _ node: ControllerNode.ID, _ declared: DeclaredContainer, _ entry: Entry
  ) -> [Entry] {
    var composed: ComposedScene?
    if entry.layoutEnvironment.isShown, let layOut {
      composed = layOut(scene, entry.layoutEnvironment, containerBars?(barSources(around: node)))
      scenes[node] = composed
    }
    let graph = app.documents[scene.document].graph
    var contents: [(container: ObjectID, scene: AppScene)] = []
    // The designs that fill a view are known once the scene is laid out.
    let designed = (composed?.scene.embeddedScenes ?? []).filter { slot in
      !declared.slots.contains { $0.view == slot.container }
    }
    for segue in graph.scenes[scene.scene].segues.lazy.map({ graph[$0] }) {
      guard segue.segue.kind == .embed, case .view(let view) = segue.source,
        let container = graph[view].id, let destination = graph.destinationScene(of: segue),
        !declared.slots.contains(where: { $0.view == container }),
        !designed.contains(where: { $0.container == container })
      else { continue }
      contents.append((container, AppScene(document: scene.document, scene: destination)))
    }
    for slot in designed {
      let content =
        slot.sceneHandle.map { AppScene(document: scene.document, scene: $0) }
        ?? app.scene(
          named: ControllerName(slot.identifier, in: slot.document), near: scene.document)
      if let content { contents.append((slot.container, content)) }
    }
    for slot in declared.slots {
      guard let content = app.scene(named: slot.content, near: scene.document) else { continue }
      contents.append((slot.view, content))
    }
    var children: [Entry] = []
    for (container, content) in contents {
      var layoutEnvironment = entry.layoutEnvironment
      layoutEnvironment.presentation = ScenePresentation()
      layoutEnvironment.isWrapped = false
      if let composed {
        guard let frame = composed.frame(of: container) else { continue }
        let outer = entry.layoutEnvironment.frame
        layoutEnvironment.frame = LayoutRect(
          x: outer.x + frame.x, y: outer.y + frame.y, width: max(0, frame.width),
          height: max(0, frame.height))
        layoutEnvironment.safeArea = entry.layoutEnvironment.safeArea(
          of: layoutEnvironment.frame, covered: composed.coveredArea)
      }
      var child = Entry(
        scene: content, parent: node,
        role: .embedded(container: container), layoutEnvironment: layoutEnvironment)
      override(&child, declared)
      children.append(child)
    }
    return children
  }
}
