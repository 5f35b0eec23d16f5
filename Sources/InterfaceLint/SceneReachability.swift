import InterfaceModel
import InterfaceReading
import InterfaceTraits

/// The destinations of segues in a storyboard, by scene.
struct SceneReachability {
  private let graph: SceneGraph
  /// For each scene, whether it has been reached.
  private var isReached: Table<SceneGraph.Scene, Bool>

  private init(_ graph: SceneGraph) {
    self.graph = graph
    isReached = graph.scenes.mapValues { _ in false }
  }

  /// Returns the ids of the scenes that can be shown: the initial scene, those with an identifier
  /// that code or other storyboards can use, and those that segues lead to from there.
  static func reached(_ graph: SceneGraph) -> Set<String> {
    var reach = SceneReachability(graph)
    for (handle, scene) in graph.scenes.indexed {
      guard let controller = scene.controller.map({ graph[$0] }) else { continue }
      let hasName = !(controller.attributes[.storyboardIdentifier] ?? "").isEmpty
      if hasName || controller.id == graph.initialController && controller.id != nil {
        reach.follow(from: handle)
      }
    }
    return Set(graph.scenes.indices.filter { reach.isReached[$0] }.map { graph.scenes[$0].id })
  }

  /// Returns the scenes that no other scene leads to, and the first scene of each cycle that no
  /// scene outside leads to.
  ///
  /// The walks start in document order, so the start of a walk is the first scene of its cycle. If
  /// no later start leads to it, no scene does.
  static func beginnings(of graph: SceneGraph) -> [Handle<SceneGraph.Scene>] {
    var forwards = SceneReachability(graph)
    let candidates = graph.scenes.indices.filter { forwards.follow(from: $0) }
    var backwards = SceneReachability(graph)
    return candidates.reversed().filter { backwards.follow(from: $0) }.reversed()
  }

  /// Marks a scene and all scenes that segues lead to from it as reached.
  ///
  /// Returns whether the scene had not been reached before.
  @discardableResult
  private mutating func follow(from start: Handle<SceneGraph.Scene>) -> Bool {
    if isReached[start] { return false }
    isReached[start] = true
    var pending = [start]
    while let next = pending.popLast() {
      for segue in graph.scenes[next].segues {
        guard let destination = graph.destinationScene(of: graph[segue]),
          !isReached[destination]
        else { continue }
        isReached[destination] = true
        pending.append(destination)
      }
    }
    return true
  }
}
