import ConstraintSolver
import Foundation
import Testing

/// Systems in which rounding errors misled the solver; `Fixtures/solver/README.md` explains how.
@Suite struct RoundingTests {
  /// Reads a system as `scripts/check conflicts` writes them.
  private func system(_ name: String) throws -> ConstraintSystem {
    let url = URL(filePath: #filePath).appending(path: "../../../Fixtures/solver/\(name).txt")
    let lines = try String(contentsOf: url.standardized, encoding: .utf8).split(separator: "\n")
    let words = lines.map { $0.split(separator: " ") }
    var system = ConstraintSystem()
    system.addVariables(try #require(Int(words[0][0])))
    for line in words.dropFirst() {
      let numbers = line.dropFirst().compactMap { Double($0) }
      let relation: Relation =
        line[0] == "<" ? .lessOrEqual : line[0] == ">" ? .greaterOrEqual : .equal
      let terms = numbers.dropFirst().enumerated().filter { $1 != 0 }
      system.add(
        terms.map { Term(Variable(index: Int32($0)), $1) }, relation,
        constant: AffineForm(numbers[0]))
    }
    return system
  }

  /// A pivot on a rounding error in place of zero produced a tableau of meaningless numbers: constraints that were not
  /// rejected did not hold.
  @Test(arguments: ["noise-in-a-column", "noise-in-a-certificate"])
  func retainedConstraintsAreSatisfied(name: String) throws {
    let system = try system(name)
    let solution = try system.solve()
    #expect(!solution.metPivotLimit)
    let rejected = Set(solution.rejected.map(\.index))
    for index in 0..<Int32(system.constraintCount) where !rejected.contains(index) {
      let constraint = ConstraintIndex(index: index)
      let value = system.terms(of: constraint).reduce(system.constant(of: constraint).constant) {
        $0 + $1.coefficient * solution.value(of: $1.variable)
      }
      switch system.relation(of: constraint) {
      case .lessOrEqual: #expect(value < 1e-6)
      case .equal: #expect(abs(value) < 1e-6)
      case .greaterOrEqual: #expect(value > -1e-6)
      }
    }
  }

  /// A certificate contained four additional constraints, with rounding errors in place of zero as multipliers.
  @Test func zeroMultipliersAreNotInTheConflict() throws {
    let solution = try system("noise-in-a-certificate").solve()
    let conflict = solution.conflict(of: ConstraintIndex(index: 136)).map(\.index)
    #expect(conflict.count == 28)
    // Exact arithmetic proves that these are not needed.
    for needless in [45, 47, 97, 102] as [Int32] { #expect(!conflict.contains(needless)) }
  }
}
