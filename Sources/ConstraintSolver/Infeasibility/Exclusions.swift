/// The required constraints that an attempt omits, with the reasons.
struct Exclusions: ~Copyable {
  /// The reason for which a constraint is excluded.
  enum Status: UInt8, BitwiseCopyable {
    /// It is not excluded.
    case none
    /// It contradicts earlier constraints, provided that these can be satisfied.
    case assumed
    /// It contradicts earlier constraints, which can be satisfied.
    case proved
  }

  private var isEmpty = true
  private var statuses = Buffer<Status>()

  /// Removes all exclusions.
  mutating func removeAll() {
    isEmpty = true
  }

  /// Returns whether a constraint is excluded.
  @inline(__always)
  func contains(_ constraint: Int32) -> Bool {
    !isEmpty && statuses[constraint] != .none
  }

  /// Returns whether a constraint is required and not yet proved to contradict earlier ones.
  func canExclude(_ constraint: Int32, _ problem: Problem) -> Bool {
    problem.row(constraint).strength == Level.required.strength
      && (isEmpty || statuses[constraint] != .proved)
  }

  /// Returns the last constraint that can be excluded, if there is one.
  func lastCandidate(_ problem: Problem) -> Int32? {
    var last: Int32?
    var link = problem.chains[0].head
    while let index = link.index {
      if canExclude(index, problem) { last = index }
      link = problem.row(index).next
    }
    return last
  }

  /// Excludes a constraint, together with every later copy of it.
  mutating func exclude(_ constraint: Int32, _ problem: Problem, isProved: Bool = false) {
    if isEmpty {
      statuses.fill(problem.rows.count, with: .none)
      isEmpty = false
    }
    let status: Status = isProved ? .proved : .assumed
    statuses[constraint] = status
    let row = problem.row(constraint)
    var link = row.next
    while let other = link.index {
      let candidate = problem.row(other)
      if problem.areCopies(row, candidate), statuses[other] != .proved {
        statuses[other] = status
      }
      link = candidate.next
    }
  }

  /// Readmits the constraints that were omitted after a constraint without proof.
  mutating func readmit(after constraint: Int32) {
    if isEmpty { return }
    for index in Int(constraint)..<statuses.count where statuses[index] == .assumed {
      statuses[index] = .none
    }
  }
}

extension Problem {
  /// Returns whether two rows are identical.
  fileprivate func areCopies(_ row: ConstraintRow, _ other: ConstraintRow) -> Bool {
    other.constant == row.constant && other.relation == row.relation
      && other.termCount == row.termCount
      && terms(of: row).elementsEqual(terms(of: other))
  }
}
