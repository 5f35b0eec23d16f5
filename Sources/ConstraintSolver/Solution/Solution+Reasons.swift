extension Solution {
  /// The constraints that a variable's value follows from, in the order in which they were decided;
  /// each holds with equality, and a change of any one's constant would change the value.
  public func reasons(for variable: Variable) -> [Reason] {
    proof.derive([variable.index: 1], from: system).factors.map { entry in
      Reason(
        constraint: ConstraintIndex(index: entry.constraint),
        level: Level(strength: system.rows[Int(entry.constraint)].strength))
    }
  }

  /// The level at which a variable's value was settled: the weakest among its reasons; `nil` if
  /// the value is arbitrary.
  public func decidingLevel(of variable: Variable) -> Level? {
    let derivation = proof.derive([variable.index: 1], from: system)
    if derivation.isArbitrary || derivation.isIncomplete { return nil }
    let strengths = derivation.factors.map { system.rows[Int($0.constraint)].strength }
    return Level(strength: strengths.min() ?? Level.required.strength)
  }
}
