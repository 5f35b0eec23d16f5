import InterfaceModel
import InterfaceSource
import InterfaceValidation

/// Which scenes of a storyboard can be shown: the initial one, those that code or other storyboards can ask for by a
/// name, and what segues lead to from there.
enum SceneReach {
  /// The ids of the scenes that can be shown.
  static func reached(_ graph: SceneGraph) -> Set<String> {
    var reached: Set<String> = []
    var pending: [Int] = []
    func reach(_ scene: Int) {
      if reached.insert(graph.scenes[scene].id).inserted { pending.append(scene) }
    }
    for (index, scene) in graph.scenes.enumerated() {
      guard let controller = scene.controller.map({ graph[$0] }) else { continue }
      let hasName = !(controller.attributes[.storyboardIdentifier] ?? "").isEmpty
      if hasName || controller.id == graph.initialController && controller.id != nil {
        reach(index)
      }
    }
    while let next = pending.popLast() {
      for index in graph.scenes[next].segues.indices {
        let segue = graph.segues[index]
        if let destination = graph.destinationScene(of: segue) { reach(destination.index) }
      }
    }
    return reached
  }
}
