import ConstraintSolver

/// The plans of one system, as a runtime would keep them: a size is evaluated with the first plan
/// that holds, and solved, which makes another plan, only where none does.
struct Plans {
  var plans: [ReplayPlan] = []
  var values: [Double]
  /// How many sizes had to be solved.
  var solves = 0
  /// How many plans are kept.
  let limit = 16

  init(variableCount: Int) {
    values = [Double](repeating: 0, count: variableCount)
  }

  /// Lays out at the size in the system's first two parameters.
  mutating func resize(
    _ system: inout ConstraintSystem, _ solver: inout Solver, width: Double, height: Double
  ) {
    var parameters = system.parameters
    parameters[0] = width
    parameters[1] = height
    for index in plans.indices where plans[index].evaluate(at: parameters, into: &values) {
      return
    }
    system.parameters = parameters
    solves += 1
    guard let plan = try? solver.plan(for: system) else { return }
    solver.withValues { solved in
      for index in values.indices { values[index] = solved[index] }
    }
    if plans.count == limit { plans.removeLast() }
    plans.insert(plan, at: 0)
  }
}
