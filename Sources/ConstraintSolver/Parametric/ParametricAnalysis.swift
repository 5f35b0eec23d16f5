/// The analysis that turns a solution into a function of the parameters: how values change with
/// them while the basis does not change, and the critical region in which it does not.
///
/// T. Gal and J. Nedoma, "Multiparametric linear programming", Management Science 18 (1972); T. Gal,
/// Postoptimal Analyses, Parametric Programming, and Related Topics, 2nd ed., de Gruyter 1995.
struct ParametricAnalysis: ~Copyable {
  private var builder = PlanBuilder()
  private var sensitivities = Sensitivities()
  /// The root of a component, and its change.
  struct ComponentRoot: BitwiseCopyable {
    var root: Int32
    var change: SIMD2<Double>
  }

  private var componentRoots = Buffer<ComponentRoot>()

  /// Creates the plan of a recorded solve.
  ///
  /// If it rejected constraints, `contradictions` are the conditions under which they must be
  /// rejected; without any, the plan is valid only at its own parameters.
  mutating func plan(
    _ problem: Problem, _ method: inout LexicographicMethod, parameters: Parameters,
    contradictions: [AffineForm]?
  ) -> ReplayPlan {
    builder.begin(problem)
    for pass in 0..<builder.passCount {
      follow(problem, &method, lanes: builder.lanes(ofPass: pass))
      builder.addChanges(&sensitivities, problem)
    }
    if builder.passCount > 0 {
      guardRedundant(problem, &method)
      guardInequalities(problem, &method)
      guardDecisions(problem, &method)
      guardComponents(problem, &method)
      if let contradictions {
        for form in contradictions { builder.require(form, at: parameters) }
      } else if method.elimination.rejected.count > 0 {
        builder.holdStill()
      }
    }
    return ReplayPlan(
      parameters: parameters,
      table: ReplayTable(values: method.values.span, &builder, parameters: parameters))
  }

  /// Repeats elimination and decisions with sensitivities for constants.
  private mutating func follow(
    _ problem: Problem, _ method: inout LexicographicMethod, lanes: (Int, Int)
  ) {
    sensitivities.reset(count: problem.variableCount, lanes: lanes)
    let required = method.substitutions.required.pivots.span
    for position in 0..<required.count { sensitivities.apply(required[position], problem) }
    if method.relaxation.violated.count > 0 { followComponents(problem, &method) }
    let decided = method.substitutions.decided.pivots.span
    for position in 0..<decided.count {
      let pivot = decided[position]
      if !method.isSolvedByComponent(pivot.variable) { sensitivities.apply(pivot, problem) }
    }
  }

  /// Sets the sensitivities of the roots of the components that the simplex method solved.
  private mutating func followComponents(
    _ problem: Problem, _ method: inout LexicographicMethod
  ) {
    componentRoots.removeAll()
    let shares = method.components.parametric.shares.span
    var position = 0
    while position < shares.count {
      let root = shares[position].root
      var sum = SIMD2<Double>.zero
      while position < shares.count, shares[position].root == root {
        let share = shares[position]
        sum += share.factor * sensitivities.change(of: problem.row(share.constraint), problem)
        position += 1
      }
      componentRoots.append(ComponentRoot(root: root, change: sum))
    }
    let bases = method.components.solved.bases.span
    for index in 0..<bases.count {
      let basis = bases[index]
      for position in basis.firstRoot..<(basis.firstRoot + basis.count) {
        let root = method.components.solved.roots[position]
        // The search for freedom records bases of other components, too.
        if method.components.isSolved[root] { sensitivities.set(root, to: .zero) }
      }
    }
    for index in 0..<componentRoots.count {
      sensitivities.set(componentRoots[index].root, to: componentRoots[index].change)
    }
  }

  /// Returns the value of a constraint's left side, with the magnitude of its summands.
  private func evaluate(
    _ row: ConstraintRow, _ problem: Problem, _ method: inout LexicographicMethod
  ) -> (value: Double, magnitude: Double) {
    let values = method.values.span
    var value = row.constant
    var magnitude = abs(row.constant)
    for term in problem.terms(of: row) {
      let product = term.coefficient * values[term.variable.index]
      value += product
      magnitude += abs(product)
    }
    return (value, magnitude)
  }

