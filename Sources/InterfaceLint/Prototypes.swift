import InterfaceModel
import InterfaceReading
import InterfaceTraits

/// Prototypes: cells and reusable views that code dequeues from a table or collection view.
enum Prototypes {
  /// Returns whether a view of a graph is a prototype.
  ///
  /// Static cells are not.
  static func isPrototype(_ view: Handle<SceneGraph.View>, in graph: SceneGraph) -> Bool {
    let role = graph[view].role
    guard role == .cell || role == .supplementary,
      let container = graph[view].superview
    else { return false }
    switch (role, graph[container].kind) {
    case (.cell, .tableView):
      return graph[container].sections.isEmpty
        && graph[container].attributes[.dataMode] != "static"
    case (.cell, .collectionView): return true
    case (.supplementary, .collectionView): return true
    default: return false
    }
  }
}
