import InterfaceEnvironment
package import InterfaceResolution
import InterfaceValidation

/// What is remembered of one document's layouts, so that it is laid out again in less time.
package struct LayoutSession {
  let options: LayoutOptions
  /// Which of the document's scenes embed which, where nothing is stated of that.
  let embeds: EmbedGraph
  /// The document's own canvas.
  let ownCanvas: DocumentCanvas
  /// The structures of the document's scenes, by the number of the resolution.
  var structures: [Int: [SceneStructure]] = [:]
  /// The roots that are laid out already.
  var memo: RootMemo

  /// Remembers nothing of a document yet.
  ///
  /// - Parameters:
  ///   - resolution: The document in the places in which it is laid out first.
  ///   - options: How it is laid out.
  package init(_ resolution: DocumentResolution, options: LayoutOptions) {
    self.options = options
    embeds = EmbedGraph(resolution.graph)
    ownCanvas = DocumentCanvas(resolution.graph.settings)
    memo = RootMemo(for: resolution.configurations.count > 2 ? .layouts : .layout)
  }
}
