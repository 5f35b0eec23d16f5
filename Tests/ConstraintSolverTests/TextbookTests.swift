import ConstraintSolver
import Testing

/// Small problems with known solutions.
@Suite struct TextbookTests {
  /// Maximises 3x + 5y for x ≤ 4, 2y ≤ 12, 3x + 2y ≤ 18 and x, y ≥ 0.
  ///
  /// This is the Wyndor Glass example of Hillier and Lieberman, Introduction to Operations Research, chapter 3. The optimum is (2, 6).
  @Test func wyndorGlass() throws {
    var system = ConstraintSystem()
    let x = system.addVariable()
    let y = system.addVariable()
    system.add(Term(x), .greaterOrEqual)
    system.add(Term(y), .greaterOrEqual)
    system.add(Term(x), .lessOrEqual, constant: -4)
    system.add(Term(y, 2), .lessOrEqual, constant: -12)
    system.add(Term(x, 3), Term(y, 2), .lessOrEqual, constant: -18)
    // An unreachable goal: its error is minimal where the profit is maximal.
    let profit = system.add(
      Term(x, 3), Term(y, 5), .greaterOrEqual, constant: -1_000, at: Level(strength: 1))
    let solution = try system.solve()
    #expect(abs(solution.value(of: x) - 2) < 1e-9)
    #expect(abs(solution.value(of: y) - 6) < 1e-9)
    #expect(abs(solution.error(of: profit) - 964) < 1e-9)
    #expect(solution.isUnique)
  }

  /// Beale's example, on which the simplex method with the textbook rule cycles.
  ///
  /// E. M. L. Beale, "Cycling in the dual simplex algorithm", 1955. The optimum is -1/20.
  @Test func bealesCycle() throws {
    var system = ConstraintSystem()
    let x = (0..<4).map { _ in system.addVariable() }
    for variable in x { system.add(Term(variable), .greaterOrEqual) }
    system.add(
      [Term(x[0], 0.25), Term(x[1], -60), Term(x[2], -0.04), Term(x[3], 9)], .lessOrEqual)
    system.add([Term(x[0], 0.5), Term(x[1], -90), Term(x[2], -0.02), Term(x[3], 3)], .lessOrEqual)
    system.add(Term(x[2]), .lessOrEqual, constant: -1)
    let goal = system.add(
      [Term(x[0], -0.75), Term(x[1], 150), Term(x[2], -0.02), Term(x[3], 6)], .lessOrEqual,
      constant: 10, at: Level(strength: 1))
    let solution = try system.solve()
    #expect(abs(solution.error(of: goal) - (10 - 0.05)) < 1e-9)
    #expect(!solution.metPivotLimit)
  }

  /// The median of three points: the sum of distances is minimal there.
  @Test func medianOfOneLevel() throws {
    var system = ConstraintSystem()
    let x = system.addVariable()
    for position in [1.0, 4, 100] {
      system.add(Term(x), .equal, constant: AffineForm(-position), at: Level(strength: 1))
    }
    let solution = try system.solve()
    #expect(solution.value(of: x) == 4)
    #expect(solution.error(at: Level(strength: 1)) == 99)
  }

  @Test func strongerLevelsAreNeverWorsened() throws {
    var system = ConstraintSystem()
    let x = system.addVariable()
    system.add(Term(x), .equal, constant: -1, at: Level(strength: 2))
    for _ in 0..<1_000 {
      system.add(Term(x), .equal, constant: -2, at: Level(strength: 1))
    }
    #expect(try system.solve().value(of: x) == 1)
  }

  @Test func theEarlierOfTwoRequiredConstraintsWins() throws {
    var system = ConstraintSystem()
    let x = system.addVariable()
    let y = system.addVariable()
    let sum = system.add(Term(x), Term(y), .equal, constant: -10)
    let difference = system.add(Term(x), Term(y, -1), .equal, constant: -2)
    let late = system.add(Term(x), .equal, constant: -7)
    system.add(Term(y), .greaterOrEqual)
    let solution = try system.solve()
    #expect(solution.values == [6, 4])
    #expect(solution.rejected == [late])
    #expect(solution.conflict(of: late) == [sum, difference, late])
  }

  @Test func deferredConstraintsAreDependentOnlyJointly() throws {
    var system = ConstraintSystem()
    let x = (0..<3).map { _ in system.addVariable() }
    let terms = x.map { Term($0) }
    let first = system.add(terms, .equal, constant: -6)
    system.add([Term(x[0]), Term(x[1], 2), Term(x[2], 3)], .equal, constant: -14)
    let second = system.add(terms.map { Term($0.variable, 2) }, .equal, constant: -13)
    let solution = try system.solve()
    #expect(solution.rejected == [second])
    #expect(solution.conflict(of: second) == [first, second])
  }

  @Test func reasonsNameTheConstraintsAndTheLevel() throws {
    var system = ConstraintSystem()
    let left = system.addVariable()
    let width = system.addVariable()
    let right = system.addVariable()
    let pinned = system.add(Term(left), .equal, constant: -20)
    let edge = system.add([Term(left), Term(width), Term(right, -1)], .equal)
    let natural = system.add(Term(width), .equal, constant: -44, at: Level(strength: 250))
    system.add(Term(width), .equal, constant: -50, at: Level(strength: 1))
    let solution = try system.solve()
    #expect(solution.value(of: right) == 64)
    #expect(Set(solution.reasons(for: right).map(\.constraint)) == [pinned, edge, natural])
    #expect(solution.decidingLevel(of: right) == Level(strength: 250))
    #expect(solution.reasons(for: left).map(\.constraint) == [pinned])
    #expect(solution.decidingLevel(of: left) == .required)
  }

  @Test func staysDoNotHideFreedom() throws {
    var system = ConstraintSystem()
    let x = (0..<5).map { _ in system.addVariable() }
    system.add(Term(x[0]), .equal, constant: -1)
    system.add(Term(x[1]), Term(x[2], -1), .equal, constant: -8)
    system.add(Term(x[3]), .equal, constant: -3, at: Level(strength: 250))
    for variable in x { system.add(Term(variable), .equal, at: Level(strength: 1)) }
    let solution = try system.solve(SolverOptions(freedomFloor: Level(strength: 2)))
    #expect(solution.freedom?.groups == [[x[1], x[2]], [x[4]]])
    // Both may remain zero at the same cost.
    #expect(solution.ambiguity.groups == [[x[1], x[2]]])
  }

  @Test func aPlanIsAFunctionOfTheParameters() throws {
    var system = ConstraintSystem()
    let width = system.addVariable()
    system.parameters = Parameters([375])
    system.add(Term(width), .lessOrEqual, constant: 40 - AffineForm.parameter(0))
    system.add(Term(width), .equal, constant: -500, at: Level(strength: 750))
    let plan = try #require(try system.solve(SolverOptions(recordsReplay: true)).plan)
    #expect(plan.forms == [AffineForm.parameter(0) - 40])
    #expect(plan.evaluate(at: Parameters([414])) == [374])
    // From 540 on the width is 500: the plan is not valid there.
    #expect(plan.evaluate(at: Parameters([541])) == nil)
    #expect(plan.evaluate(at: Parameters([.nan])) == nil)
    #expect(plan.usedParameters == [0])
  }
}
