// Below the required level every root is first decided as if the constraints over several roots
// could be met without cost. If that turns out true, the result is the optimum: each level has what
// is best for its constraints one by one. Where it does not, the constraints concerned are noted in
// `contested`, and their components are solved by the simplex.
extension Workspace {
  /// Decides the roots that required constraints left, level by level.
  mutating func decideAlone(_ problem: Problem, levels: Int) {
    let requiredInequalities = inequalities.count
    redundant.count = requiredRedundant
    enterRoots(problem)
    for rank in 1..<max(1, levels) {
      if undecided == 0 { break }
      gather(problem.chains[rank].head, problem)
      for position in 0..<touched.count { narrow(touched[position]) }
      if decided.pending.count > 0 { retryDecided(problem) }
      for position in 0..<shared.count { meet(shared[position], problem) }
    }
    settle(problem)
    checkInequalities(problem)
    inequalities.count = requiredInequalities
  }

  /// Makes the roots that are left the undecided ones, for which required constraints go on waiting.
  private mutating func enterRoots(_ problem: Problem) {
    let count = problem.variableCount
    decided.forget(count: count)
    liveRoots.count = 0
    looseRoots.count = 0
    contested.count = 0
    simplexEvents.count = 0
    blocks.count = 0
    playing.count = 0
    simplexSummands.count = 0
    simplexGuards.count = 0
    undecided = 0
    for index in 0..<Int32(count) where required.nodes[index].parent == index {
      decided.addRoot(index, required.bounds[index], watch: required.nodes[index].watch)
      liveRoots.append(index)
    }
    undecided = liveRoots.count
    // What waits for roots of the required constraints now waits for the same roots here.
    decided.waiters.copy(required.waiters)
    decided.watches.copy(required.watches)
    // A root whose bounds coincide has its value.
    for position in 0..<liveRoots.count {
      let root = liveRoots[position]
      if decided.nodes[root].parent == root, decided.bounds[root].isClosed { close(root) }
    }
    if decided.pending.count > 0 { retryDecided(problem) }
  }

  /// Sorts the constraints of a level: nothing to decide, one root, several roots.
  private mutating func gather(_ head: Int32, _ problem: Problem) {
    wishes.count = 0
    touched.count = 0
    shared.count = 0
    var index = head
    while index >= 0 {
      let row = problem.row(index)
      let next = row.next
      if row.termCount == 1 {
        if let (part, constant) = singleForm(row, problem, decidedToo: true) {
          wish(part.root, part.coefficient, constant, row, index)
        }
        index = next
        continue
      }
      let form = reduce(row, problem, decidedToo: true)
      if form.count == 1 {
        wish(parts[0].root, parts[0].coefficient, form.constant, row, index)
      } else if form.count > 1 {
        if isRecording { playing.append(index) }
        if row.relation == .equal { shared.append(index) } else { inequalities.append(index) }
      }
      index = next
    }
  }

  /// Notes that a constraint concerns one root: `factor · root + constant (relation) 0`.
  @inline(__always)
  private mutating func wish(
    _ root: Int32, _ factor: Double, _ constant: Double, _ row: ConstraintRow, _ index: Int32
  ) {
    if isRecording { playing.append(index) }
    let position = Int32(wishes.count)
    wishes.append(
      Wish(
        position: -constant / factor, weight: abs(factor), constraint: index, next: -1,
        relation: factor < 0 ? row.relation.mirrored : row.relation))
    let limits = decided.bounds.base + Int(root)
    if limits.pointee.firstWish < 0 {
      limits.pointee.firstWish = position
      touched.append(root)
    } else {
      wishes.base[Int(limits.pointee.lastWish)].next = position
    }
    limits.pointee.lastWish = position
  }

  /// Tries a constraint over several roots, as if it could be met; notes it if it cannot.
  mutating func meet(_ index: Int32, _ problem: Problem) {
    meetNow(index, problem)
    if decided.pending.count > 0 { retryDecided(problem) }
  }

  /// Tries a constraint, but does not look after those that wait for its roots.
  private mutating func meetNow(_ index: Int32, _ problem: Problem) {
    let form = reduce(problem.row(index), problem, decidedToo: true)
    if form.count > 2 {
      decided.wait(index, on: parts.base + form.count - 3)
    } else {
      use(index, form)
    }
  }

  /// Uses a constraint over at most two undecided roots, as if it could be met; notes it if it
  /// cannot.
  @inline(__always)
  private mutating func use(_ index: Int32, _ form: Form) {
    let holds: Bool
    switch form.count {
    case 0:
      holds = abs(form.constant) <= form.tolerance
      if isRecording, holds { redundant.append(index) }
    case 1:
      holds = decided.fix(parts[0], form, by: index)
      if holds { undecided -= 1 }
    default:
      holds = decided.merge(parts[0], parts[1], form, by: index)
      if holds { undecided -= 1 }
    }
    if !holds { contested.append(index) }
  }

  /// Tries the waiting constraints again whose roots have changed.
  @inline(never)
  private mutating func retryDecided(_ problem: Problem) {
    var position = 0
    while position < decided.pending.count {
      let waiter = decided.pending[position]
      position += 1
      let index = decided.waiters[waiter].constraint
      let form = reduce(problem.row(index), problem, decidedToo: true)
      if form.count > 2 {
        decided.watch(waiter, parts.base + form.count - 3)
        continue
      }
      decided.waiters.base[Int(waiter)].generation = -1
      use(index, form)
    }
    decided.pending.count = 0
  }

  /// Gives every root that is still free the value nearest to zero, and whatever waits on it.
  private mutating func settle(_ problem: Problem) {
    if undecided == 0 { return }
    for position in 0..<liveRoots.count {
      let root = liveRoots[position]
      if decided.nodes[root].parent != root { continue }
      let limits = decided.bounds[root]
      undecided -= 1
      if !limits.isClosed { looseRoots.append(root) }
      if limits.isClosed || limits.lower > 0 {
        decided.set(root, to: limits.lower, by: limits.lowerBy)
      } else if limits.upper < 0 {
        decided.set(root, to: limits.upper, by: limits.upperBy)
      } else {
        decided.set(root, to: 0, by: -1)
      }
      if decided.pending.count > 0 { retryDecided(problem) }
    }
  }

  /// Notes the inequalities over several roots that do not hold.
  private mutating func checkInequalities(_ problem: Problem) {
    for position in 0..<inequalities.count {
      let row = problem.row(inequalities[position])
      let form = reduce(row, problem, decidedToo: true)
      if row.relation.error(of: form.constant) > form.tolerance {
        contested.append(inequalities[position])
      }
    }
  }
}
