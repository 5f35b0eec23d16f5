/// Leaves out constraints one by one, from the last to the first, as long as the rest cannot hold together
/// with a goal that contradicts them.
///
/// A deletion filter (J. W. Chinneck and E. W. Dravnieks, "Locating minimal infeasible constraint sets in
/// linear programs", ORSA Journal on Computing 3, 1991) that asks no question anew: it goes on from the
/// optimum of the question before. What does not count there is left out without a question (the
/// sensitivity filter of the same article); of what counts, one way along its slack mostly shows that the
/// goal is reached without it. What is left out is proved by certificates, and what stays by points, on the
/// constraints as they were added.
struct DeletionFilter: ~Copyable {
  private var dictionary = ConflictDictionary()
  private var saved = ConflictDictionary()
  private var sum = LinearSum()
  private var point = Buffer<Double>()
  /// Whether each constraint is known to be needed, whatever else is left out.
  private var isNeeded = Buffer<Bool>()

  /// What is known of the constraints that contradict the goal.
  enum Finding {
    /// There is no other set than this.
    case only([Int32])
    /// There may be several.
    case several
    /// Rounding leaves a doubt, or it takes more than the effort.
    case nothing
  }

  /// Constraints that contradict the goal.
  struct Result {
    /// Their indices.
    var members: [Int32]
    /// Whether each was shown to be needed.
    var isMinimal: Bool
  }

  /// Finds out why the last constraint, the goal, cannot hold, and what of that is needed while all other
  /// constraints are there.
  ///
  /// - Parameters:
  ///   - problem: The constraints, all of them required.
  ///   - values: Values of the variables with which all but the goal hold.
  ///   - effort: The work that may be done, and then what is left of it: less than none when it did not
  ///     suffice.
  /// - Returns: What is known.
  mutating func begin(
    _ problem: Problem, at values: UncheckedSpan<Double>, effort: inout Int
  ) -> Finding {
    let entries = problem.rows.count * problem.variableCount
    if entries > min(effort, Self.mostEntries) { return .nothing }
    effort -= entries
    if !dictionary.load(problem, at: values) { return .nothing }
    dictionary.takeEqualities(problem, effort: &effort)
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
    // A set without one of these would be left if that one were not there, and they are enough by themselves.
    return isOnly ? .only(members) : .several
  }

  /// Leaves out what can be left out.
  ///
  /// Where the effort ends, what is left is what counts in the last certificate.
  ///
  /// - Parameters:
  ///   - problem: The constraints with which it was begun.
  ///   - effort: The work that may be done, and then what is left of it.
  /// - Returns: What is left besides the goal; nil if rounding leaves a doubt.
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

  /// The constraints that count.
  private var members: [Int32] {
    var members: [Int32] = []
    for constraint in 0..<dictionary.goal where dictionary.countsTowardsGoal(constraint) {
      members.append(Int32(constraint))
    }
    return members
  }

  /// Whether one way along the slack of a constraint that was released shows that the goal can hold without it.
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

  /// Whether the goal can hold without a constraint that was released and counts; nil if that is not
  /// known.
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

  /// The most entries of a dictionary: 16 MB, and as much for the one that is kept beside it.
  private static let mostEntries = 2_000_000
}
