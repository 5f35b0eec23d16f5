import InterfaceModel
import InterfaceReading
import InterfaceResolution
import InterfaceTraits

/// The installed views and constraints in one cell of size classes.
struct InstalledState {
  let cell: SizeClassGrid.Cell
  /// For each view of the graph, whether it and all of its superviews are installed.
  private var views: Table<SceneGraph.View, Bool>
  private var excludedConstraints: Set<Handle<SceneGraph.Constraint>> = []

  /// The four size-class cells that devices have.
  static let deviceCells = SizeClassGrid.cells.filter { $0.width != .any && $0.height != .any }

  /// Returns the installed state in each cell that devices have, or `nil` if everything is
  /// installed in all of them.
  static func inDeviceCells(_ graph: SceneGraph) -> [InstalledState]? {
    let switches = graph.views.contains { view in
      view.variations.contains { !$0.subviews.isEmpty || !$0.constraints.isEmpty }
    }
    guard switches, graph.settings.usesTraitCollections else { return nil }
    return deviceCells.map { InstalledState(graph, $0) }
  }

  private init(_ graph: SceneGraph, _ cell: SizeClassGrid.Cell) {
    self.cell = cell
    let traits = TraitCollection(
      horizontalSizeClass: cell.width, verticalSizeClass: cell.height)
    let matches = graph.variationKeys.map { $0.matches(traits) }
    views = Table(repeating: true, count: graph.views.count)
    var excluded: Set<Handle<SceneGraph.View>> = []
    var next = graph.views.startIndex
    while next < graph.views.endIndex {
      let view = graph.views[next]
      guard !excluded.contains(next) else {
        for inner in next..<view.end { views[inner] = false }
        next = view.end
        continue
      }
      for variation in view.variations where matches[variation.key] {
        for entry in variation.subviews {
          if entry.isInstalled {
            excluded.remove(entry.object)
          } else {
            excluded.insert(entry.object)
          }
        }
        for entry in variation.constraints {
          if entry.isInstalled {
            excludedConstraints.remove(entry.object)
          } else {
            excludedConstraints.insert(entry.object)
          }
        }
      }
      next = graph.views.index(after: next)
    }
  }

  /// Returns whether a view and all of its superviews are installed.
  func has(_ view: Handle<SceneGraph.View>) -> Bool { views[view] }

  /// Returns whether a constraint is installed according to the document, and its owner is
  /// installed.
  func isOn(_ constraint: Handle<SceneGraph.Constraint>, in graph: SceneGraph) -> Bool {
    !excludedConstraints.contains(constraint) && views[graph[constraint].owner]
  }

  /// Returns the names of cells for a message; all four cells are called every device.
  static func phrase(_ cells: [SizeClassGrid.Cell]) -> String {
    cells.count == deviceCells.count
      ? "everywhere" : "in " + cells.map(\.shortName).joined(separator: ", ")
  }
}

extension SceneGraph {
  /// The views that constraints refer to, apart from those whose guides alone they refer to.
  var constrainedViews: Set<Handle<View>> {
    var views: Set<Handle<View>> = []
    for constraint in constraints {
      for item in [constraint.first, constraint.second?.item] {
        if case .view(let view) = item { views.insert(view) }
      }
    }
    return views
  }

  /// Returns the view that an item of a constraint is, or the owning view of a layout guide.
  func view(of item: Item) -> Handle<View> {
    switch item {
    case .view(let view): view
    case .guide(let guide): self[guide].owner
    }
  }
}
