import EditorCanvas
import InterfaceReading
package import InterfaceResolution
import InterfaceReading
import InterfaceTraits

/// One document that is laid out, perhaps more than once: how, and what was computed so far.
package struct LayoutSession {
  let options: LayoutOptions
  /// Which of the document's scenes embed which, where nothing is stated of that.
  let embeds: EmbedGraph
  /// The size of the document's own canvas, in points.
  let ownCanvasSize: LayoutSize
  let cache = LayoutCache()
  /// Whether solutions are kept for other sizes, which costs more than it spares where there are one or two.
  private let replays: Bool

  /// Begins with a document.
  ///
  /// - Parameters:
  ///   - resolution: The document in the places in which it is laid out first.
  ///   - options: How it is laid out.
  package init(_ resolution: DocumentResolution, options: LayoutOptions) {
    self.options = options
    embeds = EmbedGraph(resolution.graph)
    ownCanvasSize = DocumentCanvas(resolution.graph.settings).size
    replays = resolution.configurations.count > 2
  }

  /// A solver of the document's roots.
  func solver(_ solver: RootSolver) -> any RootSolving {
    replays ? ReplayingSolver(solver: solver, replays: cache.replays) : solver
  }
}
