import ConstraintSolver
import Testing

@Suite struct ExplanationTests {
  @Test(arguments: RandomSystems.allCases)
  func everyConflictIsMinimal(kind: RandomSystems) throws {
    var conflicts = 0
    for seed in 0..<400 as Range<UInt64> {
      let (constraints, variables) = kind.make(seed: seed)
      let solution = try ExactConstraint.system(constraints, variables: variables).solve()
      for rejected in solution.rejected {
        let members = solution.conflict(of: rejected).map { Int($0.index) }
        conflicts += 1
        #expect(members.contains(Int(rejected.index)))
        #expect(members.allSatisfy { $0 <= Int(rejected.index) })
        #expect(
          !isSatisfied(members.map { constraints[$0] }, variables), "\(kind) \(seed) is no conflict"
        )
        for index in members {
          let rest = members.filter { $0 != index }.map { constraints[$0] }
          #expect(
            isSatisfied(rest, variables), "\(kind) \(seed): \(index) is superfluous in \(members)")
        }
      }
    }
    #expect(conflicts > 50)
  }

  private func isSatisfied(_ constraints: [ExactConstraint], _ variables: Int) -> Bool {
    ExactReference(constraints, variableCount: variables).rejected.isEmpty
  }

  /// A reason is a constraint on whose constant the value depends: each constant is changed a
  /// little, and the reasons are the constraints that change the variable.
  @Test(arguments: RandomSystems.allCases)
  func explainedValuesAreDeterminedByTheirReasons(kind: RandomSystems) throws {
    for seed in 0..<400 as Range<UInt64> {
      let (constraints, variables) = kind.make(seed: seed)
      let system = ExactConstraint.system(constraints, variables: variables)
      let solution = try system.solve()
      for index in 0..<variables {
        let variable = Variable(index: Int32(index))
        if solution.ambiguity.contains(variable) { continue }
        let reasons = solution.reasons(for: variable)
        // If all reasons are equalities, they alone determine the variable's value.
        var alone = ConstraintSystem()
        alone.addVariables(variables)
        for reason in reasons {
          alone.add(
            Array(system.terms(of: reason.constraint)), .equal,
            constant: system.constant(of: reason.constraint))
        }
        let repeated = try alone.solve()
        let value = repeated.value(of: variable)
        #expect(repeated.rejected.isEmpty)
        #expect(!repeated.ambiguity.contains(variable), "\(kind) \(seed): reasons do not suffice")
        #expect(abs(value - solution.value(of: variable)) < 1e-6 * max(1, abs(value)))
        // None of them can be left out.
        for left in reasons {
          var fewer = ConstraintSystem()
          fewer.addVariables(variables)
          for reason in reasons where reason != left {
            fewer.add(Array(system.terms(of: reason.constraint)), .equal)
          }
          #expect(
            try fewer.solve().ambiguity.contains(variable),
            "\(kind) \(seed): \(left.constraint.index) is superfluous")
        }
      }
    }
  }
}
