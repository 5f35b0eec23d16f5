import InterfaceReading
import InterfaceTraits

/// The correspondence between the views of a scene in the graph and those of the resolved scene.
struct SceneCorrespondence {
  /// The scene in the graph.
  let scene: SceneGraph.Scene
  /// For each view of the graph's scene, its index among the installed ones, or `nil` if it is not
  /// installed.
  private var indices: [ViewIndex?]
  /// The installed views of the graph.
  private(set) var views: Table<ResolvedView, Handle<SceneGraph.View>> = []

  init(_ scene: SceneGraph.Scene) {
    self.scene = scene
    indices = Array(repeating: nil, count: scene.views.count)
  }

  /// Appends the next installed view.
  mutating func add(_ view: Handle<SceneGraph.View>) {
    indices[scene.views.startIndex.distance(to: view)] = views.endIndex
    views.append(view)
  }

  /// Returns the index of a view among the installed ones, or `nil` if it is not installed, or
  /// belongs to another scene.
  func index(of view: Handle<SceneGraph.View>) -> ViewIndex? {
    scene.views.contains(view) ? indices[scene.views.startIndex.distance(to: view)] : nil
  }
}
