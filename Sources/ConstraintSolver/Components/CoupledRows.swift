/// All constraints in terms of the roots that required ones left: rows over several roots, and
/// breakpoints of single roots.
struct CoupledRows: ~Copyable {
  private(set) var rows = Buffer<CoupledRow>()
  private(set) var terms = Buffer<ReducedTerm>()
  /// The constraints over one root, linked root by root from the bounds on.
  private(set) var breakpoints = Buffer<Breakpoint>()

  /// Collects the constraints of the strongest `levels` levels.
  mutating func gather(
    _ problem: Problem, levels: Int, _ substitutions: inout Substitutions,
    _ elimination: inout Elimination, _ relaxation: inout SeparableRelaxation
  ) {
    relaxation.sortViolated()
    let violated = relaxation.violated.span
    rows.removeAll()
    terms.removeAll()
    breakpoints.removeAll()
    let roots = relaxation.roots.span
    for position in 0..<roots.count {
      substitutions.required.bounds[roots[position]].firstGoal = .none
      substitutions.required.bounds[roots[position]].lastGoal = .none
    }
    let deferred = substitutions.required.deferred.rows.span
    for position in 0..<deferred.count where deferred[position].generation >= 0 {
      add(deferred[position].constraint, rank: 0, problem, &substitutions, violated)
    }
    let inequalities = elimination.inequalities.span
    for position in 0..<inequalities.count {
      add(inequalities[position], rank: 0, problem, &substitutions, violated)
    }
    for rank in 1..<max(1, levels) {
      var link = problem.chains[rank].head
      while let index = link.index {
        let row = problem.row(index)
        if row.termCount == 1 {
          addSingleton(index, row, rank: Int32(rank), problem, &substitutions)
        } else {
          add(index, rank: Int32(rank), problem, &substitutions, violated)
        }
        link = row.next
      }
    }
  }

  /// Stores a constraint of one term as a breakpoint of its root, if it has one.
  @inline(__always)
  private mutating func addSingleton(
    _ index: Int32, _ row: ConstraintRow, rank: Int32, _ problem: Problem,
    _ substitutions: inout Substitutions
  ) {
    let reduced = substitutions.reduce(row, problem)
    if reduced.count == 0 { return }
    addBreakpoint(reduced.first, reduced.constant, row, index, rank: rank, &substitutions)
  }

  /// Adds a breakpoint to those of its root.
  @inline(__always)
  private mutating func addBreakpoint(
    _ term: ReducedTerm, _ constant: Double, _ row: ConstraintRow, _ index: Int32, rank: Int32,
    _ substitutions: inout Substitutions
  ) {
    let link = OptionalIndex(Int32(truncatingIfNeeded: breakpoints.count))
    breakpoints.append(
      Breakpoint(
        position: -constant / term.coefficient, rowScale: term.coefficient,
        weight: abs(term.coefficient), constraint: index, level: rank, next: .none,
        relation: term.coefficient < 0 ? row.relation.mirrored : row.relation))
    let bounds = substitutions.required.bounds.span
    if bounds[term.root].firstGoal.isNone {
      bounds[term.root].firstGoal = link
    } else {
      breakpoints[bounds[term.root].lastGoal.unwrapped].next = link
    }
    bounds[term.root].lastGoal = link
  }

  /// Stores a constraint as a breakpoint of its single root or as a row over several.
  private mutating func add(
    _ index: Int32, rank: Int32, _ problem: Problem, _ substitutions: inout Substitutions,
    _ violated: UncheckedSpan<Int32>
  ) {
    let row = problem.row(index)
    let reduced = substitutions.reduce(row, problem)
    if reduced.count == 0 { return }
    if reduced.count == 1 {
      addBreakpoint(reduced.first, reduced.constant, row, index, rank: rank, &substitutions)
      return
    }
    rows.append(
      CoupledRow(
        constant: reduced.constant, firstTerm: Int32(terms.count),
        termCount: Int32(reduced.count), constraint: index, rank: rank, next: .none,
        relation: row.relation, isViolated: contains(violated, index)))
    terms.append(reduced.first)
    terms.append(reduced.second)
    for position in 2..<reduced.count { terms.append(substitutions.terms[position]) }
  }

  /// Returns whether a constraint is in a sorted list.
  private func contains(_ sorted: UncheckedSpan<Int32>, _ index: Int32) -> Bool {
    var low = 0
    var high = sorted.count
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle] < index { low = middle + 1 } else { high = middle }
    }
    return low < sorted.count && sorted[low] == index
  }

  /// Returns the terms of a row.
  @inline(__always)
  func terms(of row: CoupledRow) -> UncheckedSpan<ReducedTerm> {
    terms.span.part(from: Int(row.firstTerm), count: Int(row.termCount))
  }
}
