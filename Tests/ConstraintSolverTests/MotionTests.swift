import ConstraintSolver
import Testing

/// The movements of free variables.
@Suite struct MotionTests {
  /// Two variables can move relative to each other if a variable for their difference is free.
  @Test(arguments: RandomSystems.allCases)
  func relativelyMovableVariablesHaveAFreeDifference(kind: RandomSystems) throws {
    var solver = Solver()
    let options = SolverOptions(freedomFloor: Level(strength: 2))
    var (together, apart) = (0, 0)
    for seed in 0..<1_000 as Range<UInt64> {
      let (constraints, variables) = kind.make(seed: seed, sizes: 2...6, counts: 1...8)
      let system = ExactConstraint.system(constraints, variables: variables)
      try solver.solve(system, options: options)
      guard let motions = solver.motions(ofSolved: system) else {
        #expect(solver.freedom?.isEmpty ?? true)
        continue
      }
      var asked = system
      var differences: [(first: Variable, second: Variable, difference: Variable)] = []
      for first in 0..<Int32(variables) {
        for second in 0..<first {
          let (one, other) = (Variable(index: first), Variable(index: second))
          let difference = asked.addVariable()
          asked.add([Term(difference), Term(one, -1), Term(other)], .equal)
          differences.append((one, other, difference))
        }
      }
      let solution = try solver.solution(of: asked, options: options)
      let freedom = try #require(solution.freedom)
      for (first, second, difference) in differences {
        let isFree = freedom.contains(difference)
        #expect(motions.differenceVaries(between: first, and: second) == isFree, "\(kind) \(seed)")
        if isFree {
          apart += 1
        } else if freedom.contains(first) {
          together += 1
        }
      }
    }
    #expect(apart > 100 && together > 10, "\(kind): \(apart) apart, \(together) together")
  }
}
