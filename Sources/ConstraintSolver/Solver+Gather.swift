extension Solver {
  /// Collects the required constraints over several roots that elimination left; whether those that
  /// concern no more than one root hold.
  mutating func gatherRequired(_ problem: Problem) -> Bool {
    for position in 0..<waiters.count where waiters[position].generation >= 0 {
      if !gatherRequired(waiters[position].constraint, problem) { return false }
    }
    for position in 0..<requiredInequalities.count {
      if !gatherRequired(requiredInequalities[position], problem) { return false }
    }
    return true
  }

  private mutating func gatherRequired(_ index: Int32, _ problem: Problem) -> Bool {
    let row = problem.row(index)
    let remainder = reduce(row, problem)
    if parts.count == 0 {
      return row.relation.error(of: remainder.constant) <= remainder.tolerance
    }
    if parts.count == 1, row.relation != .equal { return narrow(row.relation, remainder, index) }
    couple(row.relation, remainder, constraint: index, rank: 0)
    return true
  }

  /// Bounds the one root of a required inequality; whether a value remains.
  private mutating func narrow(
    _ relation: Relation, _ remainder: Remainder, _ index: Int32
  ) -> Bool {
    let part = parts[0]
    let position = -remainder.constant / part.coefficient
    let tolerance = remainder.tolerance / abs(part.coefficient)
    let state = roots.base + Int(part.root)
    if (relation == .greaterOrEqual) == (part.coefficient > 0) {
      if position <= state.pointee.lower { return true }
      if position > state.pointee.upper + tolerance { return false }
      state.pointee.lower = min(position, state.pointee.upper)
      state.pointee.lowerBy = index
    } else {
      if position >= state.pointee.upper { return true }
      if position < state.pointee.lower - tolerance { return false }
      state.pointee.upper = max(position, state.pointee.lower)
      state.pointee.upperBy = index
    }
    return true
  }

  /// Keeps the constraint in `parts` as one over several roots.
  private mutating func couple(
    _ relation: Relation, _ remainder: Remainder, constraint: Int32, rank: Int32
  ) {
    coupledRows.append(
      CoupledRow(
        constant: remainder.constant, tolerance: remainder.tolerance,
        firstPart: Int32(coupledParts.count), partCount: Int32(parts.count),
        constraint: constraint, rank: rank, relation: relation))
    for position in 0..<parts.count { coupledParts.append(parts[position]) }
  }

  /// Expresses everything weaker than required in roots, strongest level first.
  mutating func gatherWishes(_ problem: Problem) {
    for rank in 1..<max(1, problem.chains.count) {
      var index = problem.chains[rank].head
      while index >= 0 {
        let row = problem.row(index)
        if row.termCount == 1 {
          let term = problem.term(row.firstTerm)
          let place = find(term.variable.index)
          let factor = term.coefficient * place.scale
          if factor != 0, place.root >= 0 {
            let constant = row.constant + term.coefficient * place.offset
            wish(place.root, factor, constant, row.relation, index, Int32(rank))
          }
        } else {
          let remainder = reduce(row, problem)
          if parts.count == 1 {
            wish(
              parts[0].root, parts[0].coefficient, remainder.constant, row.relation, index,
              Int32(rank))
          } else if parts.count > 1 {
            couple(row.relation, remainder, constraint: index, rank: Int32(rank))
          }
        }
        index = row.next
      }
    }
  }

  /// Appends a wish to its root's list: `factor · root + constant (relation) 0`.
  @inline(__always)
  private mutating func wish(
    _ root: Int32, _ factor: Double, _ constant: Double, _ relation: Relation, _ constraint: Int32,
    _ rank: Int32
  ) {
    let index = Int32(wishes.count)
    wishes.append(
      Wish(
        position: -constant / factor, weight: abs(factor), constraint: constraint, rank: rank,
        next: -1, relation: factor < 0 ? relation.mirrored : relation))
    let state = roots.base + Int(root)
    if state.pointee.lastWish < 0 {
      state.pointee.firstWish = index
    } else {
      wishes.base[Int(state.pointee.lastWish)].next = index
    }
    state.pointee.lastWish = index
  }
}
