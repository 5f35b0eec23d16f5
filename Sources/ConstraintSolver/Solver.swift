/// A solver of constraint systems, which reuses its memory from one system to the next.
///
/// A solve has three steps. Required equalities are eliminated in the order in which they were
/// added. Weaker constraints are considered level by level in a relaxation, in which each remaining
/// variable takes the best values that the constraints on it alone allow, as if those over several
/// could be satisfied at no cost; if that turns out to be true, the result is the optimum.
/// Otherwise the simplex method solves the connected component.
///
/// Levels are strict: a stronger one is never made worse for a weaker one. Within a level, the sum
/// of absolute errors is minimized. Every choice among equals is deterministic.
public struct Solver: ~Copyable {
  private let core: UnsafeMutablePointer<SolverCore>
  /// The analysis of contradictions, created when the first one occurs.
  ///
  /// It is behind a pointer as well, so that clients need not know its size.
  private var contradictionGuards: UnsafeMutablePointer<ContradictionGuards>?

  /// Creates a solver with little memory, which grows with the systems that it solves.
  public init() {
    core = .allocate(capacity: 1)
    core.initialize(to: SolverCore())
  }

  deinit {
    core.deinitialize(count: 1)
    core.deallocate()
    contradictionGuards?.deinitialize(count: 1)
    contradictionGuards?.deallocate()
  }

  /// Solves a system; the results are read from the solver until the next solve.
  public mutating func solve(
    _ system: borrowing ConstraintSystem, options: SolverOptions = SolverOptions()
  ) throws(SolverError) {
    if let fault = system.fault { throw fault }
    if !system.withProblem({ core.pointee.run($0, options: options) }) {
      throw core.pointee.isSpent ? .effort : .overflow
    }
  }

  /// Solves a system and returns a solution that is independent of the solver and contains
  /// everything that explains it.
  public mutating func solution(
    of system: ConstraintSystem, options: SolverOptions = SolverOptions()
  ) throws(SolverError) -> Solution {
    try solve(system, options: options)
    return solution(ofSolved: system, options: options)
  }

  /// Returns the result of the last solve, of the same system with the same options, as a value
  /// that is independent of the solver.
  public mutating func solution(
    ofSolved system: ConstraintSystem, options: SolverOptions = SolverOptions()
  ) -> Solution {
    let contradictions = options.recordsReplay ? contradictions(system) : nil
    return system.withProblem {
      core.pointee.solution($0, of: system, options: options, contradictions: contradictions)
    }
  }

  /// Solves a system and returns only the plan; the values are read from the solver.
  public mutating func plan(for system: borrowing ConstraintSystem) throws(SolverError)
    -> ReplayPlan
  {
    try solve(system, options: SolverOptions(recordsReplay: true))
    return plan(ofSolved: system)
  }

  /// Returns the plan of the system that was solved last, with `SolverOptions.recordsReplay`.
  public mutating func plan(ofSolved system: borrowing ConstraintSystem) -> ReplayPlan {
    let parameters = system.parameters
    let contradictions = contradictions(system)
    return system.withProblem {
      core.pointee.plan($0, parameters: parameters, contradictions: contradictions)
    }
  }

  /// Returns the conditions under which the constraints that the last solve rejected must be
  /// rejected, if they are known.
  private mutating func contradictions(_ system: borrowing ConstraintSystem) -> [AffineForm]? {
    if rejectedCount == 0 { return nil }
    let search = contradictionGuards ?? .allocate(capacity: 1)
    if contradictionGuards == nil {
      search.initialize(to: ContradictionGuards())
      contradictionGuards = search
    }
    return search.pointee.guards(
      for: core.pointee.rejected, of: system, effort: core.pointee.remainingEffort)
  }

  /// Returns whether all required constraints of a system can be satisfied together.
  ///
  /// A system that cannot be solved at all, or not with bounded effort, counts as free of
  /// contradictions. No values may be read afterwards.
  ///
  /// - Parameters:
  ///   - system: The system.
  ///   - effort: The permitted work, replaced by the remaining work, which is negative if it did
  ///     not suffice.
  /// - Returns: `true` unless it is proved that they cannot.
  mutating func requiredIsSatisfiable(in system: borrowing ConstraintSystem, effort: inout Int)
    -> Bool
  {
    if system.fault != nil { return true }
    let limit = effort
    let isSatisfiable = system.withProblem { core.pointee.requiredIsSatisfiable($0, effort: limit) }
    effort =
      core.pointee.isSpent ? min(-1, core.pointee.remainingEffort) : core.pointee.remainingEffort
    return isSatisfiable
  }

  /// Returns required constraints that cannot be satisfied together, by index, if there is a
  /// verified certificate.
  ///
  /// No values may be read afterwards.
  mutating func contradiction(
    in system: borrowing ConstraintSystem, effort: inout Int
  ) -> [Int32]? {
    if requiredIsSatisfiable(in: system, effort: &effort) { return nil }
    return system.withProblem { core.pointee.contradiction($0) }
  }

  /// Returns the value of a variable after the last solve.
  public func value(of variable: Variable) -> Double {
    let values = core.pointee.values
    precondition(
      UInt32(bitPattern: variable.index) < UInt32(values.count),
      "the variable is not one of the solved system's")
    return values[variable.index]
  }

  /// Calls `body` with the values of all variables after the last solve, in order.
  public func withValues<Result>(_ body: (Span<Double>) -> Result) -> Result {
    core.pointee.values.withSpan(body)
  }

  /// The number of required constraints that the last solve rejected because they contradict
  /// earlier ones.
  public var rejectedCount: Int { core.pointee.rejected.count }

  /// The required constraints that the last solve rejected because they contradict earlier ones.
  package var rejected: [ConstraintIndex] {
    let rejected = core.pointee.rejected
    return (0..<rejected.count).map { ConstraintIndex(index: rejected[$0]) }
  }

  /// The freedom that the constraints down to `SolverOptions.freedomFloor` leave after the last
  /// solve, or `nil` if not requested.
  public var freedom: Freedom? { core.pointee.freedom }

  /// Returns the motions of the variables in `freedom`, unless `solution(ofSolved:)` has been
  /// called since.
  ///
  /// - Parameter system: The system that was solved last.
  /// - Returns: The motions, or `nil` if no variable is free.
  package func motions(ofSolved system: borrowing ConstraintSystem) -> Motions? {
    system.withProblem { core.pointee.motions($0) }
  }

  /// The total effort of all solves, in the unit of `SolverOptions.effortLimit`.
  package var totalEffort: Int { core.pointee.totalEffort }

  /// The number of pivots of the simplex method in the last solve.
  public var pivotCount: Int { core.pointee.pivotCount }

  /// A Boolean value that indicates whether a component reached the pivot limit in the last solve,
  /// so that its values are the best found rather than proved optimal.
  public var metPivotLimit: Bool { core.pointee.metPivotLimit }
}
