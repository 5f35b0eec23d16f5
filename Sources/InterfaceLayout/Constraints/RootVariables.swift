import ConstraintSolver
import InterfaceTraits

/// The unknowns of one layout root: four edges per view, in the root's coordinates, and the far corner of
/// each scroll view's content.
struct RootVariables {
  private let first: [Int32]
  private let content: [Int32]

  /// How many views there are.
  var viewCount: Int { first.count }

  /// Adds the variables of `count` views; those in `scrollViews` (by place in the part) get a content area.
  init(count: Int, scrollViews: [Int], in system: inout ConstraintSystem) {
    var first: [Int32] = []
    first.reserveCapacity(count)
    for _ in 0..<count { first.append(system.addVariables(4).index) }
    var content: [Int32] = []
    content.reserveCapacity(count)
    for _ in 0..<count { content.append(-1) }
    for view in scrollViews { content[view] = system.addVariables(2).index }
    self.first = first
    self.content = content
  }

  func left(_ view: Int) -> Variable { Variable(index: first[view]) }
  func right(_ view: Int) -> Variable { Variable(index: first[view] + 1) }
  func top(_ view: Int) -> Variable { Variable(index: first[view] + 2) }
  func bottom(_ view: Int) -> Variable { Variable(index: first[view] + 3) }

  /// The left or top edge.
  func near(_ view: Int, _ axis: LayoutAxis) -> Variable {
    axis == .horizontal ? left(view) : top(view)
  }

  /// The right or bottom edge.
  func far(_ view: Int, _ axis: LayoutAxis) -> Variable {
    axis == .horizontal ? right(view) : bottom(view)
  }

  /// Whether the view has a content area of its own.
  func hasContent(_ view: Int) -> Bool { content[view] >= 0 }

  /// The right or bottom edge of a scroll view's content.
  func contentFar(_ view: Int, _ axis: LayoutAxis) -> Variable {
    Variable(index: content[view] + (axis == .horizontal ? 0 : 1))
  }
}
