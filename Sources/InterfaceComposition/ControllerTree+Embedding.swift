import InterfaceModel
import InterfaceReading
import InterfaceResolution
import InterfaceSource
import InterfaceTraits

extension ControllerTree {
  /// Returns the contents of a scene's container views: those of embed segues, their replacements
  /// by designs, and declared ones.
  mutating func embedded(
    in scene: AppScene, _ node: ControllerNode.ID, _ stated: DeclaredContainer, _ entry: Entry
  ) -> [Entry] {
    var composed: ComposedScene?
    if entry.place.isShown, let layOut {
      composed = layOut(scene, entry.place, surroundingBars?(barSources(around: node)))
      scenes[node] = composed
    }
    let graph = app.documents[scene.document].graph
    var contents: [(container: ObjectID, scene: AppScene)] = []
    // The designs that fill a view are known once the scene is laid out.
    let designed = (composed?.scene.slots ?? []).filter { slot in
      !stated.slots.contains { $0.view == slot.container }
    }
    for segue in graph.scenes[scene.scene].segues.lazy.map({ graph[$0] }) {
      guard segue.segue.kind == .embed, case .view(let view) = segue.source,
        let container = graph[view].id, let destination = graph.destinationScene(of: segue),
        !stated.slots.contains(where: { $0.view == container }),
        !designed.contains(where: { $0.container == container })
      else { continue }
      contents.append((container, AppScene(document: scene.document, scene: destination.index)))
    }
    for slot in designed {
      let content =
        slot.sceneIndex.map { AppScene(document: scene.document, scene: $0) }
        ?? app.scene(
          named: ControllerName(slot.identifier, in: slot.document), near: scene.document)
      if let content { contents.append((slot.container, content)) }
    }
    for slot in stated.slots {
      guard let content = app.scene(named: slot.content, near: scene.document) else { continue }
      contents.append((slot.view, content))
    }
    var children: [Entry] = []
    for (container, content) in contents {
      var place = entry.place
      place.surroundings = ScenePresentation()
      place.isWrapped = false
      if let composed {
        guard let frame = composed.frame(of: container) else { continue }
        let outer = entry.place.frame
        place.frame = LayoutRect(
          x: outer.x + frame.x, y: outer.y + frame.y, width: max(0, frame.width),
          height: max(0, frame.height))
        place.safeArea = entry.place.safeArea(
          of: place.frame, covered: composed.coveredArea)
      }
      var child = Entry(
        scene: content, parent: node,
        role: .embedded(container: container), place: place)
      override(&child, stated)
      children.append(child)
    }
    return children
  }
}
