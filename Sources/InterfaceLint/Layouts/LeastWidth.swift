import InterfaceResolution
import InterfaceTraits

/// The width that the required constraints of a view and its contents need at least.
///
/// Contents count as 0 wide, margins and safe areas as absent, and constraints that code may change
/// as absent, so that the width is never too large.
struct LeastWidth {
  /// The width in points.
  let width: Double
  /// The constraints on the longest path from the leading to the trailing edge of the view.
  let constraints: [ResolvedConstraint.Index]

  /// That one edge is at least a distance after another one.
  private struct Distance {
    var from: Int
    var amount: Double
    var constraint: ResolvedConstraint.Index?
  }

  /// The maximum number of times that distances are compared, for each edge.
  private static let mostRounds = 64

  /// Computes the width that a view needs, or returns `nil` if its constraints contradict each other
  /// at any width.
  ///
  /// - Parameters:
  ///   - root: The view.
  ///   - scene: The scene.
  ///   - isFree: Whether code may change a constraint.
  init?(
    of root: ViewIndex, in scene: ResolvedScene, isFree: (ResolvedConstraint) -> Bool
  ) {
    let first = Int(root.index)
    let end = Int(scene.views[root].end.index)
    /// Returns the number of a view's leading edge; that of the trailing edge follows.
    func leading(_ view: ViewIndex) -> Int { 2 * (Int(view.index) - first) }
    func contains(_ view: ViewIndex) -> Bool { (first..<end).contains(Int(view.index)) }
    var distances = [[Distance]](repeating: [], count: 2 * (end - first))
    func add(_ from: Int, _ to: Int, _ amount: Double, _ constraint: ResolvedConstraint.Index?) {
      distances[to].append(Distance(from: from, amount: amount, constraint: constraint))
    }
    for index in scene.views.indices where contains(index) {
      add(leading(index), leading(index) + 1, 0, nil)
      guard case .stackView(let stack) = scene.views[index].content else { continue }
      var last: ViewIndex?
      for view in scene.views.subviews(of: index)
      where scene.views[view].layout.isArranged && !scene.views[view].layout.isOmitted {
        add(leading(index), leading(view), 0, nil)
        add(leading(view) + 1, leading(index) + 1, 0, nil)
        if let last, stack.axis == .horizontal {
          add(leading(last) + 1, leading(view), max(0, stack.spacing), nil)
        }
        last = view
      }
    }
    for (index, constraint) in scene.constraints.indexed
    where constraint.isRequired && !constraint.isPlaceholder && contains(constraint.owner)
      && !isFree(constraint)
    {
      let view = scene.owner(of: constraint.first)
      guard contains(view) else { continue }
      guard let item = constraint.second, let attribute = constraint.secondAttribute else {
        guard constraint.firstAttribute == .width, case .view = constraint.first else { continue }
        if constraint.relation != .lessThanOrEqual {
          add(leading(view), leading(view) + 1, constraint.constant, index)
        }
        if constraint.relation != .greaterThanOrEqual {
          add(leading(view) + 1, leading(view), -constraint.constant, index)
        }
        continue
      }
      let other = scene.owner(of: item)
      guard constraint.multiplier == 1, contains(other), !Self.isOfContent(view, other, in: scene),
        let side = Edge(constraint.first, constraint.firstAttribute, in: scene),
        let otherSide = Edge(item, attribute, in: scene)
      else { continue }
      let (one, two) = (leading(view) + side.offset, leading(other) + otherSide.offset)
      if constraint.relation != .lessThanOrEqual, side.isAtLeast, otherSide.isAtMost {
        add(two, one, constraint.constant, index)
      }
      if constraint.relation != .greaterThanOrEqual, otherSide.isAtLeast, side.isAtMost {
        add(one, two, -constraint.constant, index)
      }
    }
    var positions = [Double](repeating: -.infinity, count: distances.count)
    var previous = [Distance?](repeating: nil, count: distances.count)
    positions[0] = 0
    var isDone = false
    for _ in 0..<Self.mostRounds where !isDone {
      isDone = true
      for edge in positions.indices {
        for distance in distances[edge]
        where positions[distance.from] + distance.amount > positions[edge] + 0.001 {
          positions[edge] = positions[distance.from] + distance.amount
          previous[edge] = distance
          isDone = false
        }
      }
    }
    guard isDone, positions[0] == 0, positions[1].isFinite else { return nil }
    width = positions[1]
    var path: [ResolvedConstraint.Index] = []
    var edge = 1
    while let step = previous[edge], edge != 0, path.count <= distances.count {
      if let constraint = step.constraint { path.append(constraint) }
      edge = step.from
    }
    constraints = path.reversed()
  }

  /// An edge of a view or guide as an edge of its view.
  private struct Edge {
    /// 0 for the leading and 1 for the trailing edge.
    var offset: Int
    /// Whether a lower bound of this position is one of the view's edge.
    var isAtLeast: Bool
    /// Whether an upper bound of this position is one of the view's edge.
    var isAtMost: Bool

    init?(_ item: ConstraintItem, _ attribute: LayoutAttribute, in scene: ResolvedScene) {
      var isInset = attribute.isMargin
      if case .guide(let guide) = item {
        guard scene.guides[guide].kind == .safeArea else { return nil }
        isInset = true
      }
      switch attribute {
      case .leading, .left, .leadingMargin, .leftMargin: offset = 0
      case .trailing, .right, .trailingMargin, .rightMargin: offset = 1
      default: return nil
      }
      // An inset leading edge is after that of the view, an inset trailing edge before it.
      isAtLeast = !isInset || offset == 1
      isAtMost = !isInset || offset == 0
    }
  }

  /// Returns whether a constraint between two views concerns the content of a scroll view.
  private static func isOfContent(
    _ one: ViewIndex, _ other: ViewIndex, in scene: ResolvedScene
  ) -> Bool {
    func scrolls(_ outer: ViewIndex, _ inner: ViewIndex) -> Bool {
      scene.views[outer].kind.scrolls && outer < inner && inner < scene.views[outer].end
    }
    return scrolls(one, other) || scrolls(other, one)
  }
}
