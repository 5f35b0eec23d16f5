import InterfaceValidation

/// Where the views of a scene of the graph are in a resolved one, and the other way round.
struct ScenePlaces {
  /// The scene in the graph.
  let scene: SceneGraph.Scene
  /// For each view of the graph's scene its index among the installed ones; -1 for the others.
  private var indices: [Int]
  /// For each installed view its place in the graph.
  private(set) var views: [Handle<SceneGraph.View>] = []

  init(_ scene: SceneGraph.Scene) {
    self.scene = scene
    indices = Array(repeating: -1, count: scene.views.count)
  }

  /// Adds the next installed view.
  mutating func add(_ view: Handle<SceneGraph.View>) {
    indices[view.index - scene.views.startIndex] = views.count
    views.append(view)
  }

  /// The index of a view among the installed ones; nil when it is not installed, or in another scene.
  func index(of view: Handle<SceneGraph.View>) -> Int? {
    guard scene.views.startIndex <= view.index, view.index < scene.views.endIndex else {
      return nil
    }
    let index = indices[view.index - scene.views.startIndex]
    return index < 0 ? nil : index
  }
}
