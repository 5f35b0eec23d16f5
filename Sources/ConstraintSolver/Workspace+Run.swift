extension Workspace {
  /// How far an attempt at a solve came.
  enum Outcome {
    /// To the end.
    case complete
    /// This required constraint cannot hold together with earlier ones.
    case contradiction(Int32)
    /// The required constraints cannot all hold, and it is not yet known which is the one too many.
    case infeasible
  }

  /// Solves the problem; whether every value is finite and the effort sufficed.
  mutating func run(_ problem: Problem, options: SolverOptions) -> Bool {
    grantEffort(options)
    hasExclusions = false
    isRecording = options.recordsReplay
    var feasiblePrefix: Int32 = 0
    while true {
      switch attempt(problem, limit: .max, requiredOnly: false, options: options) {
      case .complete:
        return collectValues(problem)
      case .contradiction(let constraint):
        exclude(constraint, problem)
      case .infeasible where simplex.isSpent:
        return false
      case .infeasible:
        var constraint = firstContradiction(problem, from: feasiblePrefix, options: options)
        if simplex.isSpent { return false }
        if !isNews(constraint, problem) {
          // Numbers beyond all measure can make the questions contradict each other. Something is
          // left out all the same, so that there is an end.
          constraint = lastRequired(problem)
          if constraint < 0 { return false }
        }
        // What came later was left out on the assumption that everything before it can hold.
        readmit(after: constraint)
        exclude(constraint, problem, isProved: true)
        feasiblePrefix = constraint
      }
    }
  }

  /// Whether all required constraints can hold together: an attempt that ends with the first that
  /// cannot, without looking for the one that is one too many.
  mutating func requiredCanHold(_ problem: Problem) -> Bool {
    let options = SolverOptions()
    grantEffort(options)
    hasExclusions = false
    isRecording = false
    prepare(problem)
    if !simplex.spend(8 * problem.rows.count) { return true }
    if eliminate(problem, limit: .max) != nil || rejected.count > 0 { return false }
    requiredRedundant = redundant.count
    suspect = -1
    if inequalities.count > 0, !reviewRequired(problem) { return simplex.isSpent }
    return required.events.count == problem.variableCount
      || decide(problem, levels: 1, options: options) || simplex.isSpent
  }

  /// One attempt with the constraints before `limit` that are not excluded.
  private mutating func attempt(
    _ problem: Problem, limit: Int32, requiredOnly: Bool, options: SolverOptions
  ) -> Outcome {
    prepare(problem)
    if !simplex.spend(8 * problem.rows.count) { return .infeasible }
    if let constraint = eliminate(problem, limit: limit) { return .contradiction(constraint) }
    requiredRedundant = redundant.count
    suspect = -1
    if inequalities.count > 0, !reviewRequired(problem) { return .infeasible }
    if required.events.count == problem.variableCount { return .complete }
    let levels = requiredOnly ? 1 : problem.chains.count
    if !requiredOnly, let floor = options.freedomFloor {
      // What holds down to the floor is decided first, by itself.
      var floorLevels = 1
      while floorLevels < levels, problem.chains[floorLevels].strength >= floor.strength {
        floorLevels += 1
      }
      if !decide(problem, levels: floorLevels, options: options) { return .infeasible }
      let isComplete = findFreedom(problem, levels: floorLevels, options: options)
      if isComplete, freedomAtFloor?.isEmpty == true || floorLevels == levels {
        return .complete
      }
    }
    return decide(problem, levels: levels, options: options) ? .complete : .infeasible
  }

  /// Looks for degrees of freedom with an effort of its own; whether all were found.
  private mutating func findFreedom(
    _ problem: Problem, levels: Int, options: SolverOptions
  ) -> Bool {
    let kept = simplex.effort
    grantEffort(options)
    freedomAtFloor = freedom(problem, levels: levels, options: options)
    let isComplete = !simplex.isSpent
    if !isComplete { metPivotLimit = true }
    simplex.isSpent = false
    simplex.effort = kept
    return isComplete
  }

  /// Allows the simplex as much work as the options say.
  private mutating func grantEffort(_ options: SolverOptions) {
    simplex.effort = options.effortLimit ?? .max
    simplex.isSpent = false
  }

  /// Decides the roots that required constraints left by the strongest `levels` levels; whether the
  /// required ones can hold.
  private mutating func decide(_ problem: Problem, levels: Int, options: SolverOptions) -> Bool {
    decideAlone(problem, levels: levels)
    return contested.count == 0 || solveContested(problem, levels: levels, options: options)
  }

  /// Empties what an earlier attempt left.
  private mutating func prepare(_ problem: Problem) {
    let count = problem.variableCount
    required.reset(count: count)
    if partOf.count < count { partOf.fill(count, with: 0) }
    inequalities.count = 0
    rejected.count = 0
    liveRoots.count = 0
    looseRoots.count = 0
    contested.count = 0
    decided.events.count = 0
    simplexEvents.count = 0
    blocks.count = 0
    playing.count = 0
    redundant.count = 0
    simplexSummands.count = 0
    simplexGuards.count = 0
    freedomAtFloor = nil
    pivotCount = 0
    metPivotLimit = false
    // Beyond this, a single row of odd scale would excuse errors of others.
    fineness = 1e-4 * min(problem.magnitude, 1e9)
  }

  /// The first constraint that cannot hold together with those before it, by bisection.
  private mutating func firstContradiction(
    _ problem: Problem, from start: Int32, options: SolverOptions
  ) -> Int32 {
    var feasible = start
    var infeasible = Int32(problem.rows.count)
    var guess = suspect
    while infeasible - feasible > 1, !simplex.isSpent {
      // A good guess is proved by two questions: with it, and without it.
      var middle = feasible + (infeasible - feasible) / 2
      if guess + 1 > feasible, guess + 1 < infeasible {
        middle = guess + 1
      } else if guess > feasible, guess < infeasible {
        middle = guess
      }
      if prefixHolds(problem, limit: middle, options: options) {
        feasible = middle
      } else {
        infeasible = middle
        if suspect >= 0 { guess = suspect }
      }
    }
    return infeasible - 1
  }

  /// Whether the required constraints before `limit` can all hold, but for those found to
  /// contradict earlier ones on the way.
  private mutating func prefixHolds(
    _ problem: Problem, limit: Int32, options: SolverOptions
  ) -> Bool {
    while true {
      switch attempt(problem, limit: limit, requiredOnly: true, options: options) {
      case .complete: return true
      case .infeasible: return false
      case .contradiction(let constraint): exclude(constraint, problem)
      }
    }
  }

  /// Leaves out a constraint, and with it every later copy of it.
  private mutating func exclude(
    _ constraint: Int32, _ problem: Problem, isProved: Bool = false
  ) {
    if !hasExclusions {
      excluded.fill(problem.rows.count, with: .none)
      hasExclusions = true
    }
    let kind: Exclusion = isProved ? .proved : .assumed
    excluded[constraint] = kind
    let row = problem.row(constraint)
    var other = row.next
    while other >= 0 {
      let candidate = problem.row(other)
      if candidate.constant == row.constant, candidate.relation == row.relation,
        candidate.termCount == row.termCount,
        (0..<row.termCount).allSatisfy({
          problem.term(row.firstTerm + $0) == problem.term(candidate.firstTerm + $0)
        })
      {
        if excluded[other] != .proved { excluded[other] = kind }
      }
      other = candidate.next
    }
  }

  /// Whether a constraint is required and not yet proved to be one too many.
  private mutating func isNews(_ constraint: Int32, _ problem: Problem) -> Bool {
    problem.row(constraint).strength == Level.required.strength
      && (!hasExclusions || excluded[constraint] != .proved)
  }

  /// The last required constraint that is not proved to be one too many, or -1.
  private mutating func lastRequired(_ problem: Problem) -> Int32 {
    var last: Int32 = -1
    var index = problem.chains[0].head
    while index >= 0 {
      if isNews(index, problem) { last = index }
      index = problem.row(index).next
    }
    return last
  }

  /// Takes back what was left out after a constraint without proof.
  private mutating func readmit(after constraint: Int32) {
    guard hasExclusions else { return }
    for index in Int(constraint)..<excluded.count where excluded[index] == .assumed {
      excluded[index] = .none
    }
  }

  /// Writes the value of every variable; whether all are finite.
  private mutating func collectValues(_ problem: Problem) -> Bool {
    let count = problem.variableCount
    valueMemory.reserve(count)
    valueMemory.count = count
    let nodes = required.nodes.base
    let values = valueMemory.base
    var poison = 0.0
    for index in 0..<count {
      let node = nodes[index]
      let value = node.parent < 0 ? node.offset : findDecided(Int32(index)).offset
      values[index] = value
      poison += value * 0
    }
    return poison == 0
  }
}
