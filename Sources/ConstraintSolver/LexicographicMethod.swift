/// The method of one attempt at a solution: elimination of the required equalities, a relaxation that
/// is mostly exact, and the simplex method for the connected components in which it is not.
///
/// Levels are those of a constraint hierarchy (A. Borning, B. Freeman-Benson, M. Wilson, "Constraint
/// hierarchies", Lisp and Symbolic Computation 5, 1992), compared one strictly after another as in
/// preemptive goal programming (J. P. Ignizio, Goal Programming and Extensions, Heath 1976), and not
/// weighted against each other as in Cassowary (G. J. Badros, A. Borning, P. J. Stuckey, "The Cassowary
/// linear arithmetic constraint solving algorithm", ACM Transactions on Computer-Human Interaction 8,
/// 2001).
struct LexicographicMethod: ~Copyable {
  /// How far an attempt came.
  enum Outcome {
    /// To the end.
    case complete
    /// The required constraints cannot all hold, and it is not yet known which is the one too many.
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
  /// What the levels down to the freedom floor leave free.
  private(set) var freedomAtFloor: Freedom?

  /// Begins a solve, which may take several attempts.
  mutating func begin(_ options: SolverOptions) {
    components.simplex.effort.grant(options.effortLimit)
    elimination.isRecording = options.recordsReplay
    relaxation.isRecording = options.recordsReplay
    components.isRecording = options.recordsReplay
  }

  /// Whether more effort would have been needed.
  var isSpent: Bool {
    mutating get { components.simplex.effort.isSpent }
  }

  /// An attempt with all constraints that are not excluded.
  mutating func attempt(
    _ problem: Problem, _ exclusions: inout Exclusions, options: SolverOptions
  ) -> Outcome {
    if let end = eliminate(problem, limit: .max, &exclusions) { return end }
    let levels = problem.chains.count
    if let floor = options.freedomFloor {
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

  /// An attempt with the required constraints before `limit` that are not excluded.
  mutating func attemptRequired(
    _ problem: Problem, limit: Int32, _ exclusions: inout Exclusions, options: SolverOptions
  ) -> Outcome {
    if let end = eliminate(problem, limit: limit, &exclusions) { return end }
    return decide(problem, levels: 1, options: options) ? .complete : .infeasible
  }

  /// Whether the last attempt left a constraint out, as what follows from it contradicts earlier ones.
  func rejects(_ constraint: Int32) -> Bool {
    for place in 0..<elimination.rejected.count where elimination.rejected[place] == constraint {
      return true
    }
    return false
  }

  /// Whether all required constraints can hold together; true if that would need more effort.
  mutating func requiredCanHold(
    _ problem: Problem, _ exclusions: inout Exclusions
  ) -> Bool {
    switch eliminate(problem, limit: .max, isQuestion: true, &exclusions) {
    case .complete: return elimination.rejected.count == 0
    case .infeasible: return isSpent
    case nil:
      return elimination.rejected.count == 0
        && (decide(problem, levels: 1, options: SolverOptions()) || isSpent)
    }
  }

  /// The newest constraint in the certificate of why an attempt failed, if there is one.
  mutating func newestInCertificate(_ problem: Problem) -> Int32? {
    certificate.newest(problem, substitutions.required.pivots)
  }

  /// Writes to `proofs` who accuses which constraints; whether an attempt failed for several reasons that have nothing to do
  /// with each other.
  mutating func accusations(_ problem: Problem, in proofs: inout Buffer<Accusation>) -> Bool {
    certificate.takeParts(problem, substitutions.required.pivots, proofs: &proofs)
  }

  /// Begins an attempt, as far as elimination goes; how it ends, if that is as far as it needs to go.
  ///
  /// For a question, that is the first contradiction in what follows from a constraint.
  private mutating func eliminate(
    _ problem: Problem, limit: Int32, isQuestion: Bool = false, _ exclusions: inout Exclusions
  ) -> Outcome? {
    substitutions.begin(problem)
    elimination.begin()
    relaxation.begin()
    components.begin()
    certificate.removeAll()
    freedomAtFloor = nil
    if !components.simplex.effort.spend(8 * problem.rows.count) { return .infeasible }
    if !elimination.run(
      problem, limit: limit, isQuestion: isQuestion, &substitutions, &exclusions)
    {
      return .infeasible
    }
    if elimination.takenBack > 0, !components.simplex.effort.spend(elimination.takenBack) {
      return .infeasible
    }
    if elimination.inequalities.count > 0,
      !elimination.reviewInequalities(problem, &substitutions, &certificate)
    {
      return .infeasible
    }
    return substitutions.required.pivots.count == problem.variableCount ? .complete : nil
  }

  /// Decides the roots that required constraints left by the strongest `levels` levels; whether the
  /// required ones can hold.
  private mutating func decide(_ problem: Problem, levels: Int, options: SolverOptions) -> Bool {
    components.removeSolved()
    relaxation.decide(problem, levels: levels, &substitutions, &elimination)
    if relaxation.violated.count == 0 { return true }
    components.connect(problem, levels: levels, &substitutions, &elimination, &relaxation)
    return components.solve(
      problem, &substitutions, &certificate, pivotLimit: options.pivotLimit)
  }

  /// Looks for degrees of freedom with an effort of its own; whether all were found.
  private mutating func findFreedom(
    _ problem: Problem, levels: Int, options: SolverOptions
  ) -> Bool {
    let kept = components.simplex.effort.remaining
    components.simplex.effort.grant(options.effortLimit)
    freedomAtFloor = freedom(problem, levels: levels, options: options)
    let isComplete = !isSpent
    if !isComplete { components.metPivotLimit = true }
    components.simplex.effort.isSpent = false
    components.simplex.effort.remaining = kept
    return isComplete
  }

  /// What the strongest `levels` levels leave free, given a decision made with just these.
  mutating func freedom(_ problem: Problem, levels: Int, options: SolverOptions) -> Freedom {
    freedomAnalysis.run(
      problem, levels: levels, pivotLimit: options.pivotLimit, &substitutions, &elimination,
      &relaxation, &components)
  }

  /// How what the last search for freedom found to be free moves.
  mutating func motions(_ problem: Problem) -> Motions {
    freedomAnalysis.motions(problem, &substitutions)
  }

  /// Writes the value of every variable; whether all are finite.
  mutating func collectValues(_ problem: Problem) -> Bool {
    let count = problem.variableCount
    values.resize(to: count)
    let target = values.span
    // What was there before may be no number, and nothing times that is none either.
    if count > 0 { target[0] = 0 }
    // First those of the roots, from which all others follow.
    for position in 0..<relaxation.roots.count {
      let root = relaxation.roots[position]
      target[root] = substitutions.decided.find(root).offset
    }
    return substitutions.required.computeValues(target)
  }

  /// Whether the simplex method gave a root its value.
  @inline(__always)
  mutating func isSolvedByComponent(_ root: Int32) -> Bool {
    relaxation.violated.count > 0 && components.isSolved[root]
  }
}
