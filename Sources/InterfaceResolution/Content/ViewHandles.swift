import InterfaceModel
import InterfaceSource

/// Where the views of a scene are that others name.
struct ViewHandles {
  /// The indices of the views that name others: tables, cells and bars.
  private(set) var linked: [Int] = []
  private var byID: [ObjectID: Int] = [:]
  /// The indices of cells and of bar items' views by their places in the document.
  private var byPlace: [Int32: Int] = [:]

  init(_ views: [ResolvedView]) {
    var hasStandardCells = false
    for (index, view) in views.enumerated() {
      switch view.content {
      case .tableViewCell(let cell):
        linked.append(index)
        hasStandardCells = hasStandardCells || cell.style != .custom
      case .tableView, .collectionViewCell, .navigationBar, .toolbar, .tabBar:
        linked.append(index)
      default: break
      }
      if view.role == .cell || view.role == .barItemView { byPlace[view.range.start] = index }
    }
    guard hasStandardCells else { return }
    for (index, view) in views.enumerated() {
      if let id = view.id, byID[id] == nil { byID[id] = index }
    }
  }

  /// The view with an id; nil when it is not installed.
  func view(_ id: ObjectID?) -> Int? { id.flatMap { byID[$0] } }

  /// The cell or the bar item's view that stands at a place of the document; nil when it is not
  /// installed.
  func view(at range: SourceRange) -> Int? { byPlace[range.start] }

  /// The content view of a cell; nil when the document has none.
  func contentView(of cell: Int, in views: [ResolvedView]) -> Int? {
    var index = cell + 1
    while index < views[cell].end {
      if views[index].role == .contentView { return index }
      index = max(views[index].end, index + 1)
    }
    return nil
  }
}
