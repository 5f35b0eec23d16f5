package import InterfaceModel
package import InterfaceSource

/// Which container views show which scenes of the same document.
package struct EmbedGraph: Sendable {
  /// A container view that shows a scene.
  package struct Embedding: Hashable, Sendable {
    /// The index of the scene that holds the container view.
    package var source: Int
    package var container: ObjectID
    /// The index of the scene that is shown.
    package var destination: Int
    /// The bytes of the segue's start tag.
    package var range: SourceRange
  }

  /// All embeddings in document order.
  package let embeddings: [Embedding]
  /// The scenes in an order in which a container comes before what it shows.
  package let order: [Int]
  /// Embeddings that close a circle; the scene they show keeps its own size.
  package let circular: [Embedding]

  /// The embeddings of one scene in document order; `embeddings` has them side by side.
  package func embeddings(in source: Int) -> ArraySlice<Embedding> {
    var low = 0
    var high = embeddings.count
    while low < high {
      let middle = (low + high) / 2
      if embeddings[middle].source < source { low = middle + 1 } else { high = middle }
    }
    return embeddings[low...].prefix { $0.source == source }
  }

  package init(_ document: Document) {
    let sources = SceneSource.all(of: document)
    var indexByID: [ObjectID: Int] = [:]
    for (index, source) in sources.enumerated() {
      if let id = source.controller?.id { indexByID[id] = index }
    }
    var embeddings: [Embedding] = []
    for (index, source) in sources.enumerated() {
      source.forEachView { view in
        for connection in view.connections where connection.segue?.kind == .embed {
          guard let container = view.id, let target = connection.destination,
            let destination = indexByID[target]
          else { continue }
          embeddings.append(
            Embedding(
              source: index, container: container, destination: destination,
              range: connection.range))
        }
      }
    }
    self.embeddings = embeddings
    (order, circular) = Self.sort(embeddings, count: sources.count)
  }

  /// Depth first without recursion: a chain of containers may be as long as the document.
  private static func sort(
    _ embeddings: [Embedding], count: Int
  ) -> (order: [Int], circular: [Embedding]) {
    var outgoing: [[Int]] = Array(repeating: [], count: count)
    for (number, embedding) in embeddings.enumerated() {
      outgoing[embedding.source].append(number)
    }
    enum Mark { case new, open, done }
    var marks = [Mark](repeating: .new, count: count)
    var next = [Int](repeating: 0, count: count)
    var finished: [Int] = []
    var circular: [Embedding] = []
    for start in 0..<count where marks[start] == .new {
      var stack = [start]
      marks[start] = .open
      while let scene = stack.last {
        guard next[scene] < outgoing[scene].count else {
          marks[scene] = .done
          finished.append(scene)
          stack.removeLast()
          continue
        }
        let embedding = embeddings[outgoing[scene][next[scene]]]
        next[scene] += 1
        switch marks[embedding.destination] {
        case .new:
          marks[embedding.destination] = .open
          stack.append(embedding.destination)
        case .open: circular.append(embedding)
        case .done: break
        }
      }
    }
    return (finished.reversed(), circular)
  }
}

extension SceneSource {
  /// Calls `body` with every view of the scene, those of bar items included.
  package func forEachView(_ body: (View) -> Void) {
    if let controller { Self.visit(controller, body) }
    for view in views { Self.visit(view, body) }
    for item in barItems { Self.visit(item, body) }
  }

  private static func visit(_ controller: Controller, _ body: (View) -> Void) {
    if let view = controller.view { visit(view, body) }
    for bar in controller.bars { visit(bar, body) }
    if let item = controller.navigationItem { visit(item, body) }
    for item in controller.toolbarItems { visit(item, body) }
    if let item = controller.tabBarItem { visit(item, body) }
    for child in controller.children { visit(child, body) }
  }

  private static func visit(_ item: NavigationItem, _ body: (View) -> Void) {
    if let view = item.titleView { visit(view, body) }
    for inner in item.items + item.leftItems + item.rightItems { visit(inner, body) }
  }

  private static func visit(_ item: BarItem, _ body: (View) -> Void) {
    if let view = item.customView { visit(view, body) }
  }

  private static func visit(_ view: View, _ body: (View) -> Void) {
    body(view)
    for inner in view.keyedViews { visit(inner, body) }
    for inner in view.subviews { visit(inner, body) }
    switch view.content {
    case .cells(let cells): for cell in cells { visit(cell, body) }
    case .sections(let sections): for cell in sections.flatMap(\.cells) { visit(cell, body) }
    case .barItems(let items): for item in items { visit(item, body) }
    case .navigationItems(let items): for item in items { visit(item, body) }
    case .segments, .none: break
    }
  }
}
