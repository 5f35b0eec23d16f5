/// The search for the required constraints that are satisfied: each that can be satisfied together
/// with the satisfied ones before it.
///
/// An attempt without exclusions comes first, since contradictions are rare. If it fails, the
/// newest constraint of a Farkas certificate is excluded, provided that nothing before it
/// contradicts; that the rest is then satisfiable proves it. Without a certificate, bisection finds
/// it.
///
/// On exclusions from infeasible systems: J. W. Chinneck, Feasibility and Infeasibility in
/// Optimization, Springer 2008; that earlier constraints are preferred is the rule of a constraint
/// hierarchy (A. Borning, B. Freeman-Benson, M. Wilson, "Constraint hierarchies", Lisp and Symbolic
/// Computation 5, 1992).
struct FeasibleSubset: ~Copyable {
  var method = LexicographicMethod()
  private var exclusions = Exclusions()
  /// The witnesses against constraints that were excluded together with others.
  private var proofs = Buffer<InfeasibilityWitness>()
  private var newProofs = Buffer<InfeasibilityWitness>()

  /// The progress of a search.
  private struct Progress {
    /// The constraints before this one can be satisfied together, except for the excluded ones.
    var feasible: Int32 = 0
    /// The constraint after the newest one that was excluded because, given the earlier exclusions,
    /// it contradicts earlier ones.
    var next: Int32 = 0
    /// Whether several constraints may be excluded at once.
    var mayExcludeSeveral = true
  }

  /// Solves the problem, and returns whether every value is finite and the effort sufficed.
  mutating func run(_ problem: Problem, options: SolverOptions) -> Bool {
    method.begin(options)
    exclusions.removeAll()
    proofs.removeAll()
    var progress = Progress()
    while true {
      switch method.attempt(problem, &exclusions, options: options) {
      case .complete:
        // That the others are satisfied proves that each excluded one was the first to contradict
        // others.
        if areWitnessesIncluded { return method.collectValues(problem) }
        // The witness against a constraint that was excluded together with others is now excluded
        // as well.
        proofs.removeAll()
        exclusions.removeAll()
        progress = Progress(mayExcludeSeveral: false)
      case .infeasible:
        if method.isSpent || !excludeNext(problem, &progress, options: options) { return false }
      }
    }
  }

  /// Excludes the constraints that the failed attempt indicates, or the one that bisection finds, and
  /// returns whether there was one and the effort sufficed to find it.
  private mutating func excludeNext(
    _ problem: Problem, _ progress: inout Progress, options: SolverOptions
  ) -> Bool {
    let feasible = progress.feasible
    if progress.mayExcludeSeveral,
      let last = excludeSeveral(problem, from: max(progress.next, feasible))
    {
      progress.next = last + 1
      return true
    }
    let newest = method.newestInCertificate(problem)
    // If the newest constraint is before the last excluded one, that exclusion was premature: to
    // continue with this one could take many more attempts.
    if let newest, newest >= max(feasible, progress.next), exclusions.canExclude(newest, problem) {
      exclude(newest, problem, isProved: false)
      progress.next = newest + 1
      return true
    }
    let end = newest.map { max(feasible, $0) + 1 } ?? Int32(problem.rows.count)
    var constraint = firstContradiction(
      problem, from: feasible, to: end, isNewest: newest != nil, options: options)
    if method.isSpent { return false }
    if !exclusions.canExclude(constraint, problem) {
      // Extremely large numbers can make the answers to queries contradict each other. A constraint
      // is excluded anyway, so that the search terminates.
      guard let candidate = exclusions.lastCandidate(problem) else { return false }
      constraint = candidate
    }
    exclude(constraint, problem, isProved: true)
    progress.feasible = constraint
    progress.next = constraint + 1
    return true
  }

  /// Returns whether all required constraints can be satisfied together, without searching for the
  /// contradicting one; returns `true` if that would take more than `effort`.
  mutating func isSatisfiable(_ problem: Problem, effort: Int?) -> Bool {
    method.begin(SolverOptions(effortLimit: effort))
    exclusions.removeAll()
    return method.requiredIsSatisfiable(problem, &exclusions)
  }

  /// Excludes the newest constraint of each of several proofs, if the last attempt yielded them,
  /// and returns the last of these constraints.
  ///
  /// A proof remains valid while all its other constraints are included.
  private mutating func excludeSeveral(_ problem: Problem, from start: Int32) -> Int32? {
    newProofs.removeAll()
    guard method.proofs(problem, in: &newProofs) else { return nil }
    let found = newProofs.span
    var first = Int32.max
    var last: Int32?
    for proof in found {
      let excluded = proof.excluded
      guard excluded >= start, exclusions.canExclude(excluded, problem),
        !found.contains(where: { $0.witness == excluded })
      else { return nil }
      first = min(first, excluded)
      last = max(last ?? 0, excluded)
    }
    guard let last else { return nil }
    exclusions.readmit(after: first)
    for proof in found {
      exclusions.exclude(proof.excluded, problem)
      proofs.append(proof)
    }
    return last
  }

  /// Whether all witnesses against constraints that were excluded together with others are
  /// included.
  private var areWitnessesIncluded: Bool {
    mutating get {
      for proof in proofs.span
      where exclusions.contains(proof.excluded) && method.rejects(proof.witness) {
        return false
      }
      return true
    }
  }

  /// Excludes a constraint that contradicts those before it, and readmits those after it that were
  /// excluded on the assumption that everything before them can be satisfied.
  private mutating func exclude(_ constraint: Int32, _ problem: Problem, isProved: Bool) {
    exclusions.readmit(after: constraint)
    exclusions.exclude(constraint, problem, isProved: isProved)
  }

  /// Returns the first constraint that cannot be satisfied together with those before it, given
  /// that those before `start` can be satisfied, and those before `end` cannot.
  ///
  /// Bisection is used, but if there is a certificate, its newest constraint is probably the first.
  private mutating func firstContradiction(
    _ problem: Problem, from start: Int32, to end: Int32, isNewest: Bool, options: SolverOptions
  ) -> Int32 {
    var feasible = start
    var infeasible = end
    var isNewest = isNewest
    while infeasible - feasible > 1, !method.isSpent {
      let middle = isNewest ? infeasible - 1 : feasible + (infeasible - feasible) / 2
      isNewest = false
      if isPrefixSatisfiable(problem, limit: middle, options: options) {
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

  /// Returns whether the required constraints before `limit` can all be satisfied, except for those
  /// found to contradict earlier ones on the way.
  private mutating func isPrefixSatisfiable(
    _ problem: Problem, limit: Int32, options: SolverOptions
  ) -> Bool {
    switch method.attemptRequired(problem, limit: limit, &exclusions, options: options) {
    case .complete: true
    case .infeasible: false
    }
  }
}
