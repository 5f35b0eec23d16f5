/// Finds an irreducible infeasible subset: which of many required constraints contradict one that was
/// rejected.
///
/// QuickXplain divides and conquers, which asks few questions when the subset is small (U. Junker,
/// "QuickXplain: preferred explanations and relaxations for over-constrained problems", AAAI 2004). A
/// large one is the support of a Farkas certificate, if that is minimal: J. Gleeson and J. Ryan,
/// "Identifying minimally infeasible subsystems of inequalities", ORSA Journal on Computing 2 (1990).
struct ConflictSearch: ~Copyable {
  private let system: ConstraintSystem
  private let rejected: Int32
  private var solver = Solver()
  private var trial = ConstraintSystem()

  init(system: ConstraintSystem, rejected: Int32) {
    self.system = system
    self.rejected = rejected
  }

  /// Whether some required constraints can all hold together with the rejected one.
  mutating func canHold(_ constraints: [Int32]) -> Bool {
    load(constraints)
    return solver.requiredCanHold(in: trial)
  }

  /// A minimal subset of `candidates` that cannot hold together with the rejected one, if the
  /// certificate that all of them cannot is about one with more members than `limit`.
  ///
  /// Multiples of the constraints of the certificate add up to a contradiction. If all but one of them are
  /// independent of each other, no other multiples do, and so each is needed.
  mutating func provenSet(of candidates: [Int32], largerThan limit: Int) -> [Int32]? {
    if candidates.count <= limit { return nil }
    load(candidates)
    guard let members = solver.contradiction(in: trial), members.count - 1 > limit,
      members.last == Int32(candidates.count)
    else { return nil }
    let others = members.dropLast().map { candidates[Int($0)] }
    return areIndependent(others) ? others : nil
  }

  /// Whether no left side is a sum of multiples of the others.
  private func areIndependent(_ constraints: [Int32]) -> Bool {
    var pivots: [Int32: [Int32: Double]] = [:]
    for index in constraints {
      var line: [Int32: Double] = [:]
      var magnitude: [Int32: Double] = [:]
      for term in system.terms(of: ConstraintIndex(index: index)) {
        line[term.variable.index, default: 0] += term.coefficient
        magnitude[term.variable.index, default: 0] += abs(term.coefficient)
      }
      var pivot: Int32?
      while let variable = line.keys.min() {
        let factor = line[variable] ?? 0
        if abs(factor) <= 1e-10 * (magnitude[variable] ?? 0) {
          line[variable] = nil
          continue
        }
        guard let known = pivots[variable] else {
          pivot = variable
          break
        }
        for (other, coefficient) in known {
          line[other, default: 0] -= factor * coefficient
          magnitude[other, default: 0] += abs(factor * coefficient)
        }
        line[variable] = nil
      }
      guard let pivot, let factor = line[pivot] else { return false }
      pivots[pivot] = line.mapValues { $0 / factor }
    }
    return true
  }

  /// Makes the trial some required constraints and the rejected one.
  private mutating func load(_ constraints: [Int32]) {
    trial.removeAll()
    trial.addVariables(Int(system.variableCount))
    for index in constraints + [rejected] {
      let row = system.rows[Int(index)]
      let terms = system.terms(of: ConstraintIndex(index: index))
      trial.add(terms.span, row.relation, constant: AffineForm(row.constant))
    }
  }

  /// Whether constraints cannot hold together with the rejected one, but can without any one of them.
  mutating func isMinimal(_ constraints: [Int32]) -> Bool {
    if canHold(constraints) { return false }
    for index in constraints.indices {
      var others = constraints
      others.remove(at: index)
      if !canHold(others) { return false }
    }
    return true
  }

  /// A minimal subset of `candidates` that cannot hold together with the rejected one, given that all of
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
