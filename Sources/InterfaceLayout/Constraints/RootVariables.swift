import ConstraintSolver
import InterfaceTraits

/// The variables of one layout root: four edges per view, in the root's coordinates, and the
/// bottom-right corner of each scroll view's content.
struct RootVariables {
  private let first: LocalTable<Int32>
  private let content: LocalTable<Int32?>

  var views: Range<LocalIndex> { first.indices }

  /// Creates the variables of a root's views, with a content area for those that scroll.
  init(_ layouter: RootLayouter, in system: inout ConstraintSystem) {
    let members = layouter.part.members
    let views = layouter.views
    first = members.mapValues { _ in system.addVariables(4).index }
    content = members.mapValues {
      views[$0.view].scrollsContent ? system.addVariables(2).index : nil
    }
  }

  func left(_ view: LocalIndex) -> Variable { Variable(index: first[view]) }
  func right(_ view: LocalIndex) -> Variable { Variable(index: first[view] + 1) }
  func top(_ view: LocalIndex) -> Variable { Variable(index: first[view] + 2) }
  func bottom(_ view: LocalIndex) -> Variable { Variable(index: first[view] + 3) }

  /// Returns the left or top edge.
  func leading(_ view: LocalIndex, _ axis: LayoutAxis) -> Variable {
    axis == .horizontal ? left(view) : top(view)
  }

  /// Returns the right or bottom edge.
  func trailing(_ view: LocalIndex, _ axis: LayoutAxis) -> Variable {
    axis == .horizontal ? right(view) : bottom(view)
  }

  /// Returns the right or bottom edge of a scroll view's content, or `nil` for views without a
  /// separate content area.
  func contentTrailing(_ view: LocalIndex, _ axis: LayoutAxis) -> Variable? {
    content[view].map { Variable(index: $0 + (axis == .horizontal ? 0 : 1)) }
  }
}
