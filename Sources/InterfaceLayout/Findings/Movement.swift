import InterfaceResolution
import InterfaceTraits

/// What of the views of a layout root moved from one solution of its constraints to others that are as
/// good.
struct Movement {
  typealias Component = Ambiguity.Component

  /// What moved in the coordinates of the view around, by place in the part.
  private(set) var inside: [Int: Set<Component>] = [:]
  /// What moved in the root's coordinates.
  private(set) var inRoot: [Int: Set<Component>] = [:]

  /// The extents that each view has in the solutions, by place in the part.
  private(set) var extents: [AxisPair<ClosedRange<Double>>]

  /// The solution that others are compared with.
  private let base: RootLayouter.Result

  init(from base: RootLayouter.Result) {
    self.base = base
    extents = base.frames.map {
      AxisPair(horizontal: $0.width...$0.width, vertical: $0.height...$0.height)
    }
  }

  /// A distance below this is one of rounding, in points.
  private static let leastDistance = 1e-3

  /// Adds what differs in another solution.
  ///
  /// - Parameters:
  ///   - second: The other solution.
  ///   - superviews: The view around each, by place in the part.
  mutating func add(_ second: RootLayouter.Result, superviews: [Int]) {
    for local in superviews.indices.dropFirst() {
      let (one, other) = (base.frames[local], second.frames[local])
      let outer = superviews[local]
      let (oneOuter, otherOuter) = (base.frames[outer], second.frames[outer])
      note(local, .width, one.width - other.width)
      note(local, .height, one.height - other.height)
      note(local, .x, one.x - other.x, from: oneOuter.x - otherOuter.x)
      note(local, .y, one.y - other.y, from: oneOuter.y - otherOuter.y)
      extents[local].horizontal.extend(to: other.width)
      extents[local].vertical.extend(to: other.height)
    }
    for (local, one) in base.contentSizes {
      guard let other = second.contentSizes[local] else { continue }
      note(local, .contentWidth, one.width - other.width)
      note(local, .contentHeight, one.height - other.height)
    }
  }

  private mutating func note(
    _ local: Int, _ component: Component, _ distance: Double, from outer: Double = 0
  ) {
    if abs(distance) > Self.leastDistance { inRoot[local, default: []].insert(component) }
    if abs(distance - outer) > Self.leastDistance {
      inside[local, default: []].insert(component)
    }
  }
}

extension ClosedRange<Double> {
  fileprivate mutating func extend(to value: Double) {
    self = Swift.min(lowerBound, value)...Swift.max(upperBound, value)
  }
}
