import InterfaceModel
import InterfaceReading
import InterfaceSource
import InterfaceTraits

/// Which views have to be there for a segue to start, and for a popover to point at something.
struct SegueOrigins {
  private let graph: SceneGraph
  /// The views by their ids, the first of each.
  private var views: [ObjectID: Int] = [:]
  /// The bars that items stand in, by the items' numbers; items of navigation items stand in no bar of the document.
  private var bars: [Int: Int] = [:]
  /// The bar items by their ids.
  private var items: [ObjectID: Int] = [:]
  /// The views that have a gesture recognizer, by its id.
  private var recognizers: [ObjectID: [Int]] = [:]

  init(_ document: LintedDocument) {
    graph = document.graph
    for (index, view) in graph.views.enumerated() {
      if let id = view.id, views[id] == nil { views[id] = index }
      for item in view.barItems { bars[item.index] = index }
      for navigation in view.navigationItems {
        let all = graph[navigation]
        for item in all.items + all.leftItems + all.rightItems { bars[item.index] = index }
      }
    }
    for (index, item) in graph.barItems.enumerated() {
      if let id = item.id, items[id] == nil { items[id] = index }
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

  /// The views of which one has to be there for a segue to start; nil for none.
  func views(of segue: SceneGraph.Segue) -> [Int]? {
    switch segue.source {
    case .view(let view): [view.index]
    case .barItem(let item): bars[item.index].map { [$0] }
    case .object(let object): graph[object].id.flatMap { recognizers[$0] }
    case .controller, .navigationItem, nil: nil
    }
  }

  /// The view that has to be there for an object to be pointed at; nil for none.
  func view(of anchor: ObjectID) -> Int? { views[anchor] ?? items[anchor].flatMap { bars[$0] } }

  /// Whether a segue can start where some views are installed.
  func starts(_ segue: SceneGraph.Segue, in installation: InstalledState) -> Bool {
    views(of: segue)?.contains { installation.has($0) } ?? true
  }

  /// Finds gesture recognizers with the views that have them.
  private struct RecognizerVisitor: DocumentVisitor {
    var found: [(recognizer: ObjectID, view: ObjectID?)] = []
    private var open: [ObjectID?] = []

    mutating func enter(_ view: View, as role: ViewRole) { open.append(view.id) }
    mutating func leave(_ view: View) { open.removeLast() }
    mutating func visit(_ connection: Connection) {
      guard connection.kind == .outletCollection(property: "gestureRecognizers"),
        let recognizer = connection.destination
      else { return }
      found.append((recognizer, open.last ?? nil))
    }
  }
}
