/// The search for an irreducible infeasible subset: the required constraints that contradict a
/// rejected one.
///
/// A `DeletionFilter` omits one constraint after another. A large set of several is the support of
/// a Farkas certificate, if that is minimal: J. Gleeson and J. Ryan, "Identifying minimally
/// infeasible subsystems of inequalities", ORSA Journal on Computing 2 (1990). If rounding makes
/// the result uncertain, QuickXplain decides by feasibility queries: it divides and conquers, which
/// takes few queries if the subset is small (U. Junker, "QuickXplain: preferred explanations and
/// relaxations for over-constrained problems", AAAI 2004).
struct ConflictSearch: ~Copyable {
  private let system: ConstraintSystem
  private let rejected: Int32
  private var solver = Solver()
  private var trial = ConstraintSystem()
  /// The variable of the trial that represents each of the system's, valid if `turns` contains the
  /// current turn.
  private var names: [Variable]
  private var turns: [Int]
  private var turn = 0
  /// The system's variable that each variable of the trial represents.
  private var origins = Buffer<Int32>()
  private var filter = DeletionFilter()
  /// Whether the filter can continue with the current trial.
  private var hasBegun = false
  private var point = Buffer<Double>()
  private var connections = DisjointSets()
  /// The remaining work, in the unit of `SolverOptions.effortLimit`.
  var effort: Int

  init(system: ConstraintSystem, rejected: Int32, effort: Int) {
    self.system = system
    self.rejected = rejected
    self.effort = effort
    names = [Variable](repeating: Variable(index: 0), count: Int(system.variableCount))
    turns = [Int](repeating: 0, count: Int(system.variableCount))
  }

  /// Whether the effort limit was exceeded.
  var isSpent: Bool { effort < 0 }

  /// Returns whether it is proved that some required constraints cannot be satisfied together with
  /// the rejected one.
  mutating func isInfeasible(_ constraints: [Int32]) -> Bool {
    if isSpent { return false }
    load(constraints)
    return !solver.requiredIsSatisfiable(in: trial, effort: &effort)
  }

  /// A set of constraints of which multiples add up to a contradiction with the rejected one.
  struct Proof {
    var members: [Int32]
    /// Whether each of the members is known to be required.
    var isMinimal: Bool
  }

  /// Returns the subset of `candidates` in the certificate that all of them cannot be satisfied
  /// together with the rejected one, if it has more members than `limit`.
  ///
  /// Multiples of the constraints of the certificate add up to a contradiction. If all but one of
  /// them are linearly independent, no other multiples do, so each constraint with a nonzero
  /// multiplier is required.
  mutating func proof(of candidates: [Int32], largerThan limit: Int) -> Proof? {
    if candidates.count <= limit || isSpent { return nil }
    load(candidates)
    // At most as many are linearly independent as there are variables.
    if trial.variableCount <= limit { return nil }
    guard let members = solver.contradiction(in: trial, effort: &effort),
      members.count - 1 > limit, members.last == Int32(candidates.count)
    else { return nil }
    let others = members.dropLast().map { candidates[Int($0)] }
    if let needed = needed(of: others) { return Proof(members: needed, isMinimal: true) }
    return Proof(members: others, isMinimal: false)
  }

  /// The remainder of a left side, and its combination of constraints, with the magnitudes of the
  /// summed numbers.
  private struct Combination {
    var line: [Int32: Sum] = [:]
    var multiples: [Int32: Sum] = [:]

    struct Sum {
      var value = 0.0
      var magnitude = 0.0

      static func += (sum: inout Sum, part: Sum) {
        sum.value += part.value
        sum.magnitude += part.magnitude
      }

      static func * (factor: Double, sum: Sum) -> Sum {
        Sum(value: factor * sum.value, magnitude: abs(factor) * sum.magnitude)
      }
    }

    var size: Int { line.count + multiples.count }

    mutating func add(_ factor: Double, times other: Combination) {
      for (variable, sum) in other.line { line[variable, default: Sum()] += factor * sum }
      for (constraint, sum) in other.multiples {
        multiples[constraint, default: Sum()] += factor * sum
      }
    }

    func scaled(by factor: Double) -> Combination {
      Combination(
        line: line.mapValues { factor * $0 }, multiples: multiples.mapValues { factor * $0 })
    }
  }

  /// Returns the constraints of a certificate that are required, if they are linearly independent.
  ///
  /// Then the rejected left side is a unique sum of multiples of them, and exactly those with a
  /// nonzero multiplier are required: rounding can make a certificate contain others.
  ///
  /// - Parameter constraints: The constraints of the certificate without the rejected one.
  /// - Returns: The constraints that are required, or `nil` if they are not independent, rounding
  ///   makes the result uncertain, or it takes more than the effort.
  private mutating func needed(of constraints: [Int32]) -> [Int32]? {
    var pivots: [Int32: Combination] = [:]
    for index in constraints {
      guard let (remainder, pivot) = reduce(index, by: pivots), let pivot,
        let sum = remainder.line[pivot]
      else { return nil }
      pivots[pivot] = remainder.scaled(by: 1 / sum.value)
    }
    guard let (remainder, pivot) = reduce(rejected, by: pivots), pivot == nil else { return nil }
    var needed: [Int32] = []
    for index in constraints {
      guard let sum = remainder.multiples[index], abs(sum.value) > 1e-10 * sum.magnitude else {
        continue
      }
      if abs(sum.value) <= 1e-7 * sum.magnitude { return nil }
      needed.append(index)
    }
    return needed
  }

