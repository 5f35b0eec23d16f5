/// Gaussian elimination of the required equalities, in the order in which they were added.
///
/// A row over one root determines its value, a row over two expresses one root by the other, and
/// neither makes any other row longer; those over more are deferred until they have become shorter,
/// and those that never do are left to the simplex method. Pivots are thus selected for sparsity
/// first and stability second: H. M. Markowitz, "The elimination form of the inverse and its
/// application to linear programming", Management Science 3 (1957). Inequalities over one root
/// become its bounds (A. L. Brearley, G. Mitra, H. P. Williams, "Analysis of mathematical
/// programming problems prior to applying the simplex algorithm", Mathematical Programming 8,
/// 1975).
struct Elimination: ~Copyable {
  /// The inequalities over several roots.
  private(set) var inequalities = Buffer<Int32>()
  /// All inequalities, except for excluded ones; recorded if `isRecording`.
  private(set) var consulted = Buffer<Int32>()
  /// The constraints that contradict earlier ones.
  private(set) var rejected = Buffer<Int32>()
  /// The equalities that determined nothing; recorded if `isRecording`.
  private(set) var redundant = Buffer<Int32>()
  var isRecording = false
  /// The number of undone changes.
  private(set) var undoneCount = 0

  /// Discards an earlier elimination.
  mutating func begin() {
    inequalities.removeAll()
    consulted.removeAll()
    rejected.removeAll()
    redundant.removeAll()
    undoneCount = 0
  }

  /// Applies the required constraints before `limit`.
  ///
  /// A constraint that contradicts earlier ones, and for which this is detected before any change,
  /// is rejected immediately. One whose consequences turn out to be contradictory is excluded from
  /// then on, and its consequences are undone; if the query is only whether there is a
  /// contradiction, the elimination ends with the result `false`.
  mutating func run(
    _ problem: Problem, limit: Int32, isQuery: Bool, _ substitutions: inout Substitutions,
    _ exclusions: inout Exclusions
  ) -> Bool {
    var link = problem.chains[0].head
    while let index = link.index, index < limit {
      let row = problem.row(index)
      if exclusions.contains(index) {
        rejected.append(index)
      } else if row.relation == .equal {
        substitutions.required.beginTrail()
        if !applyEquality(index, row, problem, &substitutions) { rejected.append(index) }
        if substitutions.required.deferred.pending.count > 0,
          !retryDeferred(problem, &substitutions)
        {
          if isQuery { return false }
          rejected.append(index)
          exclusions.exclude(index, problem)
        }
      } else {
        if isRecording { consulted.append(index) }
        if !applyInequality(index, row, problem, &substitutions) { rejected.append(index) }
      }
      link = row.next
    }
    return true
  }

  /// Applies a required equality, and returns whether it can be satisfied.
  @inline(__always)
  private mutating func applyEquality(
    _ index: Int32, _ row: ConstraintRow, _ problem: Problem,
    _ substitutions: inout Substitutions
  ) -> Bool {
    let reduced = substitutions.reduce(row, problem)
    if reduced.count == 1, substitutions.required.fix(reduced, by: index) { return true }
    if reduced.count == 2, substitutions.required.merge(reduced, by: index) { return true }
    if reduced.count > 2 {
      substitutions.required.deferRow(index, substitutions.watchable(reduced))
      return true
    }
    return applyWithTolerance(index, problem, &substitutions, isTrailed: false)
  }

  /// Applies a required equality over at most two roots if it can be satisfied up to rounding.
  @inline(never)
  private mutating func applyWithTolerance(
    _ index: Int32, _ problem: Problem, _ substitutions: inout Substitutions, isTrailed: Bool
  ) -> Bool {
    // The row is reduced again, so that it is not kept in memory where it is not required.
    let reduced = substitutions.reduce(problem.row(index), problem)
    let tolerance =
      reduced.count == 0 && reduced.constant == 0
      ? 0 : substitutions.tolerance(of: problem.row(index), problem)
    switch reduced.count {
    case 0:
      let holds = abs(reduced.constant) <= tolerance
      if isRecording, holds { redundant.append(index) }
      return holds
    case 1:
      return substitutions.required.fix(
        reduced, tolerance: tolerance, by: index, isTrailed: isTrailed)
    default:
      return substitutions.required.merge(
        reduced, tolerance: tolerance, by: index, isTrailed: isTrailed)
    }
  }

