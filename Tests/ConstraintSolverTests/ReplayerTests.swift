import ConstraintSolver
import Testing

@Suite struct ReplayerTests {
  /// A label of at most 500 points in a window, and below it one that depends on the window's
  /// height.
  private func labels() -> ConstraintSystem {
    var system = ConstraintSystem()
    let first = system.addVariables(5)
    let variables = (0..<5).map { Variable(index: first.index + $0) }
    system.parameters = Parameters([375, 667, 20])
    let (width, left, top, height, constant) =
      (variables[0], variables[1], variables[2], variables[3], variables[4])
    system.add(Term(width), .lessOrEqual, constant: 40 - AffineForm.parameter(0))
    system.add(Term(width), .equal, constant: -500, at: Level(strength: 750))
    // The middle of the window.
    system.add(
      Term(left), Term(width, 0.5), .equal, constant: AffineForm.parameter(0) * -0.5)
    system.add(Term(top), .equal, constant: -AffineForm.parameter(2))
    // A third of the window's height below the safe area.
    system.add(
      Term(height, 3), Term(top), .equal, constant: -AffineForm.parameter(1))
    system.add(Term(constant), .equal, constant: -44)
    return system
  }

  @Test func replayerSwitchesBetweenPlans() throws {
    var solver = Solver()
    var replayer = Replayer(labels())
    func values(_ parameters: [Double]) throws -> [Double] {
      try replayer.update(to: Parameters(parameters), with: &solver)
      return replayer.withValues { values in values.indices.map { values[$0] } }
    }
    #expect(try values([375, 665, 20]) == [335, 20, 20, 215, 44])
    #expect(try values([320, 485, 20]) == [280, 20, 20, 155, 44])
    #expect(replayer.solveCount == 1)
    // From 540 on the label has its intrinsic width.
    #expect(try values([1024, 1365, 24]) == [500, 262, 24, 447, 44])
    #expect(replayer.solveCount == 2)
    #expect(replayer.plans.count == 2)
    // Both plans are cached.
    #expect(try values([375, 812, 44]) == [335, 20, 44, 256, 44])
    #expect(try values([768, 1025, 20]) == [500, 134, 20, 335, 44])
    #expect(replayer.solveCount == 2)
    replayer.removePlans()
    let holds = replayer.replay(at: Parameters([375, 812, 44]))
    #expect(!holds)
  }

  @Test func replayerRemovesTheOldestPlan() throws {
    var solver = Solver()
    var replayer = Replayer(labels(), planLimit: 1)
    for _ in 0..<2 {
      for width in [375.0, 1024] {
        try replayer.update(to: Parameters([width, 700, 20]), with: &solver)
        #expect(replayer.plans.count == 1)
        let value = replayer.withValues { $0[0] }
        #expect(value == min(width - 40, 500))
      }
    }
    #expect(replayer.solveCount == 4)
  }

  @Test func failedUpdatesPreserveTheValues() throws {
    var solver = Solver()
    var replayer = Replayer(labels())
    try replayer.update(to: Parameters([375, 667, 20]), with: &solver)
    for odd in [Double.nan, .infinity, -.infinity] {
      #expect(throws: SolverError.parameterNotFinite) {
        try replayer.update(to: Parameters([odd, 667, 20]), with: &solver)
      }
      let value = replayer.withValues { $0[0] }
      #expect(value == 335)
    }
    try replayer.update(to: Parameters([400, 667, 20]), with: &solver)
    let value = replayer.withValues { $0[0] }
    #expect(value == 360)
    #expect(replayer.solveCount == 1)
  }

  @Test(arguments: RandomSystems.allCases)
  func everyUpdateEqualsAFreshSolve(kind: RandomSystems) throws {
    var solver = Solver()
    var compared = 0
    for seed in 0..<300 as Range<UInt64> {
      let (constraints, count) = kind.make(seed: seed)
      var random = SplitMix(state: seed)
      var system = ConstraintSystem()
      system.addVariables(count)
      for (position, constraint) in constraints.enumerated() {
        let form = position % 3 == 0 ? AffineForm.parameter(random.int(0...2)) : 0
        constraint.add(to: &system, plus: form)
      }
      var replayer = Replayer(system, planLimit: 3)
      for _ in 0..<12 {
        system.parameters = Parameters((0..<3).map { _ in Double(random.int(-2...2)) })
        let fresh = try solver.solution(of: system)
        try replayer.update(to: system.parameters, with: &solver)
        if !fresh.isUnique || !fresh.isSatisfiable { continue }
        compared += 1
        let values = replayer.withValues { values in values.indices.map { values[$0] } }
        #expect(
          zip(values, fresh.values).allSatisfy { abs($0 - $1) <= 1e-6 * max(1, abs($1)) },
          "\(kind) \(seed) at \(system.parameters): \(values), fresh \(fresh.values)")
      }
    }
    #expect(compared > 100, "too few systems have one solution: \(compared)")
  }
}
