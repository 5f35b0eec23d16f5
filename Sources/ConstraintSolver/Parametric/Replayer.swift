/// A system that is evaluated for one set of parameters after another, such as a layout at many
/// sizes.
///
/// It stores the plans of earlier solutions: if one of them is valid, new values are an evaluation,
/// and only those that move are written. If none is valid, the system is solved, which creates
/// another plan.
public struct Replayer: ~Copyable {
  /// The system; its parameters are those of the last solve, or its own before the first solve.
  public private(set) var system: ConstraintSystem
  /// The maximum number of stored plans; beyond it, the least recently solved one is discarded.
  public let planLimit: Int
  /// The plans, the most recent first.
  public private(set) var plans: [ReplayPlan] = []
  /// The number of solves since the plans were last removed.
  public private(set) var solveCount = 0
  private var memory = Buffer<Double>()
  /// The solution of the current values, which belongs to one of the plans.
  private var current: ParametricSolution?

  /// Creates a replayer for a system that has not been solved yet.
  public init(_ system: consuming ConstraintSystem, planLimit: Int = 16) {
    precondition(planLimit > 0, "there must be room for a plan")
    self.planLimit = planLimit
    memory.fill(Int(system.variableCount), with: 0)
    self.system = system
  }

  /// Updates the values to other parameters.
  ///
  /// If the system cannot be solved there, the values do not change.
  public mutating func update(
    to parameters: Parameters, with solver: inout Solver
  ) throws(SolverError) {
    if !replay(at: parameters) { try solve(at: parameters, with: &solver) }
  }

  /// Updates the values to other parameters if a plan is valid there, and returns whether one is.
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

  /// Removes all plans, and resets the count of solves.
  public mutating func removePlans() {
    plans.removeAll(keepingCapacity: true)
    current = nil
    solveCount = 0
  }

  /// Switches to another plan, if one is valid.
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
