extension Solver {
  /// Takes in the required constraints in the order they were added.
  ///
  /// A constraint that contradicts what came before, and can be told to before anything was changed,
  /// is dropped on the spot. Returns a constraint whose consequences turned out contradictory.
  mutating func eliminate(_ problem: Problem, limit: Int32) -> Int32? {
    var index = problem.chains[0].head
    while index >= 0, index < limit {
      let row = problem.row(index)
      if hasExclusions, excluded[index] != .none {
        rejected.append(index)
      } else if row.relation == .equal {
        if !takeEquality(index, row, problem) { rejected.append(index) }
        if pending.count > 0, !retryWaiters(problem) { return index }
      } else if !takeInequality(index, row, problem) {
        rejected.append(index)
      }
      index = row.next
    }
    return nil
  }

  /// Uses a required equality; whether it can hold.
  @inline(__always)
  private mutating func takeEquality(
    _ index: Int32, _ row: ConstraintRow, _ problem: Problem
  ) -> Bool {
    let remainder = reduce(row, problem)
    switch parts.count {
    case 0: return abs(remainder.constant) <= remainder.tolerance
    case 1: return fix(parts[0], remainder, by: index)
    case 2: return merge(parts[0], parts[1], remainder, by: index)
    default:
      waiters.append(Waiter(constraint: index, generation: 0))
      watch(Int32(waiters.count - 1))
      return true
    }
  }

  /// Uses a required inequality if it concerns at most one root; whether it can hold.
  @inline(__always)
  private mutating func takeInequality(
    _ index: Int32, _ row: ConstraintRow, _ problem: Problem
  ) -> Bool {
    let remainder = reduce(row, problem)
    switch parts.count {
    case 0: return row.relation.error(of: remainder.constant) <= remainder.tolerance
    case 1: return bound(parts[0], remainder, row.relation, by: index)
    default:
      requiredInequalities.append(index)
      return true
    }
  }

  /// Gives a root its value; whether its bounds allow it.
  @inline(__always)
  private mutating func fix(_ part: Part, _ remainder: Remainder, by index: Int32) -> Bool {
    let value = -remainder.constant / part.coefficient
    let state = roots[part.root]
    let tolerance = remainder.tolerance / abs(part.coefficient)
    if value < state.lower - tolerance || value > state.upper + tolerance { return false }
    let node = nodes.base + Int(part.root)
    node.pointee.parent = Node.fixed
    node.pointee.offset = value
    events.append(Event(constraint: index, pivot: part.root))
    if node.pointee.watch >= 0 { wake(part.root) }
    return true
  }

  /// Expresses one of two roots by the other; whether their bounds allow it.
  @inline(__always)
  private mutating func merge(
    _ first: Part, _ second: Part, _ remainder: Remainder, by index: Int32
  ) -> Bool {
    var gone = first
    var kept = second
    let ratio = abs(first.coefficient) / abs(second.coefficient)
    if ratio > 1e3 {
      // The larger factor is divided by.
    } else if ratio < 1e-3 || nodes[first.root].size > nodes[second.root].size {
      swap(&gone, &kept)
    }
    let scale = -kept.coefficient / gone.coefficient
    let offset = -remainder.constant / gone.coefficient
    let state = roots[gone.root]
    if state.lowerBy >= 0 || state.upperBy >= 0 {
      let tolerance = remainder.tolerance / abs(kept.coefficient)
      if !carry(state, to: kept.root, scale: scale, offset: offset, tolerance: tolerance) {
        return false
      }
    }
    let node = nodes.base + Int(gone.root)
    node.pointee.parent = kept.root
    node.pointee.scale = scale
    node.pointee.offset = offset
    nodes.base[Int(kept.root)].size += node.pointee.size
    events.append(Event(constraint: index, pivot: gone.root))
    if node.pointee.watch >= 0 { wake(gone.root) }
    return true
  }

  /// Puts the bounds of a root that is about to vanish on the one that stays.
  private mutating func carry(
    _ state: RootState, to root: Int32, scale: Double, offset: Double, tolerance: Double
  ) -> Bool {
    var target = roots[root]
    var lower = (state.lower - offset) / scale
    var upper = (state.upper - offset) / scale
    var (lowerBy, upperBy) = (state.lowerBy, state.upperBy)
    if scale < 0 {
      swap(&lower, &upper)
      swap(&lowerBy, &upperBy)
    }
    if lowerBy >= 0, lower > target.lower { (target.lower, target.lowerBy) = (lower, lowerBy) }
    if upperBy >= 0, upper < target.upper { (target.upper, target.upperBy) = (upper, upperBy) }
    if target.lower > target.upper {
      let reach = 1e-9 * max(abs(target.lower), abs(target.upper)) + tolerance
      if target.lower - target.upper > reach { return false }
      target.upper = target.lower
    }
    roots[root] = target
    return true
  }

  /// Narrows the values of a root; whether any remain.
  @inline(__always)
  private mutating func bound(
    _ part: Part, _ remainder: Remainder, _ relation: Relation, by index: Int32
  ) -> Bool {
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
}

// Constraints over three and more roots wait, and are tried again when a root they watch is gone.
extension Solver {
  /// Registers a waiting constraint with three of the roots in `parts`.
  private mutating func watch(_ waiter: Int32) {
    let generation = waiters[waiter].generation
    for position in (parts.count - 3)..<parts.count {
      let root = Int(parts[position].root)
      watches.append(
        Watch(waiter: waiter, generation: generation, next: nodes.base[root].watch))
      nodes.base[root].watch = Int32(watches.count - 1)
    }
  }

  /// Queues the constraints that watch a root which is gone.
  @inline(never)
  private mutating func wake(_ root: Int32) {
    var index = nodes[root].watch
    nodes.base[Int(root)].watch = -1
    while index >= 0 {
      let entry = watches[index]
      if waiters[entry.waiter].generation == entry.generation {
        waiters.base[Int(entry.waiter)].generation += 1
        pending.append(entry.waiter)
      }
      index = entry.next
    }
  }

  /// Tries the queued constraints again; whether all can hold.
  @inline(never)
  private mutating func retryWaiters(_ problem: Problem) -> Bool {
    var position = 0
    while position < pending.count {
      let waiter = pending[position]
      position += 1
      let index = waiters[waiter].constraint
      let remainder = reduce(problem.row(index), problem)
      if parts.count >= 3 {
        watch(waiter)
        continue
      }
      waiters.base[Int(waiter)].generation = -1
      let holds =
        switch parts.count {
        case 0: abs(remainder.constant) <= remainder.tolerance
        case 1: fix(parts[0], remainder, by: index)
        default: merge(parts[0], parts[1], remainder, by: index)
        }
      if !holds { return false }
    }
    pending.count = 0
    return true
  }
}
