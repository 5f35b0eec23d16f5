extension Workspace {
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
        if required.pending.count > 0, !retryWaiters(problem) { return index }
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
    let form = reduce(row, problem)
    switch form.count {
    case 0:
      let holds = abs(form.constant) <= form.tolerance
      if isRecording, holds { redundant.append(index) }
      return holds
    case 1: return required.fix(parts[0], form, by: index)
    case 2: return required.merge(parts[0], parts[1], form, by: index)
    default:
      required.wait(index, on: parts.base + form.count - 3)
      return true
    }
  }

  /// Uses a required inequality if it concerns at most one root; whether it can hold.
  @inline(__always)
  private mutating func takeInequality(
    _ index: Int32, _ row: ConstraintRow, _ problem: Problem
  ) -> Bool {
    if row.termCount == 1, let (part, constant) = singleForm(row, problem, decidedToo: false) {
      let form = Form(constant: constant, gross: abs(constant), count: 1)
      return required.bound(part, form, row.relation, by: index)
    }
    let form = reduce(row, problem)
    switch form.count {
    case 0: return row.relation.error(of: form.constant) <= form.tolerance
    case 1: return required.bound(parts[0], form, row.relation, by: index)
    default:
      inequalities.append(index)
      return true
    }
  }

  /// Tries the waiting constraints again whose roots have changed; whether all can hold.
  @inline(never)
  private mutating func retryWaiters(_ problem: Problem) -> Bool {
    var position = 0
    while position < required.pending.count {
      let waiter = required.pending[position]
      position += 1
      let index = required.waiters[waiter].constraint
      let form = reduce(problem.row(index), problem)
      if form.count > 2 {
        required.watch(waiter, parts.base + form.count - 3)
        continue
      }
      required.waiters.base[Int(waiter)].generation = -1
      if isRecording, form.count == 0 { redundant.append(index) }
      let holds =
        switch form.count {
        case 0: abs(form.constant) <= form.tolerance
        case 1: required.fix(parts[0], form, by: index)
        default: required.merge(parts[0], parts[1], form, by: index)
        }
      if !holds { return false }
    }
    required.pending.count = 0
    return true
  }

  /// Looks again at the required inequalities over several roots; whether they can hold.
  ///
  /// Those that became bounds or constants are used, the rest stay.
  mutating func reviewRequired(_ problem: Problem) -> Bool {
    var kept = 0
    for position in 0..<inequalities.count {
      let index = inequalities[position]
      let row = problem.row(index)
      let form = reduce(row, problem)
      switch form.count {
      case 0:
        if row.relation.error(of: form.constant) > form.tolerance {
          certificate.members.append(
            Certificate.Member(constraint: index, factor: form.constant < 0 ? -1 : 1))
          return false
        }
      case 1:
        if !required.bound(parts[0], form, row.relation, by: index) {
          blame(index, parts[0], row, problem)
          return false
        }
      default:
        inequalities[kept] = index
        kept += 1
      }
    }
    inequalities.count = kept
    return true
  }

  /// Notes that an inequality leaves no value to a root, because of a bound on the other side.
  private mutating func blame(
    _ index: Int32, _ part: Part, _ row: ConstraintRow, _ problem: Problem
  ) {
    let limits = required.bounds[part.root]
    let isLower = (row.relation == .greaterOrEqual) == (part.coefficient > 0)
    let other = isLower ? limits.upperBy : limits.lowerBy
    if other < 0 { return }
    let sign: Double = isLower ? -1 : 1
    let form = reduce(problem.row(other), problem)
    if form.count != 1 { return }
    certificate.members.append(
      Certificate.Member(constraint: index, factor: sign / part.coefficient))
    certificate.members.append(
      Certificate.Member(constraint: other, factor: -sign / parts[0].coefficient))
  }
}
