import InterfaceEnvironment
import InterfaceResolution
import InterfaceValidation

/// A document with what is known of its layouts, so that it can be laid out again.
struct KnownDocument {
  let graph: SceneGraph
  let sizing: ContentSizing
  /// What configuration files state of it; nil for nothing.
  let statements: StatementResolver?
  /// Which of its scenes embed which, where nothing is stated of that.
  let embeds: EmbedGraph
  /// Its own canvas.
  let ownCanvas: DocumentCanvas
  var resolver: DocumentResolver
  /// The structures of its scenes, by the number of the resolution.
  var structures: [Int: [SceneStructure]] = [:]
  /// The roots that are laid out already.
  var memo: RootMemo

  init(
    graph: SceneGraph, sizing: ContentSizing, statements: StatementResolver?,
    resolver: DocumentResolver, memo: RootMemo
  ) {
    self.graph = graph
    self.sizing = sizing
    self.statements = statements
    self.resolver = resolver
    self.memo = memo
    embeds = EmbedGraph(graph)
    ownCanvas = DocumentCanvas(graph.settings)
  }
}
