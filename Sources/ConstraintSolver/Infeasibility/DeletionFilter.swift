/// A filter that omits constraints one by one, from the last to the first, while the rest cannot be
/// satisfied together with a goal that contradicts them.
///
/// A deletion filter (J. W. Chinneck and E. W. Dravnieks, "Locating minimal infeasible constraint
/// sets in linear programs", ORSA Journal on Computing 3, 1991) that never restarts: it continues
/// from the optimum of the previous query. Constraints that have no effect there are omitted
/// without a query (the sensitivity filter of the same article); for the others, one move along the
/// slack mostly shows that the goal is reached without the constraint. Omitted constraints are
/// justified by certificates, and retained ones by points, verified with the constraints as they
/// were added.
struct DeletionFilter: ~Copyable {
  private var dictionary = ConflictDictionary()
  private var saved = ConflictDictionary()
  private var sum = LinearSum()
  private var point = Buffer<Double>()
  /// Whether each constraint is proved to be required, whatever else is omitted.
  private var isNeeded = Buffer<Bool>()

  /// The result about the constraints that contradict the goal.
  enum Finding {
    /// This is the only set.
    case only([Int32])
    /// There may be several sets.
    case several
    /// Rounding makes the result uncertain, or it takes more than the effort.
    case nothing
  }

  /// A set of constraints that contradict the goal.
  struct Result {
    /// Their indices.
    var members: [Int32]
    /// Whether each is proved to be required.
    var isMinimal: Bool
  }

  /// Determines why the last constraint, the goal, cannot be satisfied, and which of the reasons
  /// are required while all other constraints are present.
  ///
  /// - Parameters:
  ///   - problem: The constraints, all of them required.
  ///   - values: Values of the variables that satisfy all constraints except the goal.
  ///   - effort: The permitted work, replaced by the remaining work, which is negative if it did
  ///     not suffice.
  /// - Returns: The result.
  mutating func begin(
    _ problem: Problem, at values: UncheckedSpan<Double>, effort: inout Int
  ) -> Finding {
    let entries = problem.rows.count * problem.variableCount
    if entries > min(effort, Self.mostEntries) { return .nothing }
    effort -= entries
    if !dictionary.load(problem, at: values) { return .nothing }
    dictionary.pivotEqualities(problem, effort: &effort)
    guard case .impossible = dictionary.approach(effort: &effort),
      dictionary.provesContradiction(problem, &sum)
    else { return .nothing }
    isNeeded.fill(dictionary.goal, with: false)
    var isOnly = true
    for constraint in 0..<dictionary.goal where dictionary.countsTowardsGoal(constraint) {
      dictionary.release(constraint)
      isNeeded[constraint] = isNeededAtOnce(constraint, problem, effort: &effort)
      dictionary.bind(constraint, to: problem.rows[constraint].relation)
      if !isNeeded[constraint] { isOnly = false }
    }
    // A set without one of these would remain if that one did not exist, and they are sufficient by
    // themselves.
    return isOnly ? .only(members) : .several
  }

  /// Omits all constraints that can be omitted.
  ///
  /// When the effort limit is reached, the remaining constraints are those of the last certificate.
  ///
  /// - Parameters:
  ///   - problem: The constraints passed to `begin`.
  ///   - effort: The permitted work, replaced by the remaining work.
  /// - Returns: The remaining constraints apart from the goal, or `nil` if rounding makes the
  ///   result uncertain.
  mutating func finish(_ problem: Problem, effort: inout Int) -> Result? {
    for constraint in stride(from: dictionary.goal - 1, through: 0, by: -1)
    where !isNeeded[constraint] {
      let counts = dictionary.countsTowardsGoal(constraint)
      dictionary.release(constraint)
      if !counts { continue }
      guard let isNeeded = isNeeded(constraint, problem, effort: &effort) else {
        if effort < 0 { break }
        return nil
      }
      if isNeeded { dictionary.bind(constraint, to: problem.rows[constraint].relation) }
    }
    return Result(members: members, isMinimal: effort >= 0)
  }

  /// The constraints that have an effect.
  private var members: [Int32] {
    var members: [Int32] = []
    for constraint in 0..<dictionary.goal where dictionary.countsTowardsGoal(constraint) {
      members.append(Int32(constraint))
    }
    return members
  }

  /// Returns whether one move along the slack of a released constraint shows that the goal can be
  /// satisfied without it.
  private mutating func isNeededAtOnce(
    _ constraint: Int, _ problem: Problem, effort: inout Int
  ) -> Bool {
    effort -= dictionary.rowCount
    guard effort >= 0, case .goal(let ray) = dictionary.reach(releasing: constraint) else {
      return false
    }
    effort -= problem.terms.count
    return dictionary.holds(at: ray, problem, &point)
  }

  /// Returns whether the goal can be satisfied without a released constraint that has an effect, or
  /// `nil` if that is unknown.
  private mutating func isNeeded(
    _ constraint: Int, _ problem: Problem, effort: inout Int
  ) -> Bool? {
    effort -= dictionary.rowCount
    if effort < 0 { return nil }
    switch dictionary.reach(releasing: constraint) {
    case .goal(let ray):
      effort -= problem.terms.count
      return dictionary.holds(at: ray, problem, &point) ? true : nil
    case .wall(let row, let ray):
      saved.copy(dictionary)
      effort -= dictionary.rowCount * dictionary.columnCount / 8
      dictionary.go(to: row, ray, effort: &effort)
      switch dictionary.approach(effort: &effort) {
      case .impossible: return dictionary.provesContradiction(problem, &sum) ? false : nil
      case .reached(let ray):
        let holds = dictionary.holds(at: ray, problem, &point)
        swap(&dictionary, &saved)
        return holds ? true : nil
      case .unknown:
        swap(&dictionary, &saved)
        return nil
      }
    case nil: return nil
    }
  }

  /// The maximum number of entries in a dictionary: 16 MB, and as much for the copy that is kept.
  private static let mostEntries = 2_000_000
}
