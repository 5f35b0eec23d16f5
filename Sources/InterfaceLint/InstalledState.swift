import InterfaceModel
import InterfaceReading
import InterfaceResolution
import InterfaceTraits

/// The installed views and constraints in one cell of size classes.
struct InstalledState {
  let cell: SizeClassGrid.Cell
  /// For each view of the graph, whether it and all of its superviews are installed.
  private var views: [Bool]
  private var excludedConstraints: Set<Int> = []

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
    views = Array(repeating: true, count: graph.views.count)
    var excluded: Set<Int> = []
    var next = 0
    while next < graph.views.count {
      let view = graph.views[next]
      guard !excluded.contains(next) else {
        for inner in next..<view.end { views[inner] = false }
        next = view.end
        continue
      }
      for variation in view.variations where matches[variation.key] {
        for entry in variation.subviews {
          if entry.isInstalled {
            excluded.remove(entry.object.index)
          } else {
            excluded.insert(entry.object.index)
          }
        }
        for entry in variation.constraints {
          if entry.isInstalled {
            excludedConstraints.remove(entry.object.index)
          } else {
            excludedConstraints.insert(entry.object.index)
          }
        }
      }
      next += 1
    }
  }

  /// Returns whether a view and all of its superviews are installed.
  func has(_ view: Int) -> Bool { views[view] }

  /// Returns whether a constraint is installed according to the document, and its owner is
  /// installed.
  func isOn(_ constraint: Int, in graph: SceneGraph) -> Bool {
    !excludedConstraints.contains(constraint) && views[graph.constraints[constraint].owner.index]
  }

  /// Returns the names of cells for a message; all four cells are called every device.
  static func phrase(_ cells: [SizeClassGrid.Cell]) -> String {
    cells.count == deviceCells.count
      ? "everywhere" : "in " + cells.map(\.shortName).joined(separator: ", ")
  }
}

extension SceneGraph {
  /// Returns the view that an item of a constraint is, or the owning view of a layout guide.
  func view(of item: Item) -> Handle<View> {
    switch item {
    case .view(let view): view
    case .guide(let guide): self[guide].owner
    }
  }
}
