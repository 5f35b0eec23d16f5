import ConstraintSolver
import Testing

/// Bounds on the work of a solve.
@Suite struct EffortTests {
  /// Returns a row of boxes between two walls, all with the same preferred width at one level, which requires the
  /// simplex method.
  private func row(of count: Int) -> ConstraintSystem {
    var system = ConstraintSystem()
    let edges = (0...count).map { _ in system.addVariables(1) }
    system.add([Term(edges[0], 1)], .equal, constant: 0, at: .required)
    system.add([Term(edges[count], 1)], .equal, constant: -100, at: .required)
    for index in 0..<count {
      let width = [Term(edges[index + 1], 1), Term(edges[index], -1)]
      system.add(width, .greaterOrEqual, constant: 0, at: .required)
      let wish = AffineForm(-Double(index % 7 + 3))
      system.add(width, .greaterOrEqual, constant: wish, at: Level(strength: 750))
      system.add(width, .lessOrEqual, constant: wish, at: Level(strength: 250))
    }
    return system
  }

  @Test func sufficientEffortGivesTheSameSolution() throws {
    var solver = Solver()
    let free = try solver.solution(of: row(of: 30))
    let bounded = try solver.solution(
      of: row(of: 30), options: SolverOptions(effortLimit: 10_000_000))
    #expect(free.values == bounded.values)
    #expect(!bounded.metPivotLimit)
  }

  @Test(arguments: [0, 100, 2_000])
  func insufficientEffortIsAnError(limit: Int) throws {
    var solver = Solver()
    #expect(throws: SolverError.effort) {
      try solver.solve(row(of: 30), options: SolverOptions(effortLimit: limit))
    }
    // The solver still works as before.
    try solver.solve(row(of: 3))
    #expect(abs(solver.value(of: Variable(index: 3)) - 100) < 1e-9)
  }

  @Test func freedomAnalysisStopsAtTheEffortLimit() throws {
    var solver = Solver()
    var system = row(of: 40)
    for index in 0...40 {
      system.add(
        [Term(Variable(index: Int32(index)), 1)], .equal, constant: 0, at: Level(strength: 1))
    }
    var limit = 1_000
    var met: [Bool] = []
    while met.last != false, limit < 1 << 40 {
      limit *= 2
      let options = SolverOptions(freedomFloor: Level(strength: 2), effortLimit: limit)
      if let solution = try? solver.solution(of: system, options: options) {
        met.append(solution.metPivotLimit)
      }
    }
    #expect(met.last == false)
  }

  /// Three hundred boxes that need one point more than is available: each of them, and both walls, is involved.
  @Test func largeConflictIsReadFromItsProof() throws {
    let count = 300
    var system = ConstraintSystem()
    let edges = (0...count).map { _ in system.addVariable() }
    system.add(Term(edges[0]), .equal)
    for index in 0..<count {
      system.add(Term(edges[index + 1]), Term(edges[index], -1), .greaterOrEqual, constant: -2)
    }
    // This constraint is not involved.
    system.add(Term(edges[7]), Term(edges[3], -1), .lessOrEqual, constant: -9)
    let wall = system.add(
      Term(edges[count]), .lessOrEqual, constant: AffineForm(1 - 2 * Double(count)))
    let solution = try system.solve()
    #expect(solution.rejected == [wall])
    let members = solution.conflict(of: wall)
    #expect(members.map(\.index) == (0...Int32(count)).map { $0 } + [wall.index])
  }

  /// Boxes that need more space than is available, and pairs of constraints that are not involved.
  private func crowd(of count: Int) -> (system: ConstraintSystem, wall: ConstraintIndex) {
    var system = ConstraintSystem()
    let edges = (0...count).map { _ in system.addVariable() }
    system.add(Term(edges[0]), .equal)
    for index in 0..<count {
      let gap = [Term(edges[index + 1]), Term(edges[index], -1)]
      system.add(gap, .greaterOrEqual, constant: -1)
      system.add(gap, .greaterOrEqual, constant: -2)
      system.add(gap, .lessOrEqual, constant: -9)
    }
    let wall = system.add(
      Term(edges[count]), .lessOrEqual, constant: AffineForm(1 - 2 * Double(count)))
    return (system, wall)
  }

  @Test(arguments: [0, 500, 5_000, 50_000])
  func conflictSearchStopsAtItsEffortLimit(limit: Int) throws {
    let (system, wall) = crowd(of: 24)
    let solution = try system.solve()
    #expect(solution.rejected == [wall])
    var effort = limit
    let found = solution.conflict(of: wall, effort: &effort)
    #expect(found.constraints.contains(wall))
    #expect(found.isMinimal == (effort >= 0))
    var enough = 100_000_000
    let minimal = solution.conflict(of: wall, effort: &enough)
    #expect(minimal.isMinimal && minimal.constraints == solution.conflict(of: wall))
    // The search may exceed the effort by one question, and no more.
    #expect(limit - effort < limit + 20_000)
    if found.isMinimal {
      #expect(found == minimal)
    } else {
      #expect(Set(found.constraints).isSuperset(of: minimal.constraints) || limit == 0)
    }
  }

  @Test func withoutEffortAConflictHasOnlyItsConstraint() throws {
    let (system, wall) = crowd(of: 24)
    var effort = -1
    let found = try system.solve().conflict(of: wall, effort: &effort)
    #expect(found == ConflictSet(constraints: [wall], isMinimal: false))
  }
}
