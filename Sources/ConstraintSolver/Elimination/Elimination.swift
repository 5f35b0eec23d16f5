/// Gaussian elimination of the required equalities, in the order of adding.
///
/// A row over one root gives it its value, a row over two expresses one root by the other, and neither
/// makes any other row longer; those over more are deferred until they have become shorter, and what
/// never does is left to the simplex method. Pivots are thus chosen for sparsity first and stability
/// second: H. M. Markowitz, "The elimination form of the inverse and its application to linear
/// programming", Management Science 3 (1957). Inequalities over one root become its bounds (A. L.
/// Brearley, G. Mitra, H. P. Williams, "Analysis of mathematical programming problems prior to applying
/// the simplex algorithm", Mathematical Programming 8, 1975).
struct Elimination: ~Copyable {
  /// The inequalities over several roots.
  private(set) var inequalities = Buffer<Int32>()
  /// The constraints that contradict earlier ones.
  private(set) var rejected = Buffer<Int32>()
  /// The equalities that had nothing left to determine; kept if `isRecording`.
  private(set) var redundant = Buffer<Int32>()
  var isRecording = false
  /// How many changes were taken back.
  private(set) var takenBack = 0

  /// Forgets an earlier elimination.
  mutating func begin() {
    inequalities.removeAll()
    rejected.removeAll()
    redundant.removeAll()
    takenBack = 0
  }

  /// Takes in the required constraints before `limit`.
  ///
  /// A constraint that contradicts what came before, and can be told to before anything was changed,
  /// is rejected on the spot. One whose consequences turn out contradictory is left out from now on, and what
  /// followed from it is taken back; for a question whether there is one, that is the end, and the result false.
  mutating func run(
    _ problem: Problem, limit: Int32, isQuestion: Bool, _ substitutions: inout Substitutions,
    _ exclusions: inout Exclusions
  ) -> Bool {
    var index = problem.chains[0].head
    while index >= 0, index < limit {
      let row = problem.row(index)
      if exclusions.contains(index) {
        rejected.append(index)
      } else if row.relation == .equal {
        let pivotCount = substitutions.required.pivots.count
        substitutions.required.beginTrail()
        if !takeEquality(index, row, problem, &substitutions) { rejected.append(index) }
        if substitutions.required.deferred.pending.count > 0,
          !retryDeferred(problem, &substitutions, pivotCount: pivotCount)
        {
          if isQuestion { return false }
          rejected.append(index)
          exclusions.exclude(index, problem)
        }
      } else if !takeInequality(index, problem, &substitutions) {
        rejected.append(index)
      }
      index = row.next
    }
    return true
  }

  /// Uses a required equality; whether it can hold.
  @inline(__always)
  private mutating func takeEquality(
    _ index: Int32, _ row: ConstraintRow, _ problem: Problem,
    _ substitutions: inout Substitutions
  ) -> Bool {
    let reduced = substitutions.reduce(row, problem)
    switch reduced.count {
    case 0: return holds(index, reduced)
    case 1: return substitutions.required.fix(substitutions.terms[0], reduced, by: index)
    case 2:
      return substitutions.required.merge(
        substitutions.terms[0], substitutions.terms[1], reduced, by: index)
    default:
      substitutions.required.deferRow(index, substitutions.watchable(reduced))
      return true
    }
  }

  /// Whether an equality without roots holds.
  @inline(__always)
  private mutating func holds(_ index: Int32, _ reduced: ReducedRow) -> Bool {
    let holds = abs(reduced.constant) <= reduced.tolerance
    if isRecording, holds { redundant.append(index) }
    return holds
  }

