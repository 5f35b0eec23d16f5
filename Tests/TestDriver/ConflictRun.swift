import ConstraintSolver

/// Solves the systems on standard input and prints the conflicts in each, for `scripts/check conflicts`.
///
/// A system is a line with its number of variables and its number of constraints, and a line for each constraint: `<`,
/// `=` or `>` for the relation of the left side to zero, the constant, and the coefficient of each variable. All
/// constraints are required. The answer is a line for each rejected constraint: its index, `+` if the set is known to
/// be irreducible or `-` otherwise, and the indices of the members. The last line of an answer is the word `held` with
/// the largest error of a constraint that was not rejected, relative to the magnitude of the terms of its sum, and
/// whether the optimum was reached, or the word `fault`.
enum ConflictRun {
  static func run() {
    while let line = readLine() {
      let head = line.split(separator: " ").compactMap { Int($0) }
      guard head.count == 2, head[0] > 0,
        let system = read(variables: head[0], constraints: head[1])
      else {
        print("fault")
        continue
      }
      solve(system)
    }
  }

  /// Reads the constraints of a system, or returns `nil` if a line is not valid.
  private static func read(variables: Int, constraints: Int) -> ConstraintSystem? {
    var system = ConstraintSystem()
    system.addVariables(variables)
    var isWhole = true
    for _ in 0..<constraints {
      let words = (readLine() ?? "").split(separator: " ")
      let numbers = words.dropFirst().compactMap { Double($0) }
      let relation: Relation? =
        switch words.first {
        case "<": .lessOrEqual
        case "=": .equal
        case ">": .greaterOrEqual
        default: nil
        }
      guard let relation, numbers.count == variables + 1 else {
        isWhole = false
        continue
      }
      let terms = numbers.dropFirst().enumerated().filter { $1 != 0 }
      system.add(
        terms.map { Term(Variable(index: Int32($0)), $1) }, relation,
        constant: AffineForm(numbers[0]))
    }
    return isWhole ? system : nil
  }

  private static func solve(_ system: ConstraintSystem) {
    guard let solution = try? system.solve() else {
      print("fault")
      return
    }
    for rejected in solution.rejected {
      var effort = Int.max
      let conflict = solution.conflict(of: rejected, effort: &effort)
      let members = conflict.constraints.map { String($0.index) }
      print(rejected.index, conflict.isMinimal ? "+" : "-", members.joined(separator: " "))
    }
    print("held", largestError(system, solution), solution.metPivotLimit ? "limit" : "optimum")
  }

  /// Returns the largest error of a constraint that was not rejected, relative to the magnitude of the terms of its
  /// sum.
  private static func largestError(_ system: ConstraintSystem, _ solution: Solution) -> Double {
    let rejected = Set(solution.rejected)
    var largest = 0.0
    for index in 0..<system.constraintCount {
      let constraint = ConstraintIndex(index: Int32(index))
      if rejected.contains(constraint) { continue }
      var value = system.constant(of: constraint).constant
      var size = 1 + abs(value)
      for term in system.terms(of: constraint) {
        let product = term.coefficient * solution.value(of: term.variable)
        value += product
        size += abs(product)
      }
      let error: Double =
        switch system.relation(of: constraint) {
        case .lessOrEqual: value
        case .equal: abs(value)
        case .greaterOrEqual: -value
        }
      largest = max(largest, error / size)
    }
    return largest
  }
}
