import EditorCanvas
import InterfaceReading
package import InterfaceResolution
import InterfaceReading
import InterfaceTraits

/// A session for one document that is laid out one or more times: its options and its cached
/// results.
package struct LayoutSession {
  let options: LayoutOptions
  /// The graph of embedded scenes, without the configuration's overrides.
  let embeds: EmbedGraph
  /// The size of the document's own canvas, in points.
  let ownCanvasSize: LayoutSize
  let cache = LayoutCache()
  /// Whether solutions are cached for other sizes, which does not pay off if there are only one or
  /// two.
  private let replays: Bool

  /// Begins a session for a document.
  ///
  /// - Parameters:
  ///   - resolution: The document, resolved for the configurations in which it is laid out first.
  ///   - options: The layout options.
  package init(_ resolution: DocumentResolution, options: LayoutOptions) {
    self.options = options
    embeds = EmbedGraph(resolution.graph)
    ownCanvasSize = DocumentCanvas(resolution.graph.settings).size
    replays = resolution.configurations.count > 2
  }

  /// Returns a solver of the document's roots.
  func solver(_ solver: RootSolver) -> any RootSolving {
    replays ? ReplayingSolver(solver: solver, replays: cache.replays) : solver
  }
}
