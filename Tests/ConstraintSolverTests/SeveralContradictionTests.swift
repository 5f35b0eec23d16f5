import ConstraintSolver
import Testing

/// Systems in which one attempt reveals several conflicts.
@Suite struct MultipleContradictionTests {
  /// Returns a system of required equalities, each a sum of multiples of the variables and its value, except for those
  /// that give a minimum of the sum.
  private func system(
    _ equalities: [(coefficients: [Double], sum: Double)], atLeast bounds: Set<Int> = []
  ) -> ConstraintSystem {
    var system = ConstraintSystem()
    let variables = equalities[0].coefficients.map { _ in system.addVariable() }
    for (index, equality) in equalities.enumerated() {
      let terms = zip(variables, equality.coefficients).filter { $0.1 != 0 }
      system.add(
        terms.map { Term($0.0, $0.1) }, bounds.contains(index) ? .greaterOrEqual : .equal,
        constant: AffineForm(-equality.sum))
    }
    return system
  }

  /// Of two values for the same sum, the later one is rejected.
  @Test func laterValueOfEachSumIsRejected() throws {
    let sums: [[Double]] = [[1, 1, 1, 0, 0], [0, 1, 1, 1, 0], [1, 0, 1, 0, 1]]
    let solution = try system(
      sums.map { ($0, 10) } + [([1, 1, 1, 1, 1], 30)] + sums.map { ($0, 20) }
    ).solve()
    #expect(solution.rejected.map(\.index) == [4, 5, 6])
  }

  /// The second sum has two values, but the first of them conflicts with a constraint that was satisfiable only after
  /// one of the first sum's values was rejected.
  @Test func conflictingEarlierConstraintIsRejectedByProof() throws {
    let solution = try system(
      [
        ([1, 1, 1, 0, 0], 5), ([1, 1, 1, 0, 0], 7), ([0, 0, 0, 1, 1], 15), ([1, 0, 0, 0, 0], 0),
        ([1, 0, 0, 1, 1], 10), ([1, 0, 0, 1, 1], 20),
      ], atLeast: [2]
    ).solve()
    #expect(solution.rejected.map(\.index) == [1, 4])
  }

  /// The same, if the elimination rejects the first of the two values.
  @Test func conflictingEarlierConstraintIsRejectedByElimination() throws {
    let solution = try system([
      ([1, 1, 1, 0, 0], 5), ([1, 1, 1, 0, 0], 7), ([0, 1, 1, 0, 0], 0), ([1, 0, 0, 1, 1], 25),
      ([2, 0, 0, 1, 1], 10), ([2, 0, 0, 1, 1], 30),
    ]).solve()
    #expect(solution.rejected.map(\.index) == [1, 4])
  }
}