  /// Subtracts multiples of pivots from a left side, and returns the remainder with its first
  /// variable, if there is one.
  private mutating func reduce(
    _ index: Int32, by pivots: [Int32: Combination]
  ) -> (remainder: Combination, pivot: Int32?)? {
    var remainder = Combination(multiples: [index: Combination.Sum(value: 1, magnitude: 1)])
    for term in system.terms(of: ConstraintIndex(index: index)) {
      let part = Combination.Sum(value: term.coefficient, magnitude: abs(term.coefficient))
      remainder.line[term.variable.index, default: Combination.Sum()] += part
    }
    while let variable = remainder.line.keys.min(), let sum = remainder.line[variable] {
      if abs(sum.value) <= 1e-10 * sum.magnitude {
        remainder.line[variable] = nil
        continue
      }
      guard let pivotRow = pivots[variable] else { return (remainder, variable) }
      effort -= 16 * (remainder.size + pivotRow.size)
      if isSpent { return nil }
      remainder.add(-sum.value, times: pivotRow)
      remainder.line[variable] = nil
    }
    return (remainder, nil)
  }

  /// Analyzes why some constraints cannot be satisfied together with the rejected one.
  ///
  /// - Parameters:
  ///   - candidates: The constraints.
  ///   - values: Values of the system's variables that satisfy all of them.
  /// - Returns: The set of those that contradict it, if it is proved that there is only one.
  mutating func onlySet(of candidates: [Int32], at values: [Double]) -> [Int32]? {
    load(candidates)
    if isSpent || trial.fault != nil { return nil }
    point.resize(to: origins.count)
    for index in 0..<origins.count { point[index] = values[Int(origins[index])] }
    // If that is not enough, the rest is left to the queries.
    var own = effort / 2
    effort -= own
    let finding = trial.withProblem { filter.begin($0, at: point.span, effort: &own) }
    effort += own
    switch finding {
    case .only(let members): return members.map { candidates[Int($0)] }
    case .several: hasBegun = true
    case .nothing: break
    }
    return nil
  }

  /// Returns the earliest set of constraints that cannot be satisfied together with the rejected
  /// one.
  ///
  /// - Parameter candidates: The constraints passed to `onlySet`.
  /// - Returns: The set, or `nil` if rounding makes the result uncertain.
  mutating func earliestSet(of candidates: [Int32]) -> Proof? {
    if !hasBegun { return nil }
    hasBegun = false
    guard let result = trial.withProblem({ filter.finish($0, effort: &effort) }) else { return nil }
    return Proof(members: result.members.map { candidates[Int($0)] }, isMinimal: result.isMinimal)
  }

  /// Sets the trial to some required constraints and the rejected one, with their variables.
  private mutating func load(_ constraints: [Int32]) {
    trial.removeAll()
    origins.removeAll()
    turn += 1
    var terms = 0
    for index in constraints { terms += add(index) }
    terms += add(rejected)
    effort -= 8 * (constraints.count + 1) + terms
  }

  /// Adds a constraint to the trial, and returns its number of terms.
  private mutating func add(_ index: Int32) -> Int {
    let row = system.rows[Int(index)]
    for position in Int(row.firstTerm)..<Int(row.firstTerm + row.termCount) {
      let variable = Int(system.terms[position].variable.index)
      if turns[variable] != turn {
        turns[variable] = turn
        names[variable] = trial.addVariable()
        origins.append(Int32(variable))
      }
    }
    trial.addRequired(row, of: system, naming: names)
    return Int(row.termCount)
  }

  /// Finds the constraints that can be members: others are not connected with the rejected one.
  ///
  /// - Parameter dropped: The violated constraints, in order.
  /// - Returns: The satisfied required constraints before the rejected one, in order, as far as
  ///   variables connect them with it.
  mutating func candidates(besides dropped: [ConstraintIndex]) -> [Int32] {
    effort -= system.rows.count
    var earlier: [Int32] = []
    var next = 0
    connections.begin(Int(system.variableCount))
    for index in 0...rejected {
      if next < dropped.count, dropped[next].index == index {
        next += 1
        if index != rejected { continue }
      }
      let row = system.rows[Int(index)]
      guard row.strength == Level.required.strength, row.termCount > 0 else { continue }
      let first = system.terms[Int(row.firstTerm)].variable.index
      for position in Int(row.firstTerm) + 1..<Int(row.firstTerm + row.termCount) {
        connections.unite(first, system.terms[position].variable.index)
      }
      if index != rejected { earlier.append(index) }
    }
    let own = system.rows[Int(rejected)]
    guard own.termCount > 0 else { return [] }
    let component = connections.find(system.terms[Int(own.firstTerm)].variable.index)
    return earlier.filter {
      connections.find(system.terms[Int(system.rows[Int($0)].firstTerm)].variable.index)
        == component
    }
  }

  /// Returns a minimal subset of `candidates` that cannot be satisfied together with the rejected
  /// one, given that all of them cannot.
  ///
  /// When the effort limit is reached, candidates that were not proved to be dispensable remain.
  mutating func minimalSet(of candidates: [Int32]) -> [Int32] {
    if isInfeasible([]) { return [] }
    return reduce(candidates, assumed: [], hasGrown: false)
  }

  private mutating func reduce(
    _ candidates: [Int32], assumed: [Int32], hasGrown: Bool
  ) -> [Int32] {
    if isSpent { return candidates }
    if hasGrown, isInfeasible(assumed) { return [] }
    if candidates.count <= 1 || isSpent { return candidates }
    let middle = candidates.count / 2
    let (first, second) = (Array(candidates[..<middle]), Array(candidates[middle...]))
    let fromSecond = reduce(second, assumed: assumed + first, hasGrown: true)
    let fromFirst = reduce(first, assumed: assumed + fromSecond, hasGrown: !fromSecond.isEmpty)
    return fromFirst + fromSecond
  }
}
