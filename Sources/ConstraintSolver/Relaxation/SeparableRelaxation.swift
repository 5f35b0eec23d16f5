/// The decision of the roots that required constraints left, level by level, as if constraints over
/// several roots could be satisfied at no cost.
///
/// The relaxed problem separates into one for each root, whose optima are intervals between
/// weighted medians; equalities over several roots are then satisfied by elimination, and the next
/// level decides the rest. If all assumptions turn out to be true, no level could have been better,
/// and the result is the optimum of the whole: an optimum of a relaxation that satisfies the
/// relaxed constraints is optimal (A. M. Geoffrion and R. E. Marsten, "Integer programming
/// algorithms: a framework and state-of-the-art survey", Management Science 18, 1972). Otherwise
/// the violated constraints identify the components for the simplex method.
struct SeparableRelaxation: ~Copyable {
  /// The roots that required constraints left.
  private(set) var roots = Buffer<Int32>()
  /// The roots that no constraint determines.
  private(set) var freeRoots = Buffer<Int32>()
  /// The constraints that are violated, or could not be applied.
  private(set) var violated = Buffer<Int32>()
  /// The number of undecided roots.
  private var undecided = 0
  private var goals = RootGoals()
  /// The equalities over several roots at the current level.
  private var equalities = Buffer<Int32>()
  /// The inequalities over several roots below the required level.
  private var inequalities = Buffer<Int32>()

  var isRecording = false
  /// The constraints below required that could decide something; recorded if `isRecording`.
  private(set) var consulted = Buffer<Int32>()
  /// The equalities that determined nothing; recorded if `isRecording`.
  private(set) var redundant = Buffer<Int32>()

  /// Discards an earlier decision.
  mutating func begin() {
    roots.removeAll()
    freeRoots.removeAll()
    violated.removeAll()
    inequalities.removeAll()
    consulted.removeAll()
    redundant.removeAll()
  }

  /// Decides the roots by the strongest `levels` levels.
  mutating func decide(
    _ problem: Problem, levels: Int, _ substitutions: inout Substitutions,
    _ elimination: inout Elimination
  ) {
    begin()
    goals.reserve(problem)
    enterRoots(problem, &substitutions)
    for rank in 1..<max(1, levels) {
      if undecided == 0 { break }
      gather(problem.chains[rank].head, problem, &substitutions)
      for position in 0..<goals.roots.count {
        let root = goals.roots[position]
        goals.tighten(&substitutions.decided.bounds[root])
        if substitutions.decided.bounds[root].isClosed { close(root, &substitutions) }
      }
      retryDeferred(problem, &substitutions)
      for position in 0..<equalities.count {
        apply(equalities[position], problem, &substitutions)
      }
    }
    decideFreeRoots(problem, &substitutions)
    check(elimination.inequalities.span, problem, &substitutions)
    check(inequalities.span, problem, &substitutions)
  }

  /// Sorts the violated constraints, so that they can be searched.
  mutating func sortViolated() {
    violated.span.sort { $0 < $1 }
  }

  /// Makes the remaining roots the undecided ones, for which deferred required constraints continue
  /// to wait.
  private mutating func enterRoots(_ problem: Problem, _ substitutions: inout Substitutions) {
    substitutions.decided.prepare(count: problem.variableCount)
    // Rows that wait for roots of the required constraints now wait for the same roots here.
    let isWaiting = substitutions.required.deferred.waitingCount > 0
    if isWaiting { substitutions.decided.deferred.copy(substitutions.required.deferred) }
    substitutions.required.collectRoots(&roots)
    undecided = roots.count
    for position in 0..<roots.count {
      let root = roots[position]
      let limits = substitutions.required.bounds[root]
      substitutions.decided.addRoot(
        root, limits,
        firstWatch: isWaiting ? substitutions.required.nodes[root].firstWatch : .none)
      // A root whose bounds coincide has that value.
      if limits.isClosed { close(root, &substitutions) }
    }
    retryDeferred(problem, &substitutions)
  }

  /// Sorts the constraints of a level by the number of undecided roots: none, one, several.
  private mutating func gather(
    _ first: OptionalIndex, _ problem: Problem, _ substitutions: inout Substitutions
  ) {
    goals.removeAll()
    equalities.removeAll()
    var link = first
    while let index = link.index {
      let row = problem.row(index)
      if row.termCount != 1 {
        gatherLong(index, problem, &substitutions)
      } else if let (term, constant) = substitutions.reduceSingleton(
        row, problem, decidedToo: true)
      {
        addGoal(term, constant, row, index, &substitutions)
      }
      link = row.next
    }
  }

  /// Sorts a constraint of several terms.
  @inline(never)
  private mutating func gatherLong(
    _ index: Int32, _ problem: Problem, _ substitutions: inout Substitutions
  ) {
    let row = problem.row(index)
    let reduced = substitutions.reduce(row, problem, decidedToo: true)
    if reduced.count == 1 {
      addGoal(reduced.first, reduced.constant, row, index, &substitutions)
    } else if reduced.count > 1 {
      if isRecording { consulted.append(index) }
      if row.relation == .equal { equalities.append(index) } else { inequalities.append(index) }
    }
  }

