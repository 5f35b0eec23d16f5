import InterfaceModel
import InterfaceReading
import InterfaceTraits

/// The containment of scenes, by relationships and container views.
enum SceneContainment {
  /// The maximum number of containing scenes that are examined; real interfaces have fewer.
  private static let limit = 64

  /// Returns the enclosing scenes of each scene, innermost first.
  ///
  /// - Parameters:
  ///   - graph: The document's objects.
  ///   - embeddedScenes: The scenes embedded in container views, by view, which take precedence over
  ///     segues.
  /// - Returns: The enclosing scenes, by scene.
  static func containers(
    of graph: SceneGraph, embeddedScenes: [Handle<SceneGraph.View>: EmbeddedScene] = [:]
  ) -> Table<SceneGraph.Scene, [Handle<SceneGraph.Scene>]> {
    var parents = graph.scenes.mapValues { scene in
      scene.arrivals.lazy.compactMap { parent(of: graph[$0], embeddedScenes) }.first
    }
    for (view, embedded) in embeddedScenes.sorted(by: { $0.key < $1.key }) {
      if let scene = embedded.sceneHandle { parents[scene] = graph[view].scene }
    }
    let containers = graph.scenes.indices.map { scene in
      var chain: [Handle<SceneGraph.Scene>] = []
      var next = parents[scene]
      while let above = next, above != scene, !chain.contains(above), chain.count < limit {
        chain.append(above)
        next = parents[above]
      }
      return chain
    }
    return Table(containers)
  }

  private static func parent(
    of segue: SceneGraph.Segue, _ embeddedScenes: [Handle<SceneGraph.View>: EmbeddedScene]
  ) -> Handle<SceneGraph.Scene>? {
    switch segue.segue.kind {
    case .relationship: return segue.scene
    case .embed:
      if case .view(let view) = segue.source, embeddedScenes[view] != nil { return nil }
      return segue.scene
    default: return nil
    }
  }
}