  /// Returns whether a constraint has a root in a component that the simplex method solved.
  private func concernsComponent(
    _ row: ConstraintRow, _ problem: Problem, _ method: inout LexicographicMethod
  ) -> Bool {
    if method.relaxation.violated.count == 0 { return false }
    for term in problem.terms(of: row) {
      if let root = method.substitutions.required.find(term.variable.index).root.index,
        method.components.isSolved[root]
      {
        return true
      }
    }
    return false
  }

  /// Adds guards for the equalities that determined nothing: they must still be satisfied.
  ///
  /// Equalities that determined something are satisfied for all parameters.
  private mutating func guardRedundant(
    _ problem: Problem, _ method: inout LexicographicMethod
  ) {
    for position in 0..<method.elimination.redundant.count {
      keepZero(problem.row(method.elimination.redundant[position]), problem, &method)
    }
    for position in 0..<method.relaxation.redundant.count {
      let row = problem.row(method.relaxation.redundant[position])
      // Decisions that the simplex method replaced are void.
      if concernsComponent(row, problem, &method) { continue }
      keepZero(row, problem, &method)
    }
  }

  /// Requires that the left side of a constraint remains zero, if it depends on the parameters.
  private mutating func keepZero(
    _ row: ConstraintRow, _ problem: Problem, _ method: inout LexicographicMethod
  ) {
    if !builder.judge(row, problem) { return }
    let (value, magnitude) = evaluate(row, problem, &method)
    builder.keepZero(value, magnitude: magnitude)
  }

  /// Adds guards for the required inequalities.
  private mutating func guardInequalities(
    _ problem: Problem, _ method: inout LexicographicMethod
  ) {
    let rejected = method.elimination.rejected.span
    var nextRejected = 0
    for index in method.elimination.consulted.span {
      while nextRejected < rejected.count, rejected[nextRejected] < index { nextRejected += 1 }
      if nextRejected < rejected.count, rejected[nextRejected] == index { continue }
      let row = problem.row(index)
      if !builder.judge(row, problem) { continue }
      let (value, magnitude) = evaluate(row, problem, &method)
      // If a value touches a bound, the consequences may depend on its remaining there.
      if abs(value) <= 1e-9 * magnitude, isBound(row, problem, &method) {
        builder.keepZero(value, magnitude: magnitude)
      } else {
        builder.require(
          value, sign: row.relation == .greaterOrEqual ? 1 : -1, magnitude: magnitude)
      }
    }
  }

  /// Returns whether an inequality bounds roots outside the components that the simplex method
  /// solved.
  private func isBound(
    _ row: ConstraintRow, _ problem: Problem, _ method: inout LexicographicMethod
  ) -> Bool {
    for term in problem.terms(of: row) {
      if let root = method.substitutions.required.find(term.variable.index).root.index {
        return !method.isSolvedByComponent(root)
      }
    }
    return false
  }

  /// Adds guards for the side of each weaker constraint on which the values are, as far as it
  /// mattered.
  private mutating func guardDecisions(
    _ problem: Problem, _ method: inout LexicographicMethod
  ) {
    for position in 0..<method.relaxation.consulted.count {
      let row = problem.row(method.relaxation.consulted[position])
      if concernsComponent(row, problem, &method) || !builder.judge(row, problem) { continue }
      let (value, magnitude) = evaluate(row, problem, &method)
      builder.keepSign(value, magnitude: magnitude)
    }
  }

  /// Adds guards for the comparisons on which the bases of components depend.
  private mutating func guardComponents(
    _ problem: Problem, _ method: inout LexicographicMethod
  ) {
    for position in 0..<method.components.parametric.guards.count {
      let entry = method.components.parametric.guards[position]
      let row = problem.row(entry.constraint)
      if !builder.judge(row, problem) { continue }
      let (value, magnitude) = evaluate(row, problem, &method)
      if entry.sign == 0 {
        builder.keepZero(value, magnitude: magnitude)
      } else {
        builder.require(value, sign: Double(entry.sign), magnitude: magnitude)
      }
    }
  }
}
