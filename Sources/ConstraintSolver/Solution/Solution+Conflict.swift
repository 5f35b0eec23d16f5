extension Solution {
  /// A minimal set of required constraints, this rejected one among them, that cannot all hold: with
  /// any one left out, the rest can.
  ///
  /// Only the constraint itself and ones added before it are named. The set is empty for a
  /// constraint that was not rejected.
  ///
  /// - Parameters:
  ///   - constraint: The rejected constraint.
  ///   - known: A set to try first, such as what was found in a system with other constants; it is
  ///     taken when it is such a set here.
  /// - Returns: The constraints in the order in which they were added.
  public func conflict(
    of constraint: ConstraintIndex, trying known: [ConstraintIndex] = []
  ) -> [ConstraintIndex] {
    guard rejected.contains(constraint) else { return [] }
    var search = ConflictSearch(system: system, rejected: constraint.index)
    if let circuit = circuit(of: constraint), !search.canHold(circuit) {
      return (circuit + [constraint.index]).sorted().map { ConstraintIndex(index: $0) }
    }
    let dropped = Set(rejected.map(\.index))
    if known.last == constraint {
      let others = known.dropLast().map(\.index)
      let areCandidates = others.allSatisfy {
        $0 >= 0 && $0 < constraint.index && !dropped.contains($0)
          && system.rows[Int($0)].strength == Level.required.strength
      }
      if areCandidates, search.isMinimal(others) { return known }
    }
    let earlier = system.rows.indices.lazy.map { Int32($0) }.filter {
      $0 < constraint.index && !dropped.contains($0)
        && system.rows[Int($0)].strength == Level.required.strength
    }
    let candidates = Array(earlier)
    // Of several sets the search prefers that of the earliest constraints, but asks about each member.
    let others =
      search.provenSet(of: candidates, largerThan: Solution.mostSearched)
      ?? search.minimalSet(of: candidates)
    return (others + [constraint.index]).sorted().map { ConstraintIndex(index: $0) }
  }

  /// Up to how many constraints a conflict is searched for whatever the certificate says.
  private static let mostSearched = 32

  /// The earlier equalities that determine the left side of a rejected constraint, if there are any.
  ///
  /// They are independent, so each is needed.
  private func circuit(of constraint: ConstraintIndex) -> [Int32]? {
    let derivation = basis.derive(system.row(of: constraint.index), from: system)
    if derivation.isArbitrary || derivation.isIncomplete { return nil }
    let members = derivation.multipliers.map(\.constraint)
    let areEarlierEqualities = members.allSatisfy { member in
      let row = system.rows[Int(member)]
      return member < constraint.index && row.relation == .equal
        && row.strength == Level.required.strength
    }
    return areEarlierEqualities ? members : nil
  }
}
