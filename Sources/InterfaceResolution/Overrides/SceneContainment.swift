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
  ///   - embeddedScenes: The scenes embedded in container views, by view index, which take precedence over
  ///     segues.
  /// - Returns: The indices of scenes, by scene.
  static func containers(of graph: SceneGraph, embeddedScenes: [Int: EmbeddedScene] = [:])
    -> [[Int]]
  {
    var parents = graph.scenes.map { scene in
      scene.arrivals.lazy.compactMap { parent(of: graph[$0], embeddedScenes) }.first
    }
    for (view, embedded) in embeddedScenes.sorted(by: { $0.key < $1.key }) {
      if let scene = embedded.sceneIndex { parents[scene] = graph.views[view].scene.index }
    }
    return graph.scenes.indices.map { scene in
      var chain: [Int] = []
      var next = parents[scene]
      while let above = next, above != scene, !chain.contains(above), chain.count < limit {
        chain.append(above)
        next = parents[above]
      }
      return chain
    }
  }

  private static func parent(of segue: SceneGraph.Segue, _ embeddedScenes: [Int: EmbeddedScene])
    -> Int?
  {
    switch segue.segue.kind {
    case .relationship: return segue.scene?.index
    case .embed:
      if case .view(let view) = segue.source, embeddedScenes[view.index] != nil { return nil }
      return segue.scene?.index
    default: return nil
    }
  }
}
