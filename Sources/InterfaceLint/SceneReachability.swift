import InterfaceModel
import InterfaceReading
import InterfaceTraits

/// Where the segues of a storyboard lead, scene by scene.
struct SceneReachability {
  private let graph: SceneGraph
  /// Whether each scene has been come to.
  private var isReached: [Bool]

  private init(_ graph: SceneGraph) {
    self.graph = graph
    isReached = graph.scenes.map { _ in false }
  }

  /// The ids of the scenes that can be shown: the initial one, those that code or other storyboards can ask for by a
  /// name, and what segues lead to from there.
  static func reached(_ graph: SceneGraph) -> Set<String> {
    var reach = SceneReachability(graph)
    for (index, scene) in graph.scenes.enumerated() {
      guard let controller = scene.controller.map({ graph[$0] }) else { continue }
      let hasName = !(controller.attributes[.storyboardIdentifier] ?? "").isEmpty
      if hasName || controller.id == graph.initialController && controller.id != nil {
        reach.follow(from: index)
      }
    }
    return Set(graph.scenes.indices.filter { reach.isReached[$0] }.map { graph.scenes[$0].id })
  }

  /// The scenes that nothing else leads to, and of those that lead to one another, and that nothing else leads to, the
  /// first.
  ///
  /// A scene from which a walk has to begin, in the order of the document, is the first of all that lead to one another;
  /// when no later beginning leads to it, nothing does.
  static func beginnings(of graph: SceneGraph) -> [Int] {
    var forwards = SceneReachability(graph)
    let candidates = graph.scenes.indices.filter { forwards.follow(from: $0) }
    var backwards = SceneReachability(graph)
    return candidates.reversed().filter { backwards.follow(from: $0) }.reversed()
  }

  /// Comes to a scene and all that segues lead to from there; whether it had not been come to before.
  @discardableResult
  private mutating func follow(from start: Int) -> Bool {
    if isReached[start] { return false }
    isReached[start] = true
    var pending = [start]
    while let next = pending.popLast() {
      for segue in graph.scenes[next].segues {
        guard let destination = graph.destinationScene(of: graph[segue])?.index,
          !isReached[destination]
        else { continue }
        isReached[destination] = true
        pending.append(destination)
      }
    }
    return true
  }
}
