/// The guards of a solve's rejected constraints: the parameters for which they still contradict
/// earlier ones, so that its plan may be valid elsewhere.
struct ContradictionGuards: ~Copyable {
  /// The maximum number of contradictions; a plan with more is valid only at its own parameters.
  private static let limit = 16

  private var core = SolverCore()
  /// The system's constraints up to the last one of the trial, of which only those in `chains` belong to it.
  private var rows = Buffer<ConstraintRow>()
  /// The required constraints of the trial, followed by the rejected one.
  private var chains = Buffer<LevelChain>()
  /// The number of constraints that earlier trials have considered.
  private var considered: Int32 = 0
  /// The largest distance that a constant of a required constraint of the trial can represent.
  private var magnitude = 0.0

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
    let parameters = system.parameters
    return system.withProblem { guards(for: rejected, of: $0, at: parameters, effort: effort) }
  }

  private mutating func guards(
    for rejected: UncheckedSpan<Int32>, of whole: Problem, at parameters: Parameters, effort: Int
  ) -> [AffineForm]? {
    begin(whole, last: rejected[rejected.count - 1])
    var result: [AffineForm] = []
    var effort = effort
    for position in 0..<rejected.count {
      let index = rejected[position]
      let trial = trial(of: index, in: whole)
      let options = SolverOptions(recordsReplay: true, effortLimit: effort)
      let isSolved = core.run(trial, options: options) && core.rejected.count == 0
      effort = core.remainingEffort
      if !isSolved { return nil }
      let plan = core.plan(trial, parameters: parameters, contradictions: nil)
      guard let error = error(of: index, in: trial, by: plan) else { return nil }
      result.append(contentsOf: plan.guards)
      result.append(error)
    }
    return result
  }

  /// Begins the trials of constraints up to `last`, with none of them included.
  private mutating func begin(_ whole: Problem, last: Int32) {
    let count = Int(last) + 1
    rows.resize(to: count)
    rows.span.copy(whole.rows.part(from: 0, count: count))
    chains.fill(2, with: LevelChain(strength: Level.required.strength, head: .none, tail: .none))
    chains[1].strength = 1
    considered = 0
    magnitude = 0
  }

  /// Returns the system of the required constraints before a rejected one, and that constraint at a
  /// lower level.
  ///
  /// The trials of earlier constraints must precede it.
  private mutating func trial(of rejected: Int32, in whole: Problem) -> Problem {
    while considered < rejected {
      if rows[considered].strength == Level.required.strength {
        append(considered, to: 0)
        magnitude = max(magnitude, distance(of: considered, in: whole))
      }
      considered += 1
    }
    considered += 1
    chains[1].tail = .none
    append(rejected, to: 1)
    rows[rejected].strength = chains[1].strength
    return Problem(
      rows: rows.span, terms: whole.terms, chains: chains.span,
      affineConstants: whole.affineConstants, variableCount: whole.variableCount,
      magnitude: max(magnitude, distance(of: rejected, in: whole)))
  }

  /// Appends a constraint to the chain of its level.
  private mutating func append(_ index: Int32, to chain: Int) {
    let link = OptionalIndex(index)
    if let tail = chains[chain].tail.index {
      rows[tail].next = link
    } else {
      chains[chain].head = link
    }
    chains[chain].tail = link
    rows[index].next = .none
  }

  /// Returns the distance that the constant of a constraint can represent.
  private func distance(of index: Int32, in whole: Problem) -> Double {
    let row = rows[index]
    var largest = 0.0
    for term in whole.terms(of: row) { largest = max(largest, abs(term.coefficient)) }
    return largest > 0 ? abs(row.constant) / largest : 0
  }

  /// Returns the violation of a rejected constraint, less the possible rounding error, as a
  /// function of the parameters, or `nil` if it is zero.
  private func error(
    of index: Int32, in problem: Problem, by plan: ReplayPlan
  ) -> AffineForm? {
    let row = problem.row(index)
    let forms = plan.forms
    var error = problem.constant(of: row)
    var size = abs(error.evaluate(at: plan.parameters))
    for term in problem.terms(of: row) {
      let part = term.coefficient * forms[Int(term.variable.index)]
      error += part
      size += abs(part.evaluate(at: plan.parameters))
    }
    let value = error.evaluate(at: plan.parameters)
    if row.relation.error(of: value) <= 1e-7 * size { return nil }
    if value < 0 { error = -error }
    error.constant -= 1e-7 * size
    return error
  }
}
