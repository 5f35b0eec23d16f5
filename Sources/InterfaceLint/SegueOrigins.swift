import InterfaceModel
import InterfaceReading
import InterfaceSource
import InterfaceTraits

/// The views that must be installed for a segue to start, and for a popover to have an anchor.
struct SegueOrigins {
  private let graph: SceneGraph
  /// The first view of each id.
  private var views: [ObjectID: Int] = [:]
  /// The bars that contain items, by the items' indices.
  ///
  /// Items of navigation items are in no bar of the document.
  private var bars: [Int: Int] = [:]
  /// The bar items by their ids.
  private var items: [ObjectID: Int] = [:]
  /// The views of each gesture recognizer, by the recognizer's id.
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

  /// Returns the views of which at least one must be installed for a segue to start, or `nil` if it
  /// needs none.
  func views(of segue: SceneGraph.Segue) -> [Int]? {
    switch segue.source {
    case .view(let view): [view.index]
    case .barItem(let item): bars[item.index].map { [$0] }
    case .object(let object): graph[object].id.flatMap { recognizers[$0] }
    case .controller, .navigationItem, nil: nil
    }
  }

  /// Returns the view that must be installed for an object to serve as an anchor, or `nil` if it
  /// needs none.
  func view(of anchor: ObjectID) -> Int? { views[anchor] ?? items[anchor].flatMap { bars[$0] } }

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
