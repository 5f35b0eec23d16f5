/// The constraints of one level over single roots, by root.
struct RootGoals: ~Copyable {
  private var goals = Buffer<Goal>()
  /// The roots that have goals.
  private(set) var roots = Buffer<Int32>()
  private var sorted = Buffer<Goal>()

  /// Reserves memory for the maximum number of goals of a problem.
  mutating func reserve(_ problem: Problem) {
    goals.reserve(problem.rows.count)
    roots.reserve(problem.variableCount)
  }

  /// Removes the goals of another level.
  mutating func removeAll() {
    goals.removeAll()
    roots.removeAll()
  }

  /// Adds the goal `coefficient · root + constant (relation) 0`; `bounds` contains the lists.
  @inline(__always)
  mutating func add(
    _ root: Int32, _ coefficient: Double, _ constant: Double, _ relation: Relation,
    by constraint: Int32, _ bounds: UncheckedSpan<Bounds>
  ) {
    let position = Int32(truncatingIfNeeded: goals.count)
    goals.appendReserved(
      Goal(
        target: -constant / coefficient, weight: abs(coefficient), constraint: constraint,
        next: .none, relation: coefficient < 0 ? relation.mirrored : relation))
    let link = OptionalIndex(position)
    if bounds[root].firstGoal.isNone {
      bounds[root].firstGoal = link
      roots.appendReserved(root)
    } else {
      goals[bounds[root].lastGoal.unwrapped].next = link
    }
    bounds[root].lastGoal = link
  }

  /// Restricts a root's bounds to the best values for its goals, of which there must be one.
  mutating func tighten(_ bounds: inout Bounds) {
    let first = bounds.firstGoal.unwrapped
    bounds.firstGoal = .none
    let goal = goals[first]
    if !goal.next.isNone {
      tighten(&bounds, toBestOf: first)
      return
    }
    if goal.relation != .lessOrEqual, goal.target > bounds.lower {
      if goal.target < bounds.upper {
        (bounds.lower, bounds.lowerBy) = (goal.target, OptionalIndex(goal.constraint))
      } else {
        (bounds.lower, bounds.lowerBy) = (bounds.upper, bounds.upperBy)
      }
    }
    if goal.relation != .greaterOrEqual, goal.target < bounds.upper {
      if goal.target > bounds.lower {
        (bounds.upper, bounds.upperBy) = (goal.target, OptionalIndex(goal.constraint))
      } else {
        (bounds.upper, bounds.upperBy) = (bounds.lower, bounds.lowerBy)
      }
    }
  }

  /// Restricts a root's bounds to the values with the minimum total error of several goals.
  @inline(never)
  private mutating func tighten(_ bounds: inout Bounds, toBestOf first: Int32) {
    sorted.removeAll()
    var link = OptionalIndex(first)
    while let index = link.index {
      sorted.append(goals[index])
      link = goals[index].next
    }
    sorted.span.sort { ($0.target, $0.constraint) < ($1.target, $1.constraint) }
    let best = WeightedMedian.interval(of: sorted.span)
    if best.lower >= bounds.upper {
      (bounds.lower, bounds.lowerBy) = (bounds.upper, bounds.upperBy)
    } else if best.upper <= bounds.lower {
      (bounds.upper, bounds.upperBy) = (bounds.lower, bounds.lowerBy)
    } else {
      if best.lower > bounds.lower {
        (bounds.lower, bounds.lowerBy) = (best.lower, best.lowerBy)
      }
      if best.upper < bounds.upper {
        (bounds.upper, bounds.upperBy) = (best.upper, best.upperBy)
      }
    }
  }
}
