/// The implementation of a `Solver`: the search for a solution and its analysis.
struct SolverCore: ~Copyable {
  private var search = FeasibleSubset()
  private var analysis = ParametricAnalysis()

  /// The values after the last solve.
  var values: UncheckedSpan<Double> {
    mutating get { search.method.values.span }
  }

  /// The required constraints that the last solve rejected.
  var rejected: UncheckedSpan<Int32> {
    mutating get { search.method.elimination.rejected.span }
  }

  /// The freedom that the levels down to the freedom floor left in the last solve.
  var freedom: Freedom? {
    mutating get { search.method.freedomAtFloor }
  }

  /// Returns the motions of the variables that the levels down to the freedom floor left free in
  /// the last solve, or `nil` if there are none.
  mutating func motions(_ problem: Problem) -> Motions? {
    if freedom?.isEmpty ?? true { return nil }
    return search.method.motions(problem)
  }

  /// The number of pivots of the simplex method in the last solve.
  var pivotCount: Int {
    mutating get { search.method.components.pivotCount }
  }

  /// Whether the pivot limit was reached in the last solve.
  var metPivotLimit: Bool {
    mutating get { search.method.components.metPivotLimit }
  }

  /// Whether the effort limit was exceeded.
  var isSpent: Bool {
    mutating get { search.method.isSpent }
  }

  /// The remaining effort.
  var remainingEffort: Int {
    mutating get { search.method.components.simplex.effort.remaining }
  }

  /// The total effort of all solves.
  var totalEffort: Int {
    mutating get { search.method.components.simplex.effort.total }
  }

  /// Solves a problem, and returns whether every value is finite and the effort sufficed.
  mutating func run(_ problem: Problem, options: SolverOptions) -> Bool {
    search.run(problem, options: options)
  }

  /// Converts the last solve, which must have been recorded, to a plan for other parameters.
  mutating func plan(
    _ problem: Problem, parameters: Parameters, contradictions: [AffineForm]?
  ) -> ReplayPlan {
    analysis.plan(
      problem, &search.method, parameters: parameters, contradictions: contradictions)
  }

  /// Returns the last solve's result as a value that is independent of this memory.
  mutating func solution(
    _ problem: Problem, of system: ConstraintSystem, options: SolverOptions,
    contradictions: [AffineForm]?
  ) -> Solution {
    let plan =
      options.recordsReplay
      ? plan(problem, parameters: system.parameters, contradictions: contradictions) : nil
    let pivotCount = pivotCount
    let atFloor = search.method.freedomAtFloor
    var ambiguity = atFloor
    let lowest = problem.chains[problem.chains.count - 1].strength
    let isFloorLowest = options.freedomFloor.map { $0.strength <= lowest } ?? false
    if ambiguity == nil || (ambiguity?.isEmpty == false && !isFloorLowest) {
      ambiguity = search.method.freedom(
        problem, levels: problem.chains.count, options: options)
    }
    let values = values
    let rejected = rejected
    return Solution(
      system: system, basis: OptimalBasis(&search.method),
      values: (0..<values.count).map { values[$0] },
      rejected: (0..<rejected.count).map { ConstraintIndex(index: rejected[$0]) },
      pivotCount: pivotCount, metPivotLimit: metPivotLimit,
      freedom: atFloor, ambiguity: ambiguity ?? Freedom(groups: []), plan: plan)
  }

  /// Returns whether all required constraints can be satisfied together, and `true` if that would
  /// take more than `effort`.
  mutating func requiredIsSatisfiable(_ problem: Problem, effort: Int?) -> Bool {
    search.isSatisfiable(problem, effort: effort)
  }

  /// Returns the constraints of a verified proof that the required ones cannot all be satisfied, by
  /// index, if there is one; called after the query whether they can.
  mutating func contradiction(_ problem: Problem) -> [Int32]? {
    if search.method.newestInCertificate(problem) == nil { return nil }
    let support = search.method.certificate.support.span
    return Set((0..<support.count).map { support[$0] }).sorted()
  }
}
