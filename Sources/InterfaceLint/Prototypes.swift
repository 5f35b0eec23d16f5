import InterfaceModel
import InterfaceTraits
import InterfaceValidation

/// Cells and reusable views that code asks a table or collection view for copies of.
enum Prototypes {
  /// Whether the view at an index of a graph is such a prototype: static cells are not.
  static func isPrototype(_ index: Int, in graph: SceneGraph) -> Bool {
    let view = graph.views[index]
    guard let container = view.superview.map({ graph[$0] }) else { return false }
    switch (view.role, container.kind) {
    case (.cell, .tableView):
      return container.sections.isEmpty && container.attributes[.dataMode] != "static"
    case (.cell, .collectionView): return true
    case (.supplementary, .collectionView): return true
    default: return false
    }
  }
}
