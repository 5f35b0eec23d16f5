/// Finds which required constraints hold: each that can together with those before it that do.
///
/// An attempt without any left out comes first, since contradictions are rare. Where it fails, the
/// newest constraint of a Farkas certificate is the one to leave out if nothing before it contradicts;
/// that the rest then holds proves it. Where there is no certificate, bisection finds it.
///
/// On what to leave out of infeasible systems: J. W. Chinneck, Feasibility and Infeasibility in
/// Optimization, Springer 2008; earlier constraints being preferred is the rule of a constraint
/// hierarchy (A. Borning, B. Freeman-Benson, M. Wilson, "Constraint hierarchies", Lisp and Symbolic
/// Computation 5, 1992).
struct FeasibleSubset: ~Copyable {
  var method = LexicographicMethod()
  private var exclusions = Exclusions()
  /// Who accuses what was left out together with others.
  private var accusations = Buffer<Accusation>()
  private var newAccusations = Buffer<Accusation>()

  /// How often a certificate may accuse a constraint before the last one accused, until bisection is asked instead.
  ///
  /// There is an end without this bound too, but it may be far.
  private static let mostTurns = 4

  /// How far a search has come.
  private struct Progress {
    /// The constraints before this one can hold together, but for those left out.
    var feasible: Int32 = 0
    /// The newest constraint that was left out because, given those left out before it, it contradicts
    /// earlier ones; or -1.
    var accused: Int32 = -1
    /// How often a constraint before the last one accused was accused.
    var turns = 0
    /// Whether one certificate may accuse several constraints.
    var mayAccuseSeveral = true
  }

  /// Solves the problem; whether every value is finite and the effort sufficed.
  mutating func run(_ problem: Problem, options: SolverOptions) -> Bool {
    method.begin(options)
    exclusions.removeAll()
    accusations.removeAll()
    var progress = Progress()
    while true {
      switch method.attempt(problem, &exclusions, options: options) {
      case .complete:
        // That the others hold proves that each of those left out was the first to contradict others.
        if areWitnessesKept { return method.collectValues(problem) }
        // Who accused one that was left out together with others is now left out as well.
        accusations.removeAll()
        exclusions.removeAll()
        progress = Progress(turns: progress.turns, mayAccuseSeveral: false)
      case .infeasible:
        if method.isSpent || !leaveOutNext(problem, &progress, options: options) { return false }
      }
    }
  }

  /// Leaves out what the failed attempt accuses, or what bisection finds; whether there was something, and the effort
  /// sufficed to find it.
  private mutating func leaveOutNext(
    _ problem: Problem, _ progress: inout Progress, options: SolverOptions
  ) -> Bool {
    let feasible = progress.feasible
    if progress.mayAccuseSeveral,
      let last = leaveOutSeveral(problem, after: max(progress.accused, feasible - 1))
    {
      progress.accused = last
      return true
    }
    let newest = method.newestInCertificate(problem)
    if let newest, newest >= feasible, exclusions.canExclude(newest, problem),
      newest > progress.accused || progress.turns < Self.mostTurns
    {
      // What was accused on the assumption that all before it can hold is so no more.
      if newest <= progress.accused { progress.turns += 1 }
      leaveOut(newest, problem, isProved: false)
      progress.accused = newest
      return true
    }
    let end = newest.map { max(feasible, $0) + 1 } ?? Int32(problem.rows.count)
    var constraint = firstContradiction(
      problem, from: feasible, to: end, isNewest: newest != nil, options: options)
    if method.isSpent { return false }
    if !exclusions.canExclude(constraint, problem) {
      // Numbers beyond all measure can make the questions contradict each other. Something is
      // left out all the same, so that there is an end.
      constraint = exclusions.lastCandidate(problem)
      if constraint < 0 { return false }
    }
    leaveOut(constraint, problem, isProved: true)
    progress.feasible = constraint
    progress.accused = constraint
    return true
  }

  /// Whether all required constraints can hold together, without looking for the one that is one too
  /// many; true if that would need more than `effort`.
  mutating func canHold(_ problem: Problem, effort: Int?) -> Bool {
    method.begin(SolverOptions(effortLimit: effort))
    exclusions.removeAll()
    return method.requiredCanHold(problem, &exclusions)
  }

  /// Leaves out the newest constraint of each of several proofs, if the last attempt gave them; the last of these constraints.
  ///
  /// A proof stays one as long as all others in it are kept.
  private mutating func leaveOutSeveral(_ problem: Problem, after start: Int32) -> Int32? {
    newAccusations.removeAll()
    guard method.accusations(problem, in: &newAccusations) else { return nil }
    let found = newAccusations.span
    var first = Int32.max
    var last: Int32 = -1
    for accusation in found {
      let accused = accusation.accused
      guard accused > start, exclusions.canExclude(accused, problem),
        !found.contains(where: { $0.witness == accused })
      else { return nil }
      first = min(first, accused)
      last = max(last, accused)
    }
    if last < 0 { return nil }
    exclusions.readmit(after: first)
    for accusation in found {
      exclusions.exclude(accusation.accused, problem)
      accusations.append(accusation)
    }
    return last
  }

  /// Whether all are kept that accuse what was left out together with others.
  private var areWitnessesKept: Bool {
    mutating get {
      for accusation in accusations.span
      where exclusions.contains(accusation.accused) && method.rejects(accusation.witness) {
        return false
      }
      return true
    }
  }

  /// Leaves out a constraint that contradicts those before it, and takes back those after it that
  /// were left out on the assumption that everything before them can hold.
  private mutating func leaveOut(_ constraint: Int32, _ problem: Problem, isProved: Bool) {
    exclusions.readmit(after: constraint)
    exclusions.exclude(constraint, problem, isProved: isProved)
  }

  /// The first constraint that cannot hold together with those before it: those before `start` can
  /// hold, those before `end` cannot.
  ///
  /// Bisection, but where there is a certificate, the newest constraint in it is probably the first.
  private mutating func firstContradiction(
    _ problem: Problem, from start: Int32, to end: Int32, isNewest: Bool, options: SolverOptions
  ) -> Int32 {
    var feasible = start
    var infeasible = end
    var isNewest = isNewest
    while infeasible - feasible > 1, !method.isSpent {
      let middle = isNewest ? infeasible - 1 : feasible + (infeasible - feasible) / 2
      isNewest = false
      if prefixHolds(problem, limit: middle, options: options) {
        feasible = middle
      } else {
        infeasible = middle
        if let newest = method.newestInCertificate(problem), newest >= feasible,
          newest < middle
        {
          infeasible = newest + 1
          isNewest = true
        }
      }
    }
    return infeasible - 1
  }

  /// Whether the required constraints before `limit` can all hold, but for those found to
  /// contradict earlier ones on the way.
  private mutating func prefixHolds(
    _ problem: Problem, limit: Int32, options: SolverOptions
  ) -> Bool {
    switch method.attemptRequired(problem, limit: limit, &exclusions, options: options) {
    case .complete: true
    case .infeasible: false
    }
  }
}
