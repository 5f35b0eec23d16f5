extension Solution {
  /// Returns the constraints that determine a variable's value, in the order in which they were
  /// decided; each is satisfied with equality, and a change of any one's constant would change the
  /// value.
  public func reasons(for variable: Variable) -> [Reason] {
    basis.derive([variable.index: 1], from: system).multipliers.map { entry in
      Reason(
        constraint: ConstraintIndex(index: entry.constraint),
        level: Level(strength: system.rows[Int(entry.constraint)].strength))
    }
  }

  /// Returns the level that determined a variable's value: the weakest among its reasons, or `nil`
  /// if the value is arbitrary.
  public func decidingLevel(of variable: Variable) -> Level? {
    let derivation = basis.derive([variable.index: 1], from: system)
    if derivation.isArbitrary || derivation.isIncomplete { return nil }
    let strengths = derivation.multipliers.map { system.rows[Int($0.constraint)].strength }
    return Level(strength: strengths.min() ?? Level.required.strength)
  }
}
