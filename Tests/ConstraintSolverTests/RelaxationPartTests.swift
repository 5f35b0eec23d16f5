import Testing

@testable import ConstraintSolver

/// The parts of the elimination and the relaxation, tested separately.
@Suite struct RelaxationPartTests {
  private func interval(_ goals: [(target: Double, weight: Double, relation: Relation)]) -> Bounds {
    var buffer = Buffer<Goal>()
    for (index, goal) in goals.enumerated() {
      buffer.append(
        Goal(
          target: goal.target, weight: goal.weight, constraint: Int32(index), next: .none,
          relation: goal.relation))
    }
    return WeightedMedian.interval(of: buffer.span)
  }

  @Test func oddCountsHaveOneOptimalPoint() {
    let best = interval([(1, 1, .equal), (4, 1, .equal), (100, 1, .equal)])
    #expect(best.lower == 4 && best.upper == 4)
    #expect(best.lowerBy == 1 && best.upperBy == 1)
  }

  @Test func evenCountsHaveAnOptimalInterval() {
    let best = interval([(1, 1, .equal), (4, 2, .equal), (9, 2, .equal), (10, 1, .equal)])
    #expect(best.lower == 4 && best.upper == 9)
  }

  @Test func inequalitiesAreBoundedOnOneSide() {
    let best = interval([(3, 1, .greaterOrEqual), (8, 5, .lessOrEqual)])
    #expect(best.lower == 3 && best.upper == 8)
    let open = interval([(3, 1, .greaterOrEqual)])
    #expect(open.lower == 3 && open.upper == .infinity)
  }

  @Test func boundsAreDerivedFromThoseOfAMultiple() {
    let bounds = Bounds(lower: 2, upper: 10, lowerBy: OptionalIndex(5), upperBy: OptionalIndex(7))
    // 2 ≤ 4 - 2 x ≤ 10
    let solved = bounds.solved(scale: -2, offset: 4)
    #expect(solved.lower == -3 && solved.upper == 1)
    #expect(solved.lowerBy == 7 && solved.upperBy == 5)
  }

  /// `x1 = 2 x0 + 1`, `x2 = 3 x1 - 2` and so on, in the worst order for a union-find.
  @Test func pathsAreCompressedWithTheirFactors() {
    var classes = AffineUnionFind()
    classes.reset(count: 5)
    for index in Int32(0)..<4 {
      let isMerged = classes.merge(
        ReducedRow(
          constant: 1, count: 2, first: ReducedTerm(coefficient: -1, root: index + 1),
          second: ReducedTerm(coefficient: 2, root: classes.find(index).root.unwrapped)),
        by: index)
      #expect(isMerged)
    }
    let root = classes.find(0).root.unwrapped
    let only = ReducedTerm(coefficient: 1, root: root)
    let isFixed = classes.fix(
      ReducedRow(constant: -8, count: 1, first: only, second: only), by: 4)
    #expect(isFixed)
    for index in Int32(0)..<5 {
      let substitution = classes.find(index)
      #expect(substitution.root.isNone)
    }
    #expect(classes.pivots.count == 5)
  }

  /// `2 x0 - x1 = 0`, which activates a deferred `x1 + x2 + x3 = 0`, and then `x0 = 3`.
  @Test func consequencesOfAConstraintAreUndone() {
    var classes = AffineUnionFind()
    classes.reset(count: 5)
    func term(_ root: Int32, _ coefficient: Double = 1) -> ReducedTerm {
      ReducedTerm(coefficient: coefficient, root: root)
    }
    let isBounded = classes.tighten(term(1), -9, .lessOrEqual, tolerance: 0, by: 0)
    #expect(isBounded)
    var watched = Buffer<ReducedTerm>()
    for root in Int32(1)...3 { watched.append(term(root)) }
    classes.deferRow(1, watched.span)
    let watchCount = classes.deferred.watchCount

    classes.beginTrail()
    let isMerged = classes.merge(
      ReducedRow(constant: 0, count: 2, first: term(1, -1), second: term(0, 2)), by: 2)
    #expect(isMerged)
    let carried = classes.bounds[0].upper
    #expect(carried == 4.5)
    let isFixed = classes.fix(
      ReducedRow(constant: -3, count: 1, first: term(0), second: term(0)), by: 3, isTrailed: true)
    #expect(isFixed)
    let (left, right) = (classes.find(0, isTrailed: true), classes.find(1, isTrailed: true))
    #expect(left.root.isNone && right.root.isNone)
    #expect(right.offset == 2 * left.offset)
    let waiting = classes.deferred.pending.count
    #expect(waiting == 1)

    classes.undo(pivotCount: 0, watchCount: watchCount)
    for variable in Int32(0)..<5 {
      let node = classes.nodes[variable]
      #expect(classes.isRoot(variable) && node.size == 1)
      #expect(!node.firstWatch.isNone == (1...3).contains(variable))
    }
    let (free, bounded) = (classes.bounds[0].upper, classes.bounds[1].upper)
    #expect(free == .infinity && bounded == 9)
    let (generation, pivotCount) = (classes.deferred.rows[0].generation, classes.pivots.count)
    #expect(generation == 0 && pivotCount == 0)
    let isEmpty = classes.deferred.pending.count == 0 && classes.trail.count == 0
    #expect(isEmpty)
  }

  @Test func unprovedExclusionsAreReadmitted() {
    var system = ConstraintSystem()
    let x = system.addVariable()
    for position in [1.0, 2, 3, 2] {
      system.add(Term(x), .equal, constant: AffineForm(-position))
    }
    system.withProblem { problem in
      var exclusions = Exclusions()
      exclusions.exclude(1, problem)
      // Its copy is removed too.
      let excluded = (0..<4).map { exclusions.contains($0) }
      #expect(excluded == [false, true, false, true])
      exclusions.exclude(2, problem, isProved: true)
      exclusions.readmit(after: 0)
      let left = (0..<4).map { exclusions.contains($0) }
      #expect(left == [false, false, true, false])
      let isCandidate = exclusions.canExclude(2, problem)
      let last = exclusions.lastCandidate(problem)
      #expect(!isCandidate)
      #expect(last == 3)
    }
  }
}
