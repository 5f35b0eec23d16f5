import InterfaceResolution
import InterfaceTraits

/// The source of the extent of a layout root along an axis.
enum RootExtent: Hashable {
  /// The canvas, the table or the container, into which the content has to fit.
  case specified
  /// The content: the minimum extent that it permits, as for rows of automatic height.
  ///
  /// UIKit computes the size of a table cell with a required width and a height of 0 at the fitting
  /// priority (`systemLayoutSizeFitting`, `UILayoutPriority.fittingSizeLevel`).
  case least
  /// The content: the extent nearest to the given one that it permits, as for collection cells with
  /// an estimated size.
  case nearest

  /// Whether the content determines the extent.
  var isDeterminedByContent: Bool { self != .specified }
}

extension ResolvedScene {
  /// Returns whether the document declares the extent of a layout root that an app would use.
  ///
  /// The height of a row of automatic height and the size of a cell in a xib or a collection view
  /// are determined elsewhere: by the content, the table or code. Results that are valid only at
  /// the stored extent need not be valid in the app.
  func declaresExtent(of root: ViewIndex, along axis: LayoutAxis) -> Bool {
    let view = views[root]
    switch view.content {
    case .tableViewCell:
      guard axis == .vertical else { return true }
      return view.superview != nil && !sizesItself(row: root)
    case .collectionViewCell, .collectionReusableView: return false
    default: return true
    }
  }

  /// Returns whether the height of a table's row is automatic.
  ///
  /// In a table of prototypes the table determines it: UIKit does not read a prototype's own
  /// height.
  func sizesItself(row: ViewIndex) -> Bool {
    guard case .tableViewCell(let cell) = views[row].content, let outer = views[row].superview,
      case .tableView(let table) = views[outer].content
    else { return false }
    if table.hasStaticCells, let height = cell.rowHeight { return height == .automatic }
    return table.rowHeight == .automatic
  }
}
