/// The method of one attempt at a solution: elimination of the required equalities, a relaxation
/// that is mostly exact, and the simplex method for the connected components in which it is not.
///
/// Levels are those of a constraint hierarchy (A. Borning, B. Freeman-Benson, M. Wilson, "Constraint
/// hierarchies", Lisp and Symbolic Computation 5, 1992), compared one strictly after another as in
/// preemptive goal programming (J. P. Ignizio, Goal Programming and Extensions, Heath 1976), and not
/// weighted against each other as in Cassowary (G. J. Badros, A. Borning, P. J. Stuckey, "The Cassowary
/// linear arithmetic constraint solving algorithm", ACM Transactions on Computer-Human Interaction 8,
/// 2001).
struct LexicographicMethod: ~Copyable {
  /// The outcome of an attempt.
  enum Outcome {
    /// The attempt was completed.
    case complete
    /// The required constraints cannot all be satisfied, and it is not yet known which one is the
    /// contradicting one.
    case infeasible
  }

  var substitutions = Substitutions()
  var elimination = Elimination()
  var relaxation = SeparableRelaxation()
  var components = ComponentSolver()
  private var freedomAnalysis = FreedomAnalysis()
  private(set) var certificate = FarkasCertificate()
  /// The value of every variable.
  private(set) var values = Buffer<Double>()
  /// The freedom that the levels down to the freedom floor leave.
  private(set) var freedomAtFloor: Freedom?

  /// Begins a solve, which may take several attempts.
  mutating func begin(_ options: SolverOptions) {
    components.simplex.effort.grant(options.effortLimit)
    elimination.isRecording = options.recordsReplay
    relaxation.isRecording = options.recordsReplay
    components.isRecording = options.recordsReplay
  }

  /// Whether the effort limit was exceeded.
  var isSpent: Bool {
    mutating get { components.simplex.effort.isSpent }
  }

  /// Makes an attempt with all constraints that are not excluded, and returns its outcome.
  mutating func attempt(
    _ problem: Problem, _ exclusions: inout Exclusions, options: SolverOptions
  ) -> Outcome {
    if let end = eliminate(problem, limit: .max, &exclusions) { return end }
    let levels = problem.chains.count
    if let floor = options.freedomFloor {
      // The levels down to the floor are decided first, separately.
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

  /// Makes an attempt with the required constraints before `limit` that are not excluded, and
  /// returns its outcome.
  mutating func attemptRequired(
    _ problem: Problem, limit: Int32, _ exclusions: inout Exclusions, options: SolverOptions
  ) -> Outcome {
    if let end = eliminate(problem, limit: limit, &exclusions) { return end }
    return decide(problem, levels: 1, options: options) ? .complete : .infeasible
  }

  /// Returns whether the last attempt excluded a constraint because its consequences contradict
  /// earlier ones.
  func rejects(_ constraint: Int32) -> Bool {
    for index in 0..<elimination.rejected.count where elimination.rejected[index] == constraint {
      return true
    }
    return false
  }

  /// Returns whether all required constraints can be satisfied together, and `true` if that would
  /// take more effort.
  mutating func requiredIsSatisfiable(
    _ problem: Problem, _ exclusions: inout Exclusions
  ) -> Bool {
    switch eliminate(problem, limit: .max, isQuery: true, &exclusions) {
    case .complete: return elimination.rejected.count == 0
    case .infeasible: return isSpent
    case nil:
      return elimination.rejected.count == 0
        && (decide(problem, levels: 1, options: SolverOptions()) || isSpent)
    }
  }

  /// Returns the newest constraint in the certificate of a failed attempt, if there is one.
  mutating func newestInCertificate(_ problem: Problem) -> Int32? {
    certificate.newest(problem, substitutions.required.pivots)
  }

  /// Writes the witnesses against constraints to `proofs`, and returns whether an attempt failed
  /// for several independent reasons.
  mutating func proofs(_ problem: Problem, in proofs: inout Buffer<InfeasibilityWitness>) -> Bool {
    certificate.collectProofs(problem, substitutions.required.pivots, proofs: &proofs)
  }

  /// Begins an attempt with the elimination, and returns its outcome if that suffices.
  ///
  /// For a feasibility query, the outcome is the first contradiction in the consequences of a
  /// constraint.
  private mutating func eliminate(
    _ problem: Problem, limit: Int32, isQuery: Bool = false, _ exclusions: inout Exclusions
  ) -> Outcome? {
    substitutions.begin(problem)
    elimination.begin()
    relaxation.begin()
    components.begin()
    certificate.removeAll()
    freedomAtFloor = nil
    if !components.simplex.effort.spend(8 * problem.rows.count) { return .infeasible }
    if !elimination.run(
      problem, limit: limit, isQuery: isQuery, &substitutions, &exclusions)
    {
      return .infeasible
    }
    if elimination.undoneCount > 0, !components.simplex.effort.spend(elimination.undoneCount) {
      return .infeasible
    }
    if elimination.inequalities.count > 0,
      !elimination.reviewInequalities(problem, &substitutions, &certificate)
    {
      return .infeasible
    }
    return substitutions.required.pivots.count == problem.variableCount ? .complete : nil
  }

  /// Decides the roots that required constraints left, by the strongest `levels` levels, and
  /// returns whether the required ones can be satisfied.
  private mutating func decide(_ problem: Problem, levels: Int, options: SolverOptions) -> Bool {
    components.removeSolved()
    relaxation.decide(problem, levels: levels, &substitutions, &elimination)
    if relaxation.violated.count == 0 { return true }
    components.connect(problem, levels: levels, &substitutions, &elimination, &relaxation)
    return components.solve(
      problem, &substitutions, &certificate, pivotLimit: options.pivotLimit)
  }

  /// Searches for degrees of freedom with a separate effort, and returns whether all were found.
  private mutating func findFreedom(
    _ problem: Problem, levels: Int, options: SolverOptions
  ) -> Bool {
    let remainingEffort = components.simplex.effort.remaining
    components.simplex.effort.grant(options.effortLimit)
    freedomAtFloor = freedom(problem, levels: levels, options: options)
    let isComplete = !isSpent
    if !isComplete { components.metPivotLimit = true }
    components.simplex.effort.isSpent = false
    components.simplex.effort.remaining = remainingEffort
    return isComplete
  }

  /// Returns the freedom that the strongest `levels` levels leave, given a decision made with
  /// exactly these.
  mutating func freedom(_ problem: Problem, levels: Int, options: SolverOptions) -> Freedom {
    freedomAnalysis.run(
      problem, levels: levels, pivotLimit: options.pivotLimit, &substitutions, &elimination,
      &relaxation, &components)
  }

  /// Returns the motions of the variables that the last search for freedom found to be free.
  mutating func motions(_ problem: Problem) -> Motions {
    freedomAnalysis.motions(problem, &substitutions)
  }

  /// Writes the value of every variable, and returns whether all are finite.
  mutating func collectValues(_ problem: Problem) -> Bool {
    let count = problem.variableCount
    values.resize(to: count)
    let target = values.span
    // The previous content may be NaN, and zero times NaN is NaN.
    if count > 0 { target[0] = 0 }
    // The values of the roots come first; all others are derived from them.
    for position in 0..<relaxation.roots.count {
      let root = relaxation.roots[position]
      target[root] = substitutions.decided.find(root).offset
    }
    return substitutions.required.computeValues(target)
  }

  /// Returns whether the simplex method determined the value of a root.
  @inline(__always)
  mutating func isSolvedByComponent(_ root: Int32) -> Bool {
    relaxation.violated.count > 0 && components.isSolved[root]
  }
}
