/// Solves constraint systems, one after another, in memory that it keeps.
///
/// A solve goes through four steps. Required constraints are eliminated in the order they were
/// added, by an affine union-find; what is weaker is expressed in the roots that remain; each root
/// takes the best values that the constraints on it alone allow; and where constraints over several
/// roots do not hold there, a bounded simplex finds the optimum of the connected component.
///
/// Levels are strict: a stronger one is never made worse for a weaker one. Inside a level the sum of
/// absolute errors is least. Every choice among equals is deterministic.
public struct Solver: ~Copyable {
  // Elimination
  var nodes = Buffer<Node>()
  var roots = Buffer<RootState>()
  var events = Buffer<Event>()
  var waiters = Buffer<Waiter>()
  var watches = Buffer<Watch>()
  var pending = Buffer<Int32>()
  var requiredInequalities = Buffer<Int32>()
  var parts = Buffer<Part>()
  var partOf = Buffer<Int32>()
  var rejected = Buffer<Int32>()
  var excluded = Buffer<Exclusion>()
  var hasExclusions = false
  var magnitude = 0.0

  // What is weaker than required
  var wishes = Buffer<Wish>()
  var choices = Buffer<Choice>()
  var coupledRows = Buffer<CoupledRow>()
  var coupledParts = Buffer<Part>()
  var kinks = Buffer<Wish>()
  var contested = Buffer<Int32>()

  // Components
  var componentParents = Buffer<Int32>()
  var componentRoots = Buffer<Int32>()
  var componentRows = Buffer<Int32>()
  var componentStarts = Buffer<Int32>()
  var simplex = PiecewiseSimplex()

  // Results
  var valueMemory = Buffer<Double>()
  var ambiguousRoots = Buffer<Int32>()
  /// How many pivots the simplex made in the last solve.
  public internal(set) var pivotCount = 0
  /// Whether a component met the bound on pivots in the last solve, so that its values are the best
  /// found rather than proved optimal.
  public internal(set) var metPivotLimit = false

  /// A solver with little memory, which grows with the systems it meets.
  public init() {}

  /// Solves a system; the results are read from the solver until the next solve.
  public mutating func solve(
    _ system: borrowing ConstraintSystem, options: SolverOptions = SolverOptions()
  ) throws(SolverError) {
    if let fault = system.fault { throw fault }
    let finite = system.rows.withUnsafeBufferPointer { rows in
      system.terms.withUnsafeBufferPointer { terms in
        system.chains.withUnsafeBufferPointer { chains in
          run(
            Problem(
              rows: rows, terms: terms, chains: chains, variableCount: Int(system.variableCount),
              magnitude: system.magnitude),
            options: options)
        }
      }
    }
    if !finite { throw .overflow }
  }

  /// The value of a variable after the last solve.
  public func value(of variable: Variable) -> Double {
    precondition(
      UInt32(bitPattern: variable.index) < UInt32(valueMemory.count),
      "the variable is not one of the solved system's")
    return valueMemory[variable.index]
  }

  /// Calls `body` with the values of all variables after the last solve, in order.
  public func withValues<Result>(_ body: (Span<Double>) -> Result) -> Result {
    body(Span(_unsafeElements: UnsafeBufferPointer(start: valueMemory.base, count: valueMemory.count)))
  }

  /// How many required constraints the last solve dropped because they contradict earlier ones.
  public var rejectedCount: Int { rejected.count }
}