  /// Applies a required inequality if it contains at most one root, and returns whether it can be
  /// satisfied.
  @inline(__always)
  private mutating func applyInequality(
    _ index: Int32, _ row: ConstraintRow, _ problem: Problem,
    _ substitutions: inout Substitutions
  ) -> Bool {
    if row.termCount == 1,
      let (term, constant) = substitutions.reduceSingleton(row, problem, decidedToo: false)
    {
      return substitutions.required.tighten(
        term, constant, row.relation, tolerance: 1e-9 * abs(constant), by: index)
    }
    return applyLongInequality(index, problem, &substitutions)
  }

  /// Applies a required inequality over several variables, or one whose value is known.
  @inline(never)
  private mutating func applyLongInequality(
    _ index: Int32, _ problem: Problem, _ substitutions: inout Substitutions
  ) -> Bool {
    let row = problem.row(index)
    let reduced = substitutions.reduce(row, problem)
    if reduced.count > 1 {
      inequalities.append(index)
      return true
    }
    let tolerance = substitutions.tolerance(of: row, problem)
    if reduced.count == 0 { return row.relation.error(of: reduced.constant) <= tolerance }
    return substitutions.required.tighten(
      reduced.first, reduced.constant, row.relation, tolerance: tolerance, by: index)
  }

  /// Retries the deferred rows whose watched roots were eliminated, and returns whether all can be
  /// satisfied.
  ///
  /// If they cannot, the state is the same as before the constraint that eliminated these roots,
  /// which is the last pivot.
  @inline(never)
  private mutating func retryDeferred(
    _ problem: Problem, _ substitutions: inout Substitutions
  ) -> Bool {
    let pivotCount = substitutions.required.pivots.count - 1
    let watchCount = substitutions.required.deferred.watchCount
    let redundantCount = redundant.count
    var position = 0
    while position < substitutions.required.deferred.pending.count {
      let waiting = substitutions.required.deferred.pending[position]
      position += 1
      let index = substitutions.required.deferred.rows[waiting].constraint
      let reduced = substitutions.reduce(problem.row(index), problem, isTrailed: true)
      if reduced.count > 2 {
        substitutions.required.deferAgain(
          waiting, substitutions.watchable(reduced), isTrailed: true)
        continue
      }
      substitutions.required.deferred.toggle(waiting)
      let holds =
        reduced.count == 1
        && substitutions.required.fix(reduced, by: index, isTrailed: true)
        || reduced.count == 2
          && substitutions.required.merge(reduced, by: index, isTrailed: true)
        || applyWithTolerance(index, problem, &substitutions, isTrailed: true)
      if !holds {
        undoneCount += substitutions.required.trail.count
        substitutions.required.undo(pivotCount: pivotCount, watchCount: watchCount)
        redundant.truncate(to: redundantCount)
        return false
      }
    }
    substitutions.required.deferred.removePending()
    return true
  }

  /// Reexamines the inequalities over several roots, and returns whether they can be satisfied.
  ///
  /// Those that became bounds or constants are applied, the others remain. If they cannot be
  /// satisfied, the reason is in the certificate.
  mutating func reviewInequalities(
    _ problem: Problem, _ substitutions: inout Substitutions,
    _ certificate: inout FarkasCertificate
  ) -> Bool {
    var retained = 0
    for position in 0..<inequalities.count {
      let index = inequalities[position]
      let row = problem.row(index)
      let reduced = substitutions.reduce(row, problem)
      if reduced.count > 1 {
        inequalities[retained] = index
        retained += 1
        continue
      }
      let tolerance = substitutions.tolerance(of: row, problem)
      if reduced.count == 0 {
        if row.relation.error(of: reduced.constant) > tolerance {
          certificate.add(index, multiplier: reduced.constant < 0 ? -1 : 1)
          return false
        }
      } else if !substitutions.required.tighten(
        reduced.first, reduced.constant, row.relation, tolerance: tolerance, by: index)
      {
        traceInfeasibility(index, reduced.first, row, problem, &substitutions, &certificate)
        return false
      }
    }
    inequalities.truncate(to: retained)
    return true
  }

  /// Records that an inequality leaves a root without values, because of a bound on the other side.
  private func traceInfeasibility(
    _ index: Int32, _ term: ReducedTerm, _ row: ConstraintRow, _ problem: Problem,
    _ substitutions: inout Substitutions, _ certificate: inout FarkasCertificate
  ) {
    let limits = substitutions.required.bounds[term.root]
    let isLower = (row.relation == .greaterOrEqual) == (term.coefficient > 0)
    guard let other = (isLower ? limits.upperBy : limits.lowerBy).index else { return }
    let sign: Double = isLower ? -1 : 1
    let reduced = substitutions.reduce(problem.row(other), problem)
    if reduced.count != 1 { return }
    certificate.add(index, multiplier: sign / term.coefficient)
    certificate.add(other, multiplier: -sign / reduced.first.coefficient)
  }
}
