extension Solution {
  /// Returns a minimal set of required constraints that cannot all be satisfied, including this
  /// rejected one: without any one member, the rest can.
  ///
  /// Only the constraint itself and earlier ones are included. The set is empty for a constraint
  /// that was not rejected.
  ///
  /// - Parameter constraint: The rejected constraint.
  /// - Returns: The constraints in the order in which they were added.
  public func conflict(of constraint: ConstraintIndex) -> [ConstraintIndex] {
    var effort = Int.max
    return conflict(of: constraint, effort: &effort).constraints
  }

  /// Returns a set of required constraints that cannot all be satisfied, including this rejected
  /// one, found with bounded effort.
  ///
  /// The set is minimal unless the effort limit is reached. Then it is the best one found:
  /// constraints of which multiples add up to a contradiction, or those that the search has not yet
  /// excluded, or, if no effort is left at all, the constraint alone.
  ///
  /// - Parameters:
  ///   - constraint: The rejected constraint.
  ///   - effort: The permitted work, in the unit of `SolverOptions.effortLimit`, replaced by the
  ///     remaining work, which is negative if it did not suffice.
  /// - Returns: The set.
  public func conflict(
    of constraint: ConstraintIndex, effort: inout Int
  ) -> ConflictSet {
    guard rejected.contains(constraint) else {
      return ConflictSet(constraints: [], isMinimal: true)
    }
    if effort < 0 { return ConflictSet(constraints: [constraint], isMinimal: false) }
    var search = ConflictSearch(system: system, rejected: constraint.index, effort: effort)
    defer { effort = search.effort }
    if let circuit = circuit(of: constraint, effort: &search.effort),
      circuit.isContradiction || search.isInfeasible(circuit.members)
    {
      return set(circuit.members, constraint)
    }
    let candidates = search.candidates(besides: rejected)
    if let members = search.onlySet(of: candidates, at: values) { return set(members, constraint) }
    // Of several sets the filter prefers that of the earliest constraints, but requires a query for
    // each member.
    let proof = search.proof(of: candidates, largerThan: Solution.mostSearched)
    if let proof, proof.isMinimal { return set(proof.members, constraint) }
    if let found = search.earliestSet(of: candidates) {
      return set(found.members, constraint, isMinimal: found.isMinimal)
    }
    let found = search.minimalSet(of: candidates)
    if !search.isSpent { return set(found, constraint) }
    var best = found
    if let proof, proof.members.count < best.count { best = proof.members }
    return set(best, constraint, isMinimal: false)
  }

  private func set(
    _ others: [Int32], _ constraint: ConstraintIndex, isMinimal: Bool = true
  ) -> ConflictSet {
    ConflictSet(
      constraints: (others + [constraint.index]).sorted().map { ConstraintIndex(index: $0) },
      isMinimal: isMinimal)
  }

  /// The number of constraints up to which a conflict is searched for, whatever the certificate
  /// contains.
  private static let mostSearched = 32

  /// Returns the earlier equalities that determine the left side of a rejected constraint, if there
  /// are any, and whether its constant clearly differs from the one that they imply.
  ///
  /// They are linearly independent, so each is required.
  private func circuit(
    of constraint: ConstraintIndex, effort: inout Int
  ) -> (members: [Int32], isContradiction: Bool)? {
    var own = effort / 2
    let start = own
    let candidate = basis.derive(
      system.row(of: constraint.index), from: system, before: constraint.index, effort: &own)
    effort -= start - own
    guard let derivation = candidate, !derivation.isIncomplete else { return nil }
    let rejected = system.rows[Int(constraint.index)]
    var value = rejected.constant
    var size = abs(value)
    for part in derivation.multipliers {
      let row = system.rows[Int(part.constraint)]
      value -= part.multiplier * row.constant
      size += abs(part.multiplier * row.constant)
    }
    return (
      derivation.multipliers.map(\.constraint), rejected.relation.error(of: value) > 1e-6 * size
    )
  }
}