  /// Records a constraint over a single root.
  @inline(__always)
  private mutating func addGoal(
    _ term: ReducedTerm, _ constant: Double, _ row: ConstraintRow, _ index: Int32,
    _ substitutions: inout Substitutions
  ) {
    if isRecording { consulted.append(index) }
    goals.add(
      term.root, term.coefficient, constant, row.relation, by: index,
      substitutions.decided.bounds.span)
  }

  /// Sets the value of a root with a single remaining value.
  @inline(__always)
  private mutating func close(_ root: Int32, _ substitutions: inout Substitutions) {
    let limits = substitutions.decided.bounds[root]
    substitutions.decided.set(root, to: limits.lower, by: limits.lowerBy)
    undecided -= 1
  }

  /// Applies an equality over several roots as satisfied, and the rows that wait for these roots.
  private mutating func apply(
    _ index: Int32, _ problem: Problem, _ substitutions: inout Substitutions
  ) {
    let reduced = substitutions.reduce(problem.row(index), problem, decidedToo: true)
    if reduced.count > 2 {
      substitutions.decided.deferRow(index, substitutions.watchable(reduced))
    } else {
      use(index, reduced, problem, &substitutions)
    }
    retryDeferred(problem, &substitutions)
  }

  /// Applies an equality over at most two undecided roots, and records it if it is violated.
  @inline(__always)
  private mutating func use(
    _ index: Int32, _ reduced: ReducedRow, _ problem: Problem,
    _ substitutions: inout Substitutions
  ) {
    if reduced.count == 1 && substitutions.decided.fix(reduced, by: index)
      || reduced.count == 2 && substitutions.decided.merge(reduced, by: index)
    {
      undecided -= 1
    } else {
      applyWithTolerance(index, problem, &substitutions)
    }
  }

  /// Applies an equality over at most two undecided roots if it is satisfied up to rounding, and
  /// records it otherwise.
  @inline(never)
  private mutating func applyWithTolerance(
    _ index: Int32, _ problem: Problem, _ substitutions: inout Substitutions
  ) {
    let reduced = substitutions.reduce(problem.row(index), problem, decidedToo: true)
    let tolerance = substitutions.tolerance(of: problem.row(index), problem, decidedToo: true)
    let holds: Bool
    switch reduced.count {
    case 0:
      holds = abs(reduced.constant) <= tolerance
      if isRecording, holds { redundant.append(index) }
    case 1: holds = substitutions.decided.fix(reduced, tolerance: tolerance, by: index)
    default: holds = substitutions.decided.merge(reduced, tolerance: tolerance, by: index)
    }
    if !holds {
      violated.append(index)
    } else if reduced.count > 0 {
      undecided -= 1
    }
  }

  /// Retries the deferred rows whose watched roots were eliminated, if there are any.
  @inline(__always)
  private mutating func retryDeferred(_ problem: Problem, _ substitutions: inout Substitutions) {
    if substitutions.decided.deferred.pending.count > 0 { usePending(problem, &substitutions) }
  }

  @inline(never)
  private mutating func usePending(_ problem: Problem, _ substitutions: inout Substitutions) {
    var position = 0
    while position < substitutions.decided.deferred.pending.count {
      let waiting = substitutions.decided.deferred.pending[position]
      position += 1
      let index = substitutions.decided.deferred.rows[waiting].constraint
      let reduced = substitutions.reduce(problem.row(index), problem, decidedToo: true)
      if reduced.count > 2 {
        substitutions.decided.deferAgain(waiting, substitutions.watchable(reduced))
        continue
      }
      substitutions.decided.deferred.toggle(waiting)
      use(index, reduced, problem, &substitutions)
    }
    substitutions.decided.deferred.removePending()
  }

  /// Gives every root that is still free the value nearest to zero, and applies the rows that wait
  /// for it.
  private mutating func decideFreeRoots(_ problem: Problem, _ substitutions: inout Substitutions) {
    if undecided == 0 { return }
    for position in 0..<roots.count {
      let root = roots[position]
      if !substitutions.decided.isRoot(root) { continue }
      let limits = substitutions.decided.bounds[root]
      undecided -= 1
      if !limits.isClosedButForRounding { freeRoots.append(root) }
      if limits.isClosed || limits.lower > 0 {
        substitutions.decided.set(root, to: limits.lower, by: limits.lowerBy)
      } else if limits.upper < 0 {
        substitutions.decided.set(root, to: limits.upper, by: limits.upperBy)
      } else {
        substitutions.decided.set(root, to: 0, by: .none)
      }
      retryDeferred(problem, &substitutions)
    }
  }

  /// Records the violated inequalities over several roots.
  private mutating func check(
    _ inequalities: UncheckedSpan<Int32>, _ problem: Problem,
    _ substitutions: inout Substitutions
  ) {
    for position in 0..<inequalities.count {
      let row = problem.row(inequalities[position])
      let reduced = substitutions.reduce(row, problem, decidedToo: true)
      let error = row.relation.error(of: reduced.constant)
      if error > 0, error > substitutions.tolerance(of: row, problem, decidedToo: true) {
        violated.append(inequalities[position])
      }
    }
  }
}
