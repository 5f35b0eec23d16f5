package import InterfaceResolution
import InterfaceModel
import InterfaceReading
import InterfaceSource
import InterfaceTraits

/// What choosing each row of an app's tables and collections does in each configuration.
package struct RowChart: Sendable {
  /// A table view or collection view cell with segues.
  package struct Row: Sendable {
    /// The cell's name, such as `row "Photo" (cel)`.
    package let name: String
    /// What is shown at the end of the row, such as `disclosureIndicator`; nil for nothing.
    package let accessory: String?
    /// The segues, in the order of the document.
    package fileprivate(set) var segues: [RowSegue]
  }

  /// A segue of a row.
  package struct RowSegue: Sendable {
    /// The segue's kind and name, such as `showDetail "openPhoto"`.
    package fileprivate(set) var name: String
    /// Whether the row's accessory takes it, not the row.
    package let isOfAccessory: Bool
    /// Where it leads, such as `"Photo" (pho)`; nil for nowhere.
    package fileprivate(set) var destination: String?
    /// What it does in each configuration, in their order; several where the scene is met in surroundings in which it does
    /// different things, none where it is never met.
    package fileprivate(set) var outcomes: [(configuration: String, words: [String])]
  }

  /// The rows of a scene.
  package struct Scene: Sendable {
    /// The scene, such as `"List" (lst)`.
    package let title: String
    package fileprivate(set) var rows: [Row]
  }

  /// The scenes that have such rows, in the order of the storyboards.
  package private(set) var scenes: [Scene] = []

  /// Finds the rows of an app.
  ///
  /// - Parameters:
  ///   - app: The storyboards.
  ///   - flows: The flow in each configuration.
  package init(
    _ app: AppStoryboards, _ flows: [(configuration: Configuration, chart: FlowChart)]
  ) {
    struct Place: Hashable {
      var document: Int
      var segue: Int
    }
    var ways: [[Place: [(way: FlowChart.Way, chart: Int)]]] = []
    for (number, flow) in flows.enumerated() {
      var found: [Place: [(way: FlowChart.Way, chart: Int)]] = [:]
      for way in flow.chart.stops.lazy.flatMap(\.ways) {
        found[Place(document: way.document, segue: way.segue), default: []].append((way, number))
      }
      ways.append(found)
    }
    for (document, storyboard) in app.documents.enumerated() {
      let graph = storyboard.graph
      for (index, scene) in graph.scenes.enumerated() {
        var rows: [Row] = []
        var numbers: [Int: Int] = [:]
        for handle in scene.segues {
          guard case .view(let cell) = graph[handle].source, graph[cell].kind.isRow,
            graph[handle].segue.kind.isChosen
          else { continue }
          let place = Place(document: document, segue: handle.index)
          var segue = RowSegue(
            name: FlowChart.name(of: graph[handle].segue, graph[handle].id),
            isOfAccessory: graph[handle].segue.isOfAccessory, destination: nil, outcomes: [])
          for (flow, found) in zip(flows, ways) {
            var words: [String] = []
            for (way, _) in found[place] ?? [] where !words.contains(way.words) {
              words.append(way.words)
              segue.destination =
                segue.destination ?? way.stop.map { flow.chart.stops[$0].title }
            }
            segue.outcomes.append((flow.configuration.name, words))
          }
          if let row = numbers[cell.index] {
            rows[row].segues.append(segue)
          } else {
            numbers[cell.index] = rows.count
            rows.append(Row(graph, cell, [segue]))
          }
        }
        guard !rows.isEmpty else { continue }
        let place = AppScene(document: document, scene: index)
        let id = app.id(of: place)?.text ?? app.sceneID(of: place)
        let storyboard = app.documents.count > 1 ? " in \(app.documents[document].name)" : ""
        scenes.append(
          Scene(title: "\(DumpText.quoted(app.name(of: place))) (\(id)\(storyboard))", rows: rows))
      }
    }
  }
}

extension RowChart.Row {
  fileprivate init(
    _ graph: SceneGraph, _ cell: Handle<SceneGraph.View>, _ segues: [RowChart.RowSegue]
  ) {
    name = graph.nameOfRow(at: cell.index)
    accessory = graph[cell].attributes[.accessoryType].flatMap {
      $0.isEmpty || $0 == "none" ? nil : $0
    }
    self.segues = segues
  }
}

extension SceneGraph {
  /// What a cell is called: `row "Photo" (Aa1-bB-2cC)`, by its reuse identifier, the author's label or the first text in it.
  ///
  /// - Parameter cell: The index of a cell of a table view or collection view.
  /// - Returns: The name.
  package func nameOfRow(at cell: Int) -> String {
    let view = views[cell]
    let title =
      [AttributeName.reuseIdentifier, .userLabel].lazy.compactMap { view.attributes[$0] }
      .first { !$0.isEmpty }
      ?? views[cell + 1..<max(view.end, cell + 1)].lazy
      .filter { $0.kind == .label }.compactMap { $0.attributes[.text] }.first { !$0.isEmpty }
    return ObjectName.text(
      view.kind == .tableViewCell ? "row" : "item", title, id: view.id?.text)
  }
}

extension ViewKind {
  /// Whether the view is chosen as a whole: a table's row or a collection's item.
  fileprivate var isRow: Bool { self == .tableViewCell || self == .collectionViewCell }
}

extension SegueKind {
  /// Whether choosing something performs it.
  fileprivate var isChosen: Bool {
    switch self {
    case .relationship, .embed: false
    default: true
    }
  }
}
