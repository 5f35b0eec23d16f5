import ConstraintSolver
import Testing

@Suite struct ReferenceTests {
  /// The number of systems of each kind that are compared.
  static let count: UInt64 = 3_000

  @Test(arguments: RandomSystems.allCases)
  func everyLevelHasTheLeastError(kind: RandomSystems) throws {
    try compare(kind, count: ReferenceTests.count, sizes: 1...3)
  }

  @Test(arguments: RandomSystems.allCases)
  func fourVariablesHaveTheLeastError(kind: RandomSystems) throws {
    try compare(kind, count: 100, sizes: 4...4)
  }

  /// Compares the solver's results for random systems with the reference.
  private func compare(_ kind: RandomSystems, count: UInt64, sizes: ClosedRange<Int>) throws {
    var solver = Solver()
    var failures = 0
    for seed in 0..<count {
      let (constraints, variables) = kind.make(seed: seed, sizes: sizes)
      let reference = ExactReference(constraints, variableCount: variables)
      let system = ExactConstraint.system(constraints, variables: variables)
      let floor = Level(strength: 8)
      let solution = try solver.solution(of: system, options: SolverOptions(freedomFloor: floor))
      var complaint = ""
      let rejected = Set(solution.rejected.map { Int($0.index) })
      if rejected != reference.rejected {
        complaint += " rejected \(rejected.sorted()), not \(reference.rejected.sorted())"
      }
      for (level, error) in reference.errors {
        let ours = solution.error(at: level)
        if abs(ours - error) > 1e-6 * max(1e-3, error) {
          complaint += " error \(ours) at \(level.strength), not \(error)"
          break
        }
      }
      for index in constraints.indices
      where constraints[index].level == .required && !rejected.contains(index) {
        let error = solution.error(of: ConstraintIndex(index: Int32(index)))
        if error > 1e-6 * constraints[index].factor {
          complaint += " required \(index) is off by \(error)"
        }
      }
      if rejected == reference.rejected {
        let free = Set(solution.freedom?.groups.joined().map { Int($0.index) } ?? [])
        if free != reference.freeVariables(downTo: floor) {
          complaint +=
            " free \(free.sorted()), not \(reference.freeVariables(downTo: floor).sorted())"
        }
        let open = Set(solution.ambiguity.groups.joined().map { Int($0.index) })
        if open != reference.freeVariables() {
          complaint += " open \(open.sorted()), not \(reference.freeVariables().sorted())"
        }
      }
      if !complaint.isEmpty {
        failures += 1
        if failures <= 3 {
          let text = constraints.map { "\n    \($0)" }.joined()
          Issue.record("\(kind) \(seed):\(complaint) values \(solution.values)\(text)")
        }
      }
    }
    #expect(failures == 0)
  }
}
