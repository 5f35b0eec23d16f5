import ConstraintSolver
import Testing

@Suite struct UnusualNumberTests {
  @Test func anEmptySystemHasAnEmptySolution() throws {
    let solution = try ConstraintSystem().solve(
      SolverOptions(recordsReplay: true, freedomFloor: .required))
    #expect(solution.values.isEmpty)
    #expect(solution.isUnique && solution.isSatisfiable)
    #expect(solution.plan?.evaluate(at: Parameters()) == [])
  }

  @Test func aVariableWithoutConstraintsIsFree() throws {
    var system = ConstraintSystem()
    let variable = system.addVariable()
    let solution = try system.solve()
    #expect(solution.ambiguity.groups == [[variable]])
    #expect(solution.reasons(for: variable).isEmpty)
    #expect(solution.decidingLevel(of: variable) == nil)
  }

  @Test func constraintsWithoutTermsAreSatisfiedOrRejected() throws {
    var system = ConstraintSystem()
    system.add([], .equal, constant: 0)
    let false1 = system.add([], .equal, constant: 1)
    system.add([], .greaterOrEqual, constant: 1)
    let soft = system.add([], .lessOrEqual, constant: 2, at: Level(strength: 3))
    let solution = try system.solve()
    #expect(solution.rejected == [false1])
    #expect(solution.conflict(of: false1) == [false1])
    #expect(solution.error(of: soft) == 2)
  }

  @Test func solverIsReusableAfterAnOverflow() throws {
    var huge = ConstraintSystem()
    let variable = huge.addVariable()
    huge.add(Term(variable, 1e-300), .equal, constant: 1e300)
    var ordinary = ConstraintSystem()
    ordinary.addVariables(1)
    ordinary.add(Term(variable), .equal, constant: -7)
    var solver = Solver()
    #expect(throws: SolverError.overflow) { try solver.solve(huge) }
    try solver.solve(ordinary)
    let value = solver.value(of: variable)
    #expect(value == 7)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func nonFiniteNumbersAreRejected(number: Double) throws {
    var inCoefficient = ConstraintSystem()
    let variable = inCoefficient.addVariable()
    var inConstant = inCoefficient
    var inParameter = inCoefficient
    let index = inCoefficient.add(Term(variable, number), .equal)
    #expect(throws: SolverError.notFinite(index)) { _ = try inCoefficient.solve() }
    inConstant.add(Term(variable), .equal, constant: AffineForm(number))
    #expect(throws: SolverError.notFinite(index)) { try inConstant.solve() }
    inParameter.parameters[0] = number
    #expect(throws: SolverError.parameterNotFinite) { try inParameter.solve() }
    inParameter.parameters[0] = 0
    #expect(throws: Never.self) { try inParameter.solve() }
  }

  @Test func unknownVariablesAreRejected() {
    var system = ConstraintSystem()
    for index: Int32 in [0, -1, .max] {
      system.removeAll()
      let constraint = system.add(Term(Variable(index: index)), .equal)
      #expect(throws: SolverError.unknownVariable(constraint)) { try system.solve() }
    }
  }

  @Test func hugeNumbersGiveASolutionOrAnError() throws {
    let sizes = [
      1e300, -1e300, Double.greatestFiniteMagnitude, .leastNonzeroMagnitude,
      -.leastNonzeroMagnitude, 0x1p-1030, 1e-150, 1e150, 0, -0.0, 1, 3, -7,
    ]
    var random = SplitMix(state: 7)
    var solver = Solver()
    for _ in 0..<3_000 {
      var system = ConstraintSystem()
      let count = random.int(1...4)
      system.addVariables(count)
      for _ in 0..<random.int(1...8) {
        let terms = (0..<random.int(0...4)).map { _ in
          Term(Variable(index: Int32(random.int(0...count - 1))), random.pick(sizes))
        }
        system.add(
          terms, random.pick(Relation.allCases), constant: AffineForm(random.pick(sizes)),
          at: random.pick([.required, Level(strength: 5), Level(strength: -5)]))
      }
      let result = Result { () throws(SolverError) in
        try solver.solution(
          of: system, options: SolverOptions(recordsReplay: true, freedomFloor: .required))
      }
      switch result {
      case .success(let solution): #expect(solution.values.allSatisfy { $0.isFinite })
      case .failure(let error): #expect(error == .overflow)
      }
    }
  }

  @Test func tenThousandCopiesOfOneConstraint() throws {
    var solver = Solver()
    for relation in Relation.allCases {
      for coefficients in [[1.0], [1, -1], [1, 1, 1], [1, 2, -3, 4]] {
        for level in [Level.required, Level(strength: 1)] {
          var system = ConstraintSystem()
          let first = system.addVariables(coefficients.count)
          let terms = coefficients.enumerated().map {
            Term(Variable(index: first.index + Int32($0.offset)), $0.element)
          }
          for _ in 0..<10_000 { system.add(terms, relation, constant: -6, at: level) }
          try solver.solve(system)
          #expect(solver.rejectedCount == 0)
          let sum = zip(coefficients, system.variableCount.range).reduce(0.0) {
            $0 + $1.0 * solver.value(of: Variable(index: $1.1))
          }
          #expect(relation.error(of: sum - 6) < 1e-6)
        }
      }
    }
  }

