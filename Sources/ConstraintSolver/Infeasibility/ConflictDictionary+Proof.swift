// The results of a dictionary are verified with the constraints as they were added.
extension ConflictDictionary {
  /// Returns whether a constraint is a reason for which the goal does not come nearer.
  func countsTowardsGoal(_ constraint: Int) -> Bool {
    guard case .column(let column) = variables[slack(of: constraint)].location else {
      return false
    }
    return abs(self.column(Int(column))[goalRow]) > Self.least
  }

  /// Returns whether the row of the goal is a Farkas certificate: multiples of constraints, with
  /// the right signs for inequalities, whose sum contains no variable and is a false statement
  /// about a number.
  func provesContradiction(_ problem: Problem, _ sums: inout LinearSum) -> Bool {
    let row = goalRow
    let direction = goalDirection
    sums.begin(problem.variableCount)
    sums.add(problem.rows[goal], times: -scales[goal], problem)
    for column in 0..<columnCount {
      let entry = self.column(column)[row]
      if abs(entry) <= Self.least { continue }
      let variable = nonbasic[column]
      if variable < columnCount || variables[variable].mayGo(entry * direction) { return false }
      let constraint = Int(variable) - columnCount
      sums.add(problem.rows[constraint], times: entry * scales[constraint], problem)
    }
    return sums.isCancelled && direction * sums.constant > 1e-8 * sums.constantMagnitude
  }

  /// Returns whether all enforced constraints are satisfied at the end of a ray, including the
  /// goal, up to rounding.
  func holds(at ray: Ray, _ problem: Problem, _ point: inout Buffer<Double>) -> Bool {
    point.resize(to: columnCount)
    let own = column(ray.column)
    let farthest = 1e6 * problem.magnitude
    for index in 0..<columnCount {
      let variable = variables[index]
      var value = variable.value
      switch variable.location {
      case .row(let row): value += own[row] * ray.step
      case .column(let column): if Int(column) == ray.column { value += ray.step }
      }
      if !(abs(value) <= farthest) { return false }
      point[index] = value
    }
    // The tolerance is that of the elimination of required constraints.
    let roundoff = 1e-4 * min(problem.magnitude, 1e9)
    for row in 0..<rowCount where !variables[slack(of: row)].isFree {
      let constraint = problem.rows[row]
      var value = constraint.constant
      var magnitude = abs(value)
      for term in problem.terms(of: constraint) {
        let product = term.coefficient * point[term.variable.index]
        value += product
        magnitude += abs(product) + abs(term.coefficient) * roundoff
      }
      if variables[slack(of: row)].error(of: value) > 1e-9 * magnitude { return false }
    }
    return true
  }
}
