import InterfaceModel
import InterfaceReading
import InterfaceTraits

/// Prototypes: cells and reusable views that code dequeues from a table or collection view.
enum Prototypes {
  /// Returns whether the view at an index of a graph is a prototype.
  ///
  /// Static cells are not.
  static func isPrototype(_ index: Int, in graph: SceneGraph) -> Bool {
    let role = graph.views[index].role
    guard role == .cell || role == .supplementary,
      let container = graph.views[index].superview?.index
    else { return false }
    switch (role, graph.views[container].kind) {
    case (.cell, .tableView):
      return graph.views[container].sections.isEmpty
        && graph.views[container].attributes[.dataMode] != "static"
    case (.cell, .collectionView): return true
    case (.supplementary, .collectionView): return true
    default: return false
    }
  }
}
