import ConstraintSolver
import Testing

@Suite struct ExpectedRejectionTests {
  /// What is expected to contradict earlier constraints changes no result, whether it is right or not.
  @Test(arguments: RandomSystems.allCases)
  func expectationsChangeNothing(kind: RandomSystems) throws {
    var solver = Solver()
    var compared = 0
    for seed in 0..<UInt64(2_000) {
      let (constraints, variables) = kind.make(seed: seed, sizes: 2...6)
      let system = ExactConstraint.system(constraints, variables: variables)
      var options = SolverOptions(freedomFloor: Level(strength: 8))
      let plain = try solver.solution(of: system, options: options)
      if plain.rejected.isEmpty { continue }
      compared += 1
      var random = SplitMix(state: seed)
      var others = plain.rejected
      others.remove(at: Int(random.next() % UInt64(others.count)))
      let stranger = ConstraintIndex(index: Int32(random.next() % UInt64(constraints.count)))
      let expectations = [
        plain.rejected, others, plain.rejected + [ConstraintIndex(index: Int32(constraints.count))],
        (plain.rejected + [stranger]).sorted { $0.index < $1.index }, [stranger],
        [ConstraintIndex(index: -1)], plain.rejected + plain.rejected,
        [ConstraintIndex(index: Int32(constraints.count - 1))] + plain.rejected,
        plain.rejected.reversed(),
      ]
      for expected in expectations {
        options.expectedRejections = expected
        let hinted = try solver.solution(of: system, options: options)
        #expect(hinted.rejected == plain.rejected, "\(kind) \(seed) \(expected)")
        for index in 0..<Int32(variables) {
          let variable = Variable(index: index)
          #expect(hinted.value(of: variable) == plain.value(of: variable), "\(kind) \(seed)")
        }
        #expect(hinted.freedom == plain.freedom, "\(kind) \(seed)")
      }
    }
    #expect(compared > 20)
  }

  /// Out of order, a constraint that holds would be left out for one that does not.
  @Test func expectationsOutOfOrderAreOfNoUse() throws {
    var system = ConstraintSystem()
    let variables = (0..<4).map { _ in system.addVariable() }
    system.add(variables[..<3].map { Term($0, 1) }, .lessOrEqual, constant: -10)
    for pair in [(0, 1), (1, 2), (0, 2)] {
      let terms = [Term(variables[pair.0], 1), Term(variables[pair.1], 1)]
      system.add(terms, .greaterOrEqual, constant: -7)
    }
    system.add([Term(variables[3], 1)], .equal, constant: -5)
    for expected in [[4, 3], [3, 4], [3], [-1, 3]] as [[Int32]] {
      let options = SolverOptions(expectedRejections: expected.map { ConstraintIndex(index: $0) })
      let solution = try system.solve(options)
      #expect(solution.rejected.map(\.index) == [3])
      #expect(solution.value(of: variables[3]) == 5)
    }
  }

  /// A system that contradicts itself in many places takes less work where that is known.
  @Test func expectationsSpareWork() throws {
    var system = ConstraintSystem()
    let first = (0..<12).map { _ in system.addVariable() }
    let second = (0..<12).map { _ in system.addVariable() }
    let third = (0..<12).map { _ in system.addVariable() }
    // a + b + c ≤ 10, a + b ≥ 7, b + c ≥ 7, a + c ≥ 7: no three of them alone, but all together.
    for place in 0..<12 {
      let (a, b, c) = (first[place], second[place], third[place])
      system.add([Term(a, 1), Term(b, 1), Term(c, 1)], .lessOrEqual, constant: -10)
      system.add([Term(a, 1), Term(b, 1)], .greaterOrEqual, constant: -7)
      system.add([Term(b, 1), Term(c, 1)], .greaterOrEqual, constant: -7)
    }
    // The other way round, so that the newest that is found is not the first one too many.
    for place in (0..<12).reversed() {
      system.add([Term(first[place], 1), Term(third[place], 1)], .greaterOrEqual, constant: -7)
    }
    var solver = Solver()
    var options = SolverOptions(effortLimit: 100_000_000)
    let plain = try solver.solution(of: system, options: options)
    let whole = solver.totalEffort
    #expect(plain.rejected.count == 12)
    options.expectedRejections = plain.rejected
    let hinted = try solver.solution(of: system, options: options)
    #expect(hinted.rejected == plain.rejected)
    #expect((solver.totalEffort - whole) * 2 < whole)
  }
}
