package import InterfaceResolution
import InterfaceModel
package import InterfaceReading
import InterfaceSource
package import InterfaceTraits

/// The effects of selecting each row of an app's tables and collections in each configuration.
package struct RowChart: Sendable {
  /// A table view or collection view cell with segues.
  package struct Row: Sendable {
    /// The display name of the cell, such as `row "Photo" (cel)`.
    package let name: String
    /// The accessory of the row, such as `disclosureIndicator`, or `nil` if there is none.
    package let accessory: String?
    /// The segues, in document order.
    package fileprivate(set) var segues: [RowSegue]
  }

  /// A segue of a row.
  package struct RowSegue: Sendable {
    /// The kind and name of the segue, such as `showDetail "openPhoto"`.
    package fileprivate(set) var name: String
    /// Whether the accessory of the row triggers the segue instead of the row.
    package let isOfAccessory: Bool
    /// The destination, such as `"Photo" (pho)`, or `nil` if there is none.
    package fileprivate(set) var destination: String?
    /// The effects in each configuration, in order: several if the scene appears in contexts in
    /// which the segue has different effects, none if it never appears.
    package fileprivate(set) var outcomes: [(configuration: String, description: [String])]
  }

  /// The rows of a scene.
  package struct Scene: Sendable {
    /// The display name of the scene, such as `"List" (lst)`.
    package let title: String
    package fileprivate(set) var rows: ObjectTable<Row>
  }

  /// The scenes with such rows, in the order of the storyboards.
  package private(set) var scenes: [Scene] = []

  /// Finds the rows of an app.
  ///
  /// - Parameters:
  ///   - app: The storyboards.
  ///   - flows: The flow in each configuration.
  package init(
    _ app: AppStoryboards, _ flows: [(configuration: Configuration, chart: FlowChart)]
  ) {
    struct SegueKey: Hashable {
      var document: Handle<AppDocument>
      var segue: Handle<SceneGraph.Segue>
    }
    var edges: [[SegueKey: [(edge: FlowChart.Edge, chart: Int)]]] = []
    for (number, flow) in flows.enumerated() {
      var found: [SegueKey: [(edge: FlowChart.Edge, chart: Int)]] = [:]
      for edge in flow.chart.stops.lazy.flatMap(\.edges) {
        found[SegueKey(document: edge.document, segue: edge.segue), default: []].append(
          (edge, number))
      }
      edges.append(found)
    }
    for (document, storyboard) in app.documents.indexed {
      let graph = storyboard.graph
      for (index, scene) in graph.scenes.indexed {
        var rows: ObjectTable<Row> = []
        var rowsByCell: [Handle<SceneGraph.View>: Handle<Row>] = [:]
        for handle in scene.segues {
          guard case .view(let cell) = graph[handle].source, graph[cell].kind.isRow,
            graph[handle].segue.kind.isChosen
          else { continue }
          let location = SegueKey(document: document, segue: handle)
          var segue = RowSegue(
            name: FlowChart.name(of: graph[handle].segue, graph[handle].id),
            isOfAccessory: graph[handle].segue.isOfAccessory, destination: nil, outcomes: [])
          for (flow, found) in zip(flows, edges) {
            var description: [String] = []
            for (edge, _) in found[location] ?? [] where !description.contains(edge.description) {
              description.append(edge.description)
              segue.destination =
                segue.destination ?? edge.stop.map { flow.chart.stops[$0].title }
            }
            segue.outcomes.append((flow.configuration.name, description))
          }
          if let row = rowsByCell[cell] {
            rows[row].segues.append(segue)
          } else {
            rowsByCell[cell] = rows.endIndex
            rows.append(Row(graph, cell, [segue]))
          }
        }
        guard !rows.isEmpty else { continue }
        let location = AppScene(document: document, scene: index)
        let id = app.id(of: location)?.text ?? app.sceneID(of: location)
        let storyboard = app.documents.count > 1 ? " in \(app.documents[document].name)" : ""
        scenes.append(
          Scene(
            title: "\(DumpText.quoted(app.name(of: location))) (\(id)\(storyboard))", rows: rows))
      }
    }
  }
}

extension RowChart.Row {
  fileprivate init(
    _ graph: SceneGraph, _ cell: Handle<SceneGraph.View>, _ segues: [RowChart.RowSegue]
  ) {
    name = graph.nameOfRow(at: cell)
    accessory = graph[cell].attributes[.accessoryType].flatMap {
      $0.isEmpty || $0 == "none" ? nil : $0
    }
    self.segues = segues
  }
}

extension SceneGraph {
  /// Returns the display name of a cell, such as `row "Photo" (Aa1-bB-2cC)`, from its reuse
  /// identifier, its label in the editor or its first text.
  ///
  /// - Parameter cell: A cell of a table view or collection view.
  /// - Returns: The name.
  package func nameOfRow(at cell: Handle<View>) -> String {
    let view = views[cell]
    let title =
      [AttributeName.reuseIdentifier, .userLabel].lazy.compactMap { view.attributes[$0] }
      .first { !$0.isEmpty }
      ?? views[views.index(after: cell)..<max(view.end, views.index(after: cell))].lazy
      .filter { $0.kind == .label }.compactMap { $0.attributes[.text] }.first { !$0.isEmpty }
    return ObjectName.text(
      view.kind == .tableViewCell ? "row" : "item", title, id: view.id?.text)
  }
}

extension ViewKind {
  /// Whether the view is selected as a whole: a table's row or a collection's item.
  fileprivate var isRow: Bool { self == .tableViewCell || self == .collectionViewCell }
}

extension SegueKind {
  /// Whether selecting something performs the segue.
  fileprivate var isChosen: Bool {
    switch self {
    case .relationship, .embed: false
    default: true
    }
  }
}
