import InterfaceModel
import InterfaceReading
import InterfaceSource
import InterfaceTraits

/// The views that must be installed for a segue to start, and for a popover to have an anchor.
struct SegueOrigins {
  private let graph: SceneGraph
  /// The first view of each id.
  private var views: [ObjectID: Handle<SceneGraph.View>] = [:]
  /// The bars that contain items, by item.
  ///
  /// Items of navigation items are in no bar of the document.
  private var bars: [Handle<SceneGraph.BarItem>: Handle<SceneGraph.View>] = [:]
  /// The bar items by their ids.
  private var items: [ObjectID: Handle<SceneGraph.BarItem>] = [:]
  /// The views of each gesture recognizer, by the recognizer's id.
  private var recognizers: [ObjectID: [Handle<SceneGraph.View>]] = [:]

  init(_ document: LintedDocument) {
    graph = document.graph
    for (handle, view) in graph.views.indexed {
      if let id = view.id, views[id] == nil { views[id] = handle }
      for item in view.barItems { bars[item] = handle }
      for navigation in view.navigationItems {
        let all = graph[navigation]
        for item in all.items + all.leftItems + all.rightItems { bars[item] = handle }
      }
    }
    for (handle, item) in graph.barItems.indexed {
      if let id = item.id, items[id] == nil { items[id] = handle }
    }
    let startsWithGesture = graph.segues.contains { segue in
      if case .object = segue.source { true } else { false }
    }
    guard startsWithGesture else { return }
    for (recognizer, view) in document.visited(by: RecognizerVisitor()).found {
      guard let view = view.flatMap({ views[$0] }) else { continue }
      recognizers[recognizer, default: []].append(view)
    }
  }

  /// Returns the views of which at least one must be installed for a segue to start, or `nil` if it
  /// needs none.
  func views(of segue: SceneGraph.Segue) -> [Handle<SceneGraph.View>]? {
    switch segue.source {
    case .view(let view): [view]
    case .barItem(let item): bars[item].map { [$0] }
    case .object(let object): graph[object].id.flatMap { recognizers[$0] }
    case .controller, .navigationItem, nil: nil
    }
  }

  /// Returns the view that must be installed for an object to serve as an anchor, or `nil` if it
  /// needs none.
  func view(of anchor: ObjectID) -> Handle<SceneGraph.View>? {
    views[anchor] ?? items[anchor].flatMap { bars[$0] }
  }

  /// Returns whether a segue can start with the installed views of a cell.
  func starts(_ segue: SceneGraph.Segue, in installation: InstalledState) -> Bool {
    views(of: segue)?.contains { installation.has($0) } ?? true
  }

  /// Collects gesture recognizers with their views.
  private struct RecognizerVisitor: DocumentVisitor {
    var found: [(recognizer: ObjectID, view: ObjectID?)] = []
    private var stack: [ObjectID?] = []

    mutating func enter(_ view: View, as role: ViewRole) { stack.append(view.id) }
    mutating func leave(_ view: View) { stack.removeLast() }
    mutating func visit(_ connection: Connection) {
      guard connection.kind == .outletCollection(property: "gestureRecognizers"),
        let recognizer = connection.destination
      else { return }
      found.append((recognizer, stack.last ?? nil))
    }
  }
}
