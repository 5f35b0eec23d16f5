/// A system that is looked at with one set of parameters after another, such as a layout at many
/// sizes.
///
/// It keeps the plans of earlier solutions: where one of them holds, new values are an evaluation,
/// and only those that move are written. Where none holds, the system is solved, which makes another
/// plan.
public struct Replayer: ~Copyable {
  /// The system; its parameters are those at which it was solved last, or its own before that.
  public private(set) var system: ConstraintSystem
  /// How many plans are kept; of more, the one least recently solved is forgotten.
  public let planLimit: Int
  /// The plans, the last solved first.
  public private(set) var plans: [ReplayPlan] = []
  /// How often the system had to be solved since its plans were last removed.
  public private(set) var solveCount = 0
  private var memory = Buffer<Double>()
  /// The solution to which the values belong, which one of the plans keeps.
  private var current: ParametricSolution?

  /// A system whose values are not known yet.
  public init(_ system: consuming ConstraintSystem, planLimit: Int = 16) {
    precondition(planLimit > 0, "there must be room for a plan")
    self.planLimit = planLimit
    memory.fill(Int(system.variableCount), with: 0)
    self.system = system
  }

  /// Brings the values to other parameters.
  ///
  /// If the system cannot be solved there, the values are as they were.
  public mutating func update(
    to parameters: Parameters, with solver: inout Solver
  ) throws(SolverError) {
    if !replay(at: parameters) { try solve(at: parameters, with: &solver) }
  }

  /// Brings the values to other parameters if a plan holds there; whether one does.
  @inline(__always)
  public mutating func replay(at parameters: Parameters) -> Bool {
    parameters.withLanes { lanes in
      if let current, current.write(at: lanes, to: memory.span) { return true }
      return change(to: lanes)
    }
  }

  /// Calls `body` with the values of all variables, in order; zero before the first update.
  public func withValues<Result>(_ body: (Span<Double>) -> Result) -> Result {
    memory.span.withSpan(body)
  }

  /// Forgets all plans, and how often the system was solved.
  public mutating func removePlans() {
    plans.removeAll(keepingCapacity: true)
    current = nil
    solveCount = 0
  }

  /// Goes over to another plan, if one holds.
  @inline(never)
  private mutating func change(to lanes: UncheckedSpan<Double>) -> Bool {
    for index in plans.indices {
      let solution = plans[index].solution
      if !solution.holds(at: lanes) { continue }
      memory.span.copy(solution.values)
      current = solution
      return solution.write(at: lanes, to: memory.span)
    }
    return false
  }

  @inline(never)
  private mutating func solve(
    at parameters: Parameters, with solver: inout Solver
  ) throws(SolverError) {
    let earlier = system.parameters
    system.parameters = parameters
    let plan: ReplayPlan
    do {
      plan = try solver.plan(for: system)
    } catch {
      system.parameters = earlier
      throw error
    }
    solveCount += 1
    if plans.count == planLimit { plans.removeLast() }
    plans.insert(plan, at: 0)
    current = plan.solution
    memory.span.copy(plan.solution.values)
  }
}
