import ConstraintSolver

/// Kinds of random systems, each difficult for a solver in a different way.
enum RandomSystems: String, CaseIterable {
  case general, degenerate, redundant, contradictory, scaled, tied, chained, layout

  /// Returns the system for a `seed`.
  func make(
    seed: UInt64, sizes: ClosedRange<Int> = 1...3, counts: ClosedRange<Int> = 1...8
  ) -> (constraints: [ExactConstraint], variables: Int) {
    var random = SplitMix(state: seed &* 0x2545_F491_4F6C_DD1D)
    let variables = random.int(sizes)
    var constraints = (0..<random.int(counts)).map { _ in constraint(variables, &random) }
    if self == .redundant {
      for _ in 0..<random.int(1...3) {
        var copy = random.pick(constraints)
        let factor = random.pick([1, 1, -1, 2])
        copy.coefficients = copy.coefficients.map { $0 * factor }
        copy.constant *= factor
        if factor < 0 { copy.relation = .equal }
        constraints.append(copy)
      }
    }
    if self == .layout {
      for index in 0..<variables {
        var unit = [Int](repeating: 0, count: variables)
        unit[index] = 1
        constraints.append(
          ExactConstraint(
            coefficients: unit, constant: -random.int(0...9), relation: .equal,
            level: Level(strength: 1)))
      }
    }
    return (constraints, variables)
  }

  private func constraint(_ variables: Int, _ random: inout SplitMix) -> ExactConstraint {
    let small = self == .degenerate || self == .chained || self == .layout || self == .tied
    let coefficients = (0..<variables).map { _ in
      random.int(0...2) == 0 ? 0 : small ? random.pick([-1, 1]) : random.int(-3...3)
    }
    let levels: [Int32] =
      switch self {
      case .tied: [.max, 5, 5, 5]
      case .contradictory: [.max, .max, .max, 7]
      case .chained: [.max, .max, 9, 8, 7, 6]
      default: [.max, .max, 9, 8, 7]
      }
    return ExactConstraint(
      coefficients: coefficients,
      constant: self == .degenerate ? random.int(-1...1) : random.int(-9...9),
      scale: self == .scaled ? random.int(-12...12) : 0,
      relation: random.pick(
        self == .chained ? [.equal, .equal, .greaterOrEqual, .lessOrEqual] : Relation.allCases),
      level: Level(strength: random.pick(levels)))
  }
}
