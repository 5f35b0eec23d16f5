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
    // The constraints before this one can hold together, but for those left out.
    var feasible: Int32 = 0
    // The newest constraint that was left out because, given those left out before it, it contradicts
    // earlier ones; or -1.
    var accused: Int32 = -1
    while true {
      switch attempt(problem, limit: .max, requiredOnly: false, options: options) {
      case .complete:
        // That the others hold proves that each of those left out was the first to contradict others.
        return collectValues(problem)
      case .contradiction(let constraint):
        exclude(constraint, problem)
      case .infeasible where simplex.effort.isSpent:
        return false
      case .infeasible:
        let newest = newestInProof(problem)
        if let newest, newest > accused, newest >= feasible, isNews(newest, problem) {
          leaveOut(newest, problem)
          accused = newest
          continue
        }
        let end = newest.map { max(feasible, $0) + 1 } ?? Int32(problem.rows.count)
        var constraint = firstContradiction(
          problem, from: feasible, to: end, isNewest: newest != nil, options: options)
        if simplex.effort.isSpent { return false }
        if !isNews(constraint, problem) {
          // Numbers beyond all measure can make the questions contradict each other. Something is
          // left out all the same, so that there is an end.
          constraint = lastRequired(problem)
          if constraint < 0 { return false }
        }
        leaveOut(constraint, problem, isProved: true)
        feasible = constraint
        accused = constraint
      }
    }
  }

  /// The newest constraint in the proof that an attempt failed for a reason, if there is such a proof.
  mutating func newestInProof(_ problem: Problem) -> Int32? {
    certificate.newest(problem, required.events)
  }

  /// Leaves out a constraint that contradicts those before it, and takes back those after it that
  /// were left out on the assumption that everything before them can hold.
  private mutating func leaveOut(
    _ constraint: Int32, _ problem: Problem, isProved: Bool = false
  ) {
    readmit(after: constraint)
    exclude(constraint, problem, isProved: isProved)
  }

  /// Whether all required constraints can hold together: an attempt that ends with the first that
  /// cannot, without looking for the one that is one too many.
  mutating func requiredCanHold(_ problem: Problem) -> Bool {
    let options = SolverOptions()
    grantEffort(options)
    hasExclusions = false
    isRecording = false
    switch eliminateAnew(problem, limit: .max) {
    case .complete: return rejected.count == 0
    case .contradiction: return false
    case .infeasible: return simplex.effort.isSpent
    case nil:
      return rejected.count == 0
        && (decide(problem, levels: 1, options: options) || simplex.effort.isSpent)
    }
  }

  /// Begins an attempt with the required constraints before `limit` that are not excluded, as far as
  /// elimination goes; how the attempt ends, if that is as far as it needs to go.
  private mutating func eliminateAnew(_ problem: Problem, limit: Int32) -> Outcome? {
    prepare(problem)
    if !simplex.effort.spend(8 * problem.rows.count) { return .infeasible }
    if let constraint = eliminate(problem, limit: limit) { return .contradiction(constraint) }
    requiredRedundant = redundant.count
    if inequalities.count > 0, !reviewRequired(problem) { return .infeasible }
    return required.events.count == problem.variableCount ? .complete : nil
  }

  /// One attempt with the constraints before `limit` that are not excluded.
  private mutating func attempt(
    _ problem: Problem, limit: Int32, requiredOnly: Bool, options: SolverOptions
  ) -> Outcome {
    if let end = eliminateAnew(problem, limit: limit) { return end }
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
    let kept = simplex.effort.remaining
    grantEffort(options)
    freedomAtFloor = freedom(problem, levels: levels, options: options)
    let isComplete = !simplex.effort.isSpent
    if !isComplete { metPivotLimit = true }
    simplex.effort.isSpent = false
    simplex.effort.remaining = kept
    return isComplete
  }

  /// Allows the simplex as much work as the options say.
  private mutating func grantEffort(_ options: SolverOptions) {
    simplex.effort.grant(options.effortLimit)
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
    certificate.members.count = 0
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

  /// The first constraint that cannot hold together with those before it: those before `start` can
  /// hold, those before `end` cannot.
  ///
  /// Bisection, but where there is a proof, the newest constraint in it is probably the first.
  private mutating func firstContradiction(
    _ problem: Problem, from start: Int32, to end: Int32, isNewest: Bool, options: SolverOptions
  ) -> Int32 {
    var feasible = start
    var infeasible = end
    var isNewest = isNewest
    while infeasible - feasible > 1, !simplex.effort.isSpent {
      let middle = isNewest ? infeasible - 1 : feasible + (infeasible - feasible) / 2
      isNewest = false
      if prefixHolds(problem, limit: middle, options: options) {
        feasible = middle
      } else {
        infeasible = middle
        if let newest = newestInProof(problem), newest >= feasible,
          newest < middle
        {
          infeasible = newest + 1
          isNewest = true
        }
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