  @Test func tenThousandCopiesOfAContradiction() throws {
    var system = ConstraintSystem()
    let variables = (0..<3).map { _ in system.addVariable() }
    for variable in variables { system.add(Term(variable), .greaterOrEqual) }
    for _ in 0..<10_000 {
      system.add(variables.map { Term($0) }, .lessOrEqual, constant: 1)
    }
    let solution = try system.solve()
    #expect(solution.rejected.count == 10_000)
    let last = ConstraintIndex(index: 10_002)
    #expect(solution.conflict(of: last).count == 4)
  }

  @Test func pivotsAreBoundedAndReported() throws {
    var system = ConstraintSystem()
    system.addVariables(6)
    for index in 0..<6 as Range<Int32> {
      system.add(
        Term(Variable(index: index)), .equal, constant: -40, at: Level(strength: 100 + index))
      system.add(Term(Variable(index: index)), .greaterOrEqual)
    }
    // Two sums that share variables: a single one would cause no pivot.
    system.add((0..<4).map { Term(Variable(index: $0)) }, .lessOrEqual, constant: -70)
    system.add((2..<6).map { Term(Variable(index: $0)) }, .lessOrEqual, constant: -60)
    let solution = try system.solve()
    #expect(solution.pivotCount > 0)
    #expect(!solution.metPivotLimit)
    let limited = try system.solve(SolverOptions(pivotLimit: 1))
    #expect(limited.metPivotLimit)
    #expect(limited.values.allSatisfy { $0.isFinite })
  }

  @Test func breakpointsOfOneRowCountAsNoPivots() throws {
    var system = ConstraintSystem()
    let (x, y) = (system.addVariable(), system.addVariable())
    for position in 0..<4_000 {
      system.add(Term(x), .equal, constant: AffineForm(-Double(position)), at: Level(strength: 5))
    }
    system.add(Term(y), .equal, at: Level(strength: 7))
    system.add(Term(x), Term(y), .greaterOrEqual, constant: -10_000)
    let solution = try system.solve()
    #expect(!solution.metPivotLimit)
    #expect(solution.values == [10_000, 0])
  }

  @Test func weightsThatCancelLeaveNoSlope() throws {
    var system = ConstraintSystem()
    let (x, y, z) = (system.addVariable(), system.addVariable(), system.addVariable())
    // 0.1 + 0.2 - 0.3 is not zero in binary.
    for (factor, position) in [(0.1, 5.0), (0.2, 6), (0.3, 7)] {
      system.add(
        Term(x, factor), .greaterOrEqual, constant: AffineForm(-factor * position),
        at: Level(strength: 9))
    }
    for (variable, other) in [(x, y), (y, z), (x, z)] {
      system.add(Term(variable), Term(other), .greaterOrEqual, constant: -30)
      system.add(Term(variable), Term(other), .equal, constant: -20, at: Level(strength: 5))
    }
    let solution = try system.solve()
    #expect(solution.values.allSatisfy { abs($0 - 15) < 1e-9 })
  }

  @Test func tinySlopesAreMinimized() throws {
    var system = ConstraintSystem()
    let (x, y) = (system.addVariable(), system.addVariable())
    system.add(Term(x, 1e-13), .equal, constant: -5e-13, at: Level(strength: 5))
    system.add(Term(y), .equal, at: Level(strength: 5))
    system.add(Term(x), Term(y), .lessOrEqual, constant: -3)
    let solution = try system.solve()
    #expect(abs(solution.value(of: x) - 3) < 1e-6)
  }

  @Test func hugeParametersDoNotAffectLaterUpdates() throws {
    var solver = Solver()
    var system = ConstraintSystem()
    let x = system.addVariable()
    system.add(Term(x), .equal, constant: -10)
    system.add(Term(x), .equal, constant: -10.00001 - AffineForm.parameter(0))
    var replayer = Replayer(system)
    for parameter in [0.0, 1e12, 0] {
      replayer.removePlans()
      try replayer.update(to: Parameters([parameter]), with: &solver)
      #expect(solver.rejectedCount == 1)
    }
  }

  @Test(arguments: [Int.min, -1, 0])
  func nonpositiveEffortLimitIsAnError(limit: Int) throws {
    var system = ConstraintSystem()
    let x = system.addVariable()
    system.add(Term(x), .equal, constant: -1)
    #expect(throws: SolverError.effort) {
      try system.solve(SolverOptions(effortLimit: limit))
    }
  }
}

extension Int32 {
  /// The numbers from zero up to this one.
  fileprivate var range: Range<Int32> { 0..<self }
}
