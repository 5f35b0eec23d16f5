import Testing

@testable import ConstraintSolver

/// The search for conflicts in a simplex dictionary, tested separately.
@Suite struct ConflictDictionaryTests {
  /// A constraint that becomes tight exactly where the goal is reached does not block it, under
  /// either rule.
  @Test(arguments: [false, true])
  func tightConstraintAtTheGoalDoesNotBlock(inOrder: Bool) {
    var system = ConstraintSystem()
    let x = system.addVariable()
    system.add([Term(x, -1)], .greaterOrEqual, constant: AffineForm(5))
    system.add([Term(x)], .greaterOrEqual, constant: AffineForm(-5))
    var dictionary = ConflictDictionary()
    var point = Buffer<Double>()
    point.append(0)
    system.withProblem { problem in
      let isLoaded = dictionary.load(problem, at: point.span)
      #expect(isLoaded)
      guard case .goal(let ray) = dictionary.reach(0, 1, inOrder: inOrder) else {
        Issue.record("a wall is met first")
        return
      }
      #expect(abs(ray.step) == 5)
    }
  }
}
