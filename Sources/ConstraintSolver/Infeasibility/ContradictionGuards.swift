/// The guards of a solve's rejected constraints: the parameters for which they still contradict
/// earlier ones, so that its plan may be valid elsewhere.
struct ContradictionGuards: ~Copyable {
  /// The maximum number of contradictions; a plan with more is valid only at its own parameters.
  private static let limit = 16

  private var core = SolverCore()
  private var trial = ConstraintSystem()

  /// Returns the conditions under which each of the rejected constraints contradicts the
  /// constraints before it that were not rejected, or `nil` if that takes more than the permitted
  /// effort, or is beyond rounding.
  ///
  /// The minimum violation of a constraint, given that the earlier ones are satisfied, is the
  /// optimum of a system in which it alone is not required. The plan of that system contains the
  /// region in which the answer does not change.
  mutating func guards(
    for rejected: UncheckedSpan<Int32>, of system: borrowing ConstraintSystem, effort: Int
  ) -> [AffineForm]? {
    if rejected.count > ContradictionGuards.limit { return nil }
    var result: [AffineForm] = []
    var effort = effort
    for position in 0..<rejected.count {
      load(rejected, position, system)
      let parameters = system.parameters
      let options = SolverOptions(recordsReplay: true, effortLimit: effort)
      let plan: ReplayPlan? = trial.withProblem { problem in
        guard core.run(problem, options: options), core.rejected.count == 0 else { return nil }
        return core.plan(problem, parameters: parameters, contradictions: nil)
      }
      effort = core.remainingEffort
      guard let plan, let error = error(of: rejected[position], in: system, by: plan) else {
        return nil
      }
      result.append(contentsOf: plan.guards)
      result.append(error)
    }
    return result
  }

  /// Sets the trial to the required constraints before a rejected one, and that constraint at a
  /// lower level.
  private mutating func load(
    _ rejected: UncheckedSpan<Int32>, _ position: Int, _ system: borrowing ConstraintSystem
  ) {
    trial.removeAll()
    trial.addVariables(Int(system.variableCount))
    trial.parameters = system.parameters
    var next = 0
    let last = rejected[position]
    for index in 0...last {
      let isRejected = rejected[next] == index
      if isRejected, index != last {
        next += 1
        continue
      }
      let row = system.rows[Int(index)]
      if row.strength != Level.required.strength { continue }
      let constraint = ConstraintIndex(index: index)
      trial.add(
        system.terms(of: constraint).span, row.relation, constant: system.constant(of: constraint),
        at: isRejected ? Level(strength: 1) : .required)
    }
  }

  /// Returns the violation of a rejected constraint, less the possible rounding error, as a
  /// function of the parameters, or `nil` if it is zero.
  private func error(
    of index: Int32, in system: borrowing ConstraintSystem, by plan: ReplayPlan
  ) -> AffineForm? {
    let constraint = ConstraintIndex(index: index)
    let forms = plan.forms
    var error = system.constant(of: constraint)
    var size = abs(error.evaluate(at: plan.parameters))
    for term in system.terms(of: constraint) {
      let part = term.coefficient * forms[Int(term.variable.index)]
      error += part
      size += abs(part.evaluate(at: plan.parameters))
    }
    let value = error.evaluate(at: plan.parameters)
    if system.relation(of: constraint).error(of: value) <= 1e-7 * size { return nil }
    if value < 0 { error = -error }
    error.constant -= 1e-7 * size
    return error
  }
}
