import ConstraintSolver
import Testing

/// Systems too large for the exact reference, compared with equivalent formulations: the same problem must have the
/// same optimum, by whichever path the solver finds it.
@Suite struct EquivalentSystemTests {
  /// Ways to write a system differently.
  enum Disguise: String, CaseIterable {
    /// Renamed variables, so that other ones become roots and columns.
    case renamed
    /// Constraints over many variables that are never tight: a component with one row to move then has several, and is
    /// solved by the simplex method.
    case slack
    /// Required equalities as two inequalities.
    case split
    /// Every value shifted.
    case shifted
  }

  @Test(arguments: RandomSystems.allCases, Disguise.allCases)
  func equivalentSystemsHaveEqualErrors(kind: RandomSystems, disguise: Disguise) throws {
    var solver = Solver()
    var compared = 0
    var failures = 0
    for seed in 0..<250 as Range<UInt64> {
      let (constraints, count) = kind.make(seed: seed, sizes: 5...12, counts: 6...24)
      let plain = ExactConstraint.system(constraints, variables: count)
      let solution = try solver.solution(of: plain)
      // Which of several conflicting constraints is rejected depends on the formulation.
      if !solution.isSatisfiable { continue }
      compared += 1
      let other = disguised(plain, constraints, count, disguise, seed: seed)
      let second = try solver.solution(of: other)
      var complaint = second.isSatisfiable ? "" : " rejected \(second.rejected)"
      for level in Set(constraints.map(\.level)).sorted(by: >)
      where level != .required && complaint.isEmpty {
        let (error, again) = (solution.error(at: level), second.error(at: level))
        if abs(error - again) > 1e-6 * max(0.1, error) {
          complaint = " error \(error) at \(level.strength), in disguise \(again)"
        }
      }
      let isUnique = solution.isUnique
      if complaint.isEmpty, isUnique != second.isUnique {
        complaint = " unique \(isUnique), in disguise \(second.isUnique)"
      }
      if complaint.isEmpty { continue }
      failures += 1
      if failures <= 2 {
        let text = constraints.map { "\n    \($0)" }.joined()
        Issue.record("\(kind) \(disguise) \(seed):\(complaint)\(text)")
      }
    }
    #expect(failures == 0)
    #expect(compared > 20, "too few systems can hold: \(compared)")
  }

  private func disguised(
    _ plain: ConstraintSystem, _ constraints: [ExactConstraint], _ count: Int, _ disguise: Disguise,
    seed: UInt64
  ) -> ConstraintSystem {
    var random = SplitMix(state: seed)
    var names = (0..<count).map { Int32($0) }
    if disguise == .renamed {
      for index in stride(from: count - 1, to: 0, by: -1) {
        names.swapAt(index, random.int(0...index))
      }
    }
    let shifts = (0..<count).map { _ in disguise == .shifted ? Double(random.int(-50...50)) : 0 }
    var system = ConstraintSystem()
    system.addVariables(count)
    for index in constraints.indices {
      let constraint = ConstraintIndex(index: Int32(index))
      let terms = plain.terms(of: constraint).map {
        Term(Variable(index: names[Int($0.variable.index)]), $0.coefficient)
      }
      var constant = plain.constant(of: constraint)
      for term in plain.terms(of: constraint) {
        constant.constant += term.coefficient * shifts[Int(term.variable.index)]
      }
      let relation = plain.relation(of: constraint)
      if disguise == .split, relation == .equal, constraints[index].level == .required {
        system.add(terms, .lessOrEqual, constant: constant)
        system.add(terms, .greaterOrEqual, constant: constant)
      } else {
        system.add(terms, relation, constant: constant, at: constraints[index].level)
      }
    }
    if disguise == .slack {
      for factor in [1.0, -1] {
        let terms = (0..<count).map { index in
          Term(Variable(index: Int32(index)), factor * Double(index % 3 + 1))
        }
        system.add(terms, .lessOrEqual, constant: -1e6)
      }
    }
    return system
  }
}
