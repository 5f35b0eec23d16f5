import ConstraintSolver

/// Solves the small constraint system that arbitrary bytes encode.
enum SolverTarget {
  private static let coefficients: [Double] = [1, -1, 1, -1, 2, -2, 0.5, -3]
  private static let levels: [Level] = [
    .required, .required, Level(strength: 1000), Level(strength: 750), Level(strength: 750),
    Level(strength: 250), Level(strength: 1), .required,
  ]

  /// Fuzzes one input.
  static func attempt(_ bytes: [UInt8]) {
    var bytes = bytes[...]
    let variables = Int((bytes.popFirst() ?? 0) % 8) + 1
    var system = ConstraintSystem()
    system.addVariables(variables)
    while system.constraintCount < 24, let head = bytes.popFirst() {
      var terms: [Term] = []
      for _ in 0...Int(head >> 6) {
        guard let byte = bytes.popFirst() else { break }
        let variable = Variable(index: Int32(Int(byte & 31) % variables))
        terms.append(Term(variable, coefficients[Int(byte >> 5)]))
      }
      let constant = Double(Int8(bitPattern: bytes.popFirst() ?? 0))
      let relations = Relation.allCases
      system.add(
        terms, relations[Int(head >> 3 & 7) % relations.count],
        constant: AffineForm(constant), at: levels[Int(head & 7)])
    }
    check(system)
  }

  private static func check(_ system: ConstraintSystem) {
    var solver = Solver()
    do throws(SolverError) {
      let solution = try solver.solution(of: system)
      let rejected = Set(solution.rejected)
      for index in 0..<Int32(system.constraintCount) {
        let constraint = ConstraintIndex(index: index)
        let isRequired = system.level(of: constraint) == .required
        Property.require(
          isRequired || !rejected.contains(constraint), "constraint \(index) was not required")
        guard isRequired, !rejected.contains(constraint) else { continue }
        let error = solution.error(of: constraint)
        Property.require(error <= 1e-6, "required constraint \(index) is wrong by \(error)")
      }
      for constraint in solution.rejected {
        try requireConflict(solution.conflict(of: constraint), of: constraint, in: system)
      }
      let again = try solver.solution(of: system)
      Property.require(
        again.values == solution.values && again.rejected == solution.rejected,
        "the solution differs from run to run")
    } catch {
      Property.require(false, "the system cannot be solved: \(error)")
    }
  }

  /// Requires that the constraints of a conflict are unsatisfiable by themselves, and satisfiable without any one of
  /// them.
  private static func requireConflict(
    _ conflict: [ConstraintIndex], of constraint: ConstraintIndex, in system: ConstraintSystem
  ) throws(SolverError) {
    Property.require(
      conflict.last == constraint, "the conflict of constraint \(constraint.index) is not its own")
    Property.require(
      try isContradiction(conflict, of: system), "\(conflict) do not contradict each other")
    for index in conflict.indices {
      var rest = conflict
      rest.remove(at: index)
      Property.require(
        try !isContradiction(rest, of: system), "\(conflict) contradict without \(conflict[index])")
    }
  }

  /// Whether some required constraints are unsatisfiable together.
  private static func isContradiction(
    _ constraints: [ConstraintIndex], of system: ConstraintSystem
  ) throws(SolverError) -> Bool {
    var part = ConstraintSystem()
    part.addVariables(Int(system.variableCount))
    for constraint in constraints {
      part.add(
        Array(system.terms(of: constraint)), system.relation(of: constraint),
        constant: system.constant(of: constraint))
    }
    var solver = Solver()
    try solver.solve(part)
    return solver.rejectedCount > 0
  }
}
