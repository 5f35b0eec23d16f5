/// Solves constraint systems, one after another, in memory that it keeps.
///
/// A solve goes through four steps. Required constraints are eliminated in the order they were
/// added, by an affine union-find; what is weaker is looked at level by level, and each root takes
/// the best values that the constraints on it alone allow, as if those over several roots could be
/// met for nothing; if that turns out true, the result is the optimum. Where it does not, a bounded
/// simplex solves the connected component.
///
/// Levels are strict: a stronger one is never made worse for a weaker one. Inside a level the sum of
/// absolute errors is least. Every choice among equals is deterministic.
public struct Solver: ~Copyable {
  private let workspace: UnsafeMutablePointer<Workspace>
  /// Looks into contradictions, once there are some.
  ///
  /// It is behind a pointer as well, so that clients need not know how large it is.
  private var contradictionGuards: UnsafeMutablePointer<ContradictionGuards>?

  /// A solver with little memory, which grows with the systems it meets.
  public init() {
    workspace = .allocate(capacity: 1)
    workspace.initialize(to: Workspace())
  }

  deinit {
    workspace.deinitialize(count: 1)
    workspace.deallocate()
    contradictionGuards?.deinitialize(count: 1)
    contradictionGuards?.deallocate()
  }

  /// Solves a system; the results are read from the solver until the next solve.
  public mutating func solve(
    _ system: borrowing ConstraintSystem, options: SolverOptions = SolverOptions()
  ) throws(SolverError) {
    if let fault = system.fault { throw fault }
    if !system.withProblem({ workspace.pointee.run($0, options: options) }) {
      throw workspace.pointee.simplex.effort.isSpent ? .effort : .overflow
    }
  }

  /// Solves a system and keeps the result, with all that explains it, apart from the solver.
  public mutating func solution(
    of system: ConstraintSystem, options: SolverOptions = SolverOptions()
  ) throws(SolverError) -> Solution {
    try solve(system, options: options)
    let contradictions = options.recordsReplay ? contradictions(system) : nil
    return system.withProblem {
      workspace.pointee.solution($0, of: system, options: options, contradictions: contradictions)
    }
  }

  /// Solves a system and returns the plan alone; the values are read from the solver.
  public mutating func plan(for system: borrowing ConstraintSystem) throws(SolverError)
    -> ReplayPlan
  {
    try solve(system, options: SolverOptions(recordsReplay: true))
    let parameters = system.parameters
    let contradictions = contradictions(system)
    return system.withProblem {
      workspace.pointee.plan($0, parameters: parameters, contradictions: contradictions)
    }
  }

  /// The conditions under which what the last solve dropped must be dropped, if they are known.
  private mutating func contradictions(_ system: borrowing ConstraintSystem) -> [AffineForm]? {
    if rejectedCount == 0 { return nil }
    let search = contradictionGuards ?? .allocate(capacity: 1)
    if contradictionGuards == nil {
      search.initialize(to: ContradictionGuards())
      contradictionGuards = search
    }
    return search.pointee.guards(
      for: workspace.pointee.rejected, of: system,
      effort: workspace.pointee.simplex.effort.remaining)
  }

  /// Whether all required constraints of a system can hold together.
  ///
  /// A system that cannot be solved at all, or not with bounded effort, contradicts nothing. No values
  /// are to be read afterwards.
  mutating func requiredCanHold(in system: borrowing ConstraintSystem) -> Bool {
    if system.fault != nil { return true }
    return system.withProblem { workspace.pointee.requiredCanHold($0) }
  }

  /// Required constraints that cannot hold together, by index, if there is a checked proof of it.
  ///
  /// No values are to be read afterwards.
  mutating func contradiction(in system: borrowing ConstraintSystem) -> [Int32]? {
    if requiredCanHold(in: system) { return nil }
    return system.withProblem { problem in
      guard workspace.pointee.newestInProof(problem) != nil else { return nil }
      let support = workspace.pointee.certificate.support.base
      return Set((0..<workspace.pointee.certificate.support.count).map { support[$0] }).sorted()
    }
  }

  /// The value of a variable after the last solve.
  public func value(of variable: Variable) -> Double {
    precondition(
      UInt32(bitPattern: variable.index) < UInt32(workspace.pointee.valueMemory.count),
      "the variable is not one of the solved system's")
    return workspace.pointee.valueMemory[variable.index]
  }

  /// Calls `body` with the values of all variables after the last solve, in order.
  public func withValues<Result>(_ body: (Span<Double>) -> Result) -> Result {
    let start = workspace.pointee.valueMemory.base
    let count = workspace.pointee.valueMemory.count
    return body(Span(_unsafeElements: UnsafeBufferPointer(start: start, count: count)))
  }

  /// How many required constraints the last solve dropped because they contradict earlier ones.
  public var rejectedCount: Int { workspace.pointee.rejected.count }

  /// How many pivots the simplex made in the last solve.
  public var pivotCount: Int { workspace.pointee.pivotCount }

  /// Whether a component met the bound on pivots in the last solve, so that its values are the best
  /// found rather than proved optimal.
  public var metPivotLimit: Bool { workspace.pointee.metPivotLimit }
}