  /// Uses a required inequality if it concerns at most one root; whether it can hold.
  @inline(never)
  private mutating func takeInequality(
    _ index: Int32, _ problem: Problem, _ substitutions: inout Substitutions
  ) -> Bool {
    let row = problem.row(index)
    if row.termCount == 1,
      let (term, constant) = substitutions.reduceSingleton(row, problem, decidedToo: false)
    {
      let reduced = ReducedRow(constant: constant, magnitude: abs(constant), count: 1)
      return substitutions.required.tighten(term, reduced, row.relation, by: index)
    }
    return takeLongInequality(index, problem, &substitutions)
  }

  /// Uses a required inequality over several variables, or one whose value is known.
  @inline(never)
  private mutating func takeLongInequality(
    _ index: Int32, _ problem: Problem, _ substitutions: inout Substitutions
  ) -> Bool {
    let row = problem.row(index)
    let reduced = substitutions.reduce(row, problem)
    switch reduced.count {
    case 0: return row.relation.error(of: reduced.constant) <= reduced.tolerance
    case 1:
      return substitutions.required.tighten(
        substitutions.terms[0], reduced, row.relation, by: index)
    default:
      inequalities.append(index)
      return true
    }
  }

  /// Tries the deferred rows again of which watched roots are gone; whether all can hold.
  ///
  /// If they cannot, everything is as it was before the constraint that made these go, when there were
  /// `pivotCount` pivots.
  @inline(never)
  private mutating func retryDeferred(
    _ problem: Problem, _ substitutions: inout Substitutions, pivotCount: Int
  ) -> Bool {
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
      substitutions.required.deferred.retire(waiting)
      let holds =
        switch reduced.count {
        case 0: holds(index, reduced)
        case 1:
          substitutions.required.fix(
            substitutions.terms[0], reduced, by: index, isTrailed: true)
        default:
          substitutions.required.merge(
            substitutions.terms[0], substitutions.terms[1], reduced, by: index, isTrailed: true)
        }
      if !holds {
        takenBack += substitutions.required.trail.count
        substitutions.required.takeBack(pivotCount: pivotCount, watchCount: watchCount)
        redundant.truncate(to: redundantCount)
        return false
      }
    }
    substitutions.required.deferred.removePending()
    return true
  }

  /// Looks again at the inequalities over several roots; whether they can hold.
  ///
  /// Those that became bounds or constants are used, the rest stay. If they cannot hold, the reason is
  /// in the certificate.
  mutating func reviewInequalities(
    _ problem: Problem, _ substitutions: inout Substitutions,
    _ certificate: inout FarkasCertificate
  ) -> Bool {
    var kept = 0
    for position in 0..<inequalities.count {
      let index = inequalities[position]
      let row = problem.row(index)
      let reduced = substitutions.reduce(row, problem)
      switch reduced.count {
      case 0:
        if row.relation.error(of: reduced.constant) > reduced.tolerance {
          certificate.add(index, multiplier: reduced.constant < 0 ? -1 : 1)
          return false
        }
      case 1:
        let term = substitutions.terms[0]
        if !substitutions.required.tighten(term, reduced, row.relation, by: index) {
          blame(index, term, row, problem, &substitutions, &certificate)
          return false
        }
      default:
        inequalities[kept] = index
        kept += 1
      }
    }
    inequalities.truncate(to: kept)
    return true
  }

  /// Notes that an inequality leaves no value to a root, because of a bound on the other side.
  private func blame(
    _ index: Int32, _ term: ReducedTerm, _ row: ConstraintRow, _ problem: Problem,
    _ substitutions: inout Substitutions, _ certificate: inout FarkasCertificate
  ) {
    let limits = substitutions.required.bounds[term.root]
    let isLower = (row.relation == .greaterOrEqual) == (term.coefficient > 0)
    let other = isLower ? limits.upperBy : limits.lowerBy
    if other < 0 { return }
    let sign: Double = isLower ? -1 : 1
    if substitutions.reduce(problem.row(other), problem).count != 1 { return }
    certificate.add(index, multiplier: sign / term.coefficient)
    certificate.add(other, multiplier: -sign / substitutions.terms[0].coefficient)
  }
}
