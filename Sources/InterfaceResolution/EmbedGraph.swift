import InterfaceModel
package import InterfaceReading
package import InterfaceSource
package import InterfaceTraits

/// The graph of container views and the scenes of the same document that they embed.
package struct EmbedGraph: Sendable {
  /// A container view with the scene that it embeds.
  package struct Embedding: Hashable, Sendable {
    /// The scene that contains the container view.
    package var source: Handle<SceneGraph.Scene>
    package var container: ObjectID
    /// The embedded scene.
    package var destination: Handle<SceneGraph.Scene>
    /// The range of the segue's start tag.
    package var range: SourceRange
  }

  /// All embeddings in document order.
  package let embeddings: [Embedding]
  /// The scenes, sorted so that a container precedes the scenes that it embeds.
  package let order: [Handle<SceneGraph.Scene>]
  /// The embeddings that close a cycle; the scene that they embed keeps its own size.
  package let circular: [Embedding]

  /// Returns the embeddings of one scene in document order, which are contiguous in `embeddings`.
  package func embeddings(in source: Handle<SceneGraph.Scene>) -> ArraySlice<Embedding> {
    var low = 0
    var high = embeddings.count
    while low < high {
      let middle = (low + high) / 2
      if embeddings[middle].source < source { low = middle + 1 } else { high = middle }
    }
    return embeddings[low...].prefix { $0.source == source }
  }

  /// Extends a selection of scenes by those that contain their container views.
  ///
  /// - Parameter chosen: For each scene of the document, whether it is selected.
  /// - Returns: For each scene, whether it is selected or contains a selected one.
  package func withContainers(
    _ chosen: Table<SceneGraph.Scene, Bool>
  ) -> Table<SceneGraph.Scene, Bool> {
    if embeddings.isEmpty { return chosen }
    var result = chosen
    for scene in order.reversed() where result.indices.contains(scene) && !result[scene] {
      result[scene] = embeddings(in: scene).contains {
        result.indices.contains($0.destination) && result[$0.destination]
      }
    }
    return result
  }

  /// Creates the graph of a document's embeddings.
  ///
  /// - Parameters:
  ///   - graph: The document's objects.
  ///   - embeddedScenes: The scenes in container views, by view, which replace those to which segues
  ///     lead.
  package init(_ graph: SceneGraph, embeddedScenes: [Handle<SceneGraph.View>: EmbeddedScene] = [:])
  {
    var all: [Embedding] = graph.segues.compactMap { segue in
      guard segue.segue.kind == .embed, case .view(let view) = segue.source,
        let container = graph[view].id, let source = segue.scene,
        embeddedScenes.isEmpty || embeddedScenes[view] == nil,
        let destination = graph.destinationScene(of: segue)
      else { return nil }
      return Embedding(
        source: source, container: container, destination: destination, range: segue.range)
    }
    if !embeddedScenes.isEmpty {
      for (handle, embedded) in embeddedScenes.sorted(by: { $0.key < $1.key }) {
        guard let destination = embedded.sceneHandle else { continue }
        let view = graph[handle]
        all.append(
          Embedding(
            source: view.scene, container: embedded.container, destination: destination,
            range: view.range))
      }
      all.sort { ($0.source, $0.range.start) < ($1.source, $1.range.start) }
    }
    embeddings = all
    (order, circular) = Self.sort(embeddings, of: graph)
  }

  /// Sorts the scenes depth first, without recursion: a chain of containers may be as long as the
  /// document.
  private static func sort(
    _ embeddings: [Embedding], of graph: SceneGraph
  ) -> (order: [Handle<SceneGraph.Scene>], circular: [Embedding]) {
    var outgoing: Table<SceneGraph.Scene, [Int]> = graph.scenes.mapValues { _ in [] }
    for (number, embedding) in embeddings.enumerated() {
      outgoing[embedding.source].append(number)
    }
    enum Mark { case new, open, done }
    var marks = graph.scenes.mapValues { _ in Mark.new }
    var next = graph.scenes.mapValues { _ in 0 }
    var finished: [Handle<SceneGraph.Scene>] = []
    var circular: [Embedding] = []
    for start in graph.scenes.indices where marks[start] == .new {
      var stack = [start]
      marks[start] = .open
      while let scene = stack.last {
        guard next[scene] < outgoing[scene].count else {
          marks[scene] = .done
          finished.append(scene)
          stack.removeLast()
          continue
        }
        let embedding = embeddings[outgoing[scene][next[scene]]]
        next[scene] += 1
        switch marks[embedding.destination] {
        case .new:
          marks[embedding.destination] = .open
          stack.append(embedding.destination)
        case .open: circular.append(embedding)
        case .done: break
        }
      }
    }
    return (finished.reversed(), circular)
  }
}
