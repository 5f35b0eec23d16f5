import InterfaceModel
import InterfaceResolution
import InterfaceSource

/// Finds views as the document says them, for what resolution does not carry on.
enum SourceView {
  /// The view with an id; nil when no scene holds it.
  static func find(_ id: ObjectID, in document: Document) -> View? {
    for source in SceneSource.all(of: document) {
      if let view = source.controller?.view, let found = find(id, in: view) { return found }
      for view in source.views {
        if let found = find(id, in: view) { return found }
      }
    }
    return nil
  }

  private static func find(_ id: ObjectID, in view: View) -> View? {
    if view.id == id { return view }
    for inner in view.keyedViews + view.subviews + cells(of: view) {
      if let found = find(id, in: inner) { return found }
    }
    return nil
  }

  private static func cells(of view: View) -> [View] {
    switch view.content {
    case .cells(let cells): cells
    case .sections(let sections): sections.flatMap(\.cells)
    default: []
    }
  }
}
