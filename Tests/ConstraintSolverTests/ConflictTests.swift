import ConstraintSolver
import Testing

/// The choice among several conflicting sets of constraints.
@Suite struct ConflictTests {
  /// In small systems, satisfiability is determined exactly.
  @Test(arguments: RandomSystems.allCases)
  func conflictsConsistOfTheEarliestConstraints(kind: RandomSystems) throws {
    var conflicts = 0
    for seed in 7_000..<7_300 as Range<UInt64> {
      let (constraints, variables) = kind.make(seed: seed, counts: 4...9)
      let solution = try ExactConstraint.system(constraints, variables: variables).solve()
      let required = constraints.indices.filter { constraints[$0].level == .required }
      for rejected in solution.rejected {
        let found = solution.conflict(of: rejected).map { Int($0.index) }
        // Equalities that determine the rejected one are found without a search.
        if found.dropLast().allSatisfy({ constraints[$0].relation == .equal }) { continue }
        conflicts += 1
        let left = minimalSetByDeletion(Int(rejected.index), of: required, solution.rejected) {
          indices in
          ExactReference(indices.map { constraints[$0] }, variableCount: variables).rejected.isEmpty
        }
        #expect(found == left, "\(kind) \(seed)")
      }
    }
    #expect(conflicts > 15)
  }

  /// In larger systems, satisfiability is determined by a new solver for each question.
  @Test(arguments: [2, 3])
  func largeConflictsConsistOfTheEarliestConstraints(termLimit: Int) throws {
    var sizes: [Int] = []
    for seed in 0..<60 as Range<UInt64> {
      var random = SplitMix(state: seed &* 0x2545_F491_4F6C_DD1D)
      let system = boxes(16, termLimit: termLimit, &random)
      let solution = try system.solve()
      for rejected in solution.rejected.prefix(4) {
        let found = solution.conflict(of: rejected).map { Int($0.index) }
        if found.dropLast().allSatisfy({ relation($0, system) == .equal }) { continue }
        sizes.append(found.count)
        let required = Array(0..<system.constraintCount)
        let left = try minimalSetByDeletion(Int(rejected.index), of: required, solution.rejected) {
          try part(of: system, $0).solve().isSatisfiable
        }
        #expect(found == left, "\(seed)")
      }
    }
    #expect(sizes.count > 60)
    #expect(sizes.max() ?? 0 > 10)
  }

  /// A bound on the work leaves a conflict, which can be reduced to the same set.
  @Test func conflictsFoundWithLimitedEffortAreUnsatisfiable() throws {
    var random = SplitMix(state: 5)
    let system = boxes(24, termLimit: 2, &random)
    let solution = try system.solve()
    for rejected in solution.rejected.prefix(6) {
      let minimal = solution.conflict(of: rejected)
      var limit = 1_000
      var isMinimal = false
      while !isMinimal {
        var effort = limit
        let found = solution.conflict(of: rejected, effort: &effort)
        isMinimal = found.isMinimal
        let members = found.constraints.map { Int($0.index) }
        #expect(try !part(of: system, members).solve().isSatisfiable)
        if isMinimal { #expect(found.constraints == minimal) }
        limit = limit * 3 / 2
      }
    }
  }

  /// Two constraints are satisfiable together, though only with values in the thousands of millions: the remaining
  /// coefficient is not a rounding error.
  @Test(arguments: [1e-6, 5e-10, 1e-10])
  func nearlyCancellingCoefficientsAreSatisfiable(difference: Double) throws {
    var system = ConstraintSystem()
    let x = system.addVariable()
    let y = system.addVariable()
    system.add([Term(x)], .greaterOrEqual, constant: AffineForm(0))
    system.add([Term(x), Term(y, -1)], .greaterOrEqual, constant: AffineForm(0))
    let goal = system.add(
      [Term(y), Term(x, -(1 + difference))], .greaterOrEqual, constant: AffineForm(-1))
    let solution = try system.solve()
    #expect(solution.rejected == [goal])
    #expect(solution.conflict(of: goal).map { Int($0.index) } == [0, 1, 2])
  }

  /// Returns boxes in a row that may not overlap, with all kinds of constraints on their edges, at a few positions.
  private func boxes(_ count: Int, termLimit: Int, _ random: inout SplitMix) -> ConstraintSystem {
    var system = ConstraintSystem()
    let edges = (0..<count).map { _ in system.addVariable() }
    for index in 1..<count {
      system.add(
        Term(edges[index]), Term(edges[index - 1], -1), random.pick([.greaterOrEqual, .equal]),
        constant: AffineForm(-Double(random.int(1...3))))
    }
    for _ in 0..<(2 * count) {
      let terms = (0..<random.int(1...termLimit)).map { _ in
        Term(random.pick(edges), Double(random.pick([-1, 1, 1, 2])))
      }
      system.add(
        terms, random.pick([.lessOrEqual, .greaterOrEqual, .equal]),
        constant: AffineForm(-Double(random.int(-2...20))))
    }
    return system
  }

  private func relation(_ index: Int, _ system: ConstraintSystem) -> Relation {
    system.relation(of: ConstraintIndex(index: Int32(index)))
  }

  private func part(of system: ConstraintSystem, _ indices: [Int]) -> ConstraintSystem {
    var part = ConstraintSystem()
    part.addVariables(Int(system.variableCount))
    for index in indices {
      let constraint = ConstraintIndex(index: Int32(index))
      part.add(
        Array(system.terms(of: constraint)), system.relation(of: constraint),
        constant: system.constant(of: constraint))
    }
    return part
  }

  /// Returns the constraints that remain after removing each in turn, from the last to the first, unless the rest is
  /// then satisfiable together with a rejected constraint.
  private func minimalSetByDeletion(
    _ last: Int, of required: [Int], _ rejected: [ConstraintIndex],
    holds: ([Int]) throws -> Bool
  ) rethrows -> [Int] {
    var left = required.filter { index in
      index < last && !rejected.contains { Int($0.index) == index }
    }
    for index in left.reversed() {
      let rest = left.filter { $0 != index }
      if try !holds(rest + [last]) { left = rest }
    }
    return left + [last]
  }
}
