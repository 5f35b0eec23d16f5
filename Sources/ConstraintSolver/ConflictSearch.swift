/// Finds which of many required constraints contradict one more, by divide and conquer
/// (Junker's QuickXplain): few questions when the conflict is small.
struct ConflictSearch: ~Copyable {
  private let system: ConstraintSystem
  private let culprit: Int32
  private var solver = Solver()
  private var trial = ConstraintSystem()

  init(system: ConstraintSystem, culprit: Int32) {
    self.system = system
    self.culprit = culprit
  }

  /// Whether some required constraints can all hold together with the culprit.
  mutating func canHold(_ constraints: [Int32]) -> Bool {
    trial.removeAll()
    trial.addVariables(Int(system.variableCount))
    for index in constraints + [culprit] {
      let row = system.rows[Int(index)]
      let terms = system.terms(of: ConstraintIndex(index: index))
      trial.add(terms.span, row.relation, constant: AffineForm(row.constant))
    }
    return solver.requiredCanHold(in: trial)
  }

  /// Whether constraints cannot hold together with the culprit, but can without any one of them.
  mutating func isMinimal(_ constraints: [Int32]) -> Bool {
    if canHold(constraints) { return false }
    for index in constraints.indices {
      var others = constraints
      others.remove(at: index)
      if !canHold(others) { return false }
    }
    return true
  }

  /// A minimal subset of `candidates` that cannot hold together with the culprit, given that all of
  /// them cannot.
  mutating func minimalSet(of candidates: [Int32]) -> [Int32] {
    if !canHold([]) { return [] }
    return reduce(candidates, given: [], hasGrown: false)
  }

  private mutating func reduce(
    _ candidates: [Int32], given: [Int32], hasGrown: Bool
  ) -> [Int32] {
    if hasGrown, !canHold(given) { return [] }
    if candidates.count <= 1 { return candidates }
    let middle = candidates.count / 2
    let (first, second) = (Array(candidates[..<middle]), Array(candidates[middle...]))
    let fromSecond = reduce(second, given: given + first, hasGrown: true)
    let fromFirst = reduce(first, given: given + fromSecond, hasGrown: !fromSecond.isEmpty)
    return fromFirst + fromSecond
  }
}
