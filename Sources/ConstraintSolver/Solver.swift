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
  /// What required constraints determine.
  var required = AffineClasses()
  /// The inequalities over several roots.
  var inequalities = Buffer<Int32>()
  var rejected = Buffer<Int32>()
  var excluded = Buffer<Exclusion>()
  var hasExclusions = false
  var magnitude = 0.0

  // Levels below required
  /// What is decided of the roots that required constraints leave.
  var decided = AffineClasses()
  var liveRoots = Buffer<Int32>()
  /// How many of them are still to be decided.
  var undecided = 0
  /// Those that no constraint decides.
  var looseRoots = Buffer<Int32>()
  var wishes = Buffer<Wish>()
  /// The roots that the level at hand has wishes for.
  var touched = Buffer<Int32>()
  /// The equalities over several roots at the level at hand.
  var shared = Buffer<Int32>()
  var contested = Buffer<Int32>()
  var kinks = Buffer<Wish>()

  // Components
  var coupledRows = Buffer<CoupledRow>()
  var coupledParts = Buffer<Part>()
  var rootKinks = Buffer<Kink>()
  var componentParents = Buffer<Int32>()
  var componentStarts = Buffer<Int32>()
  var componentRoots = Buffer<Int32>()
  var columnOfRoot = Buffer<Int32>()
  /// Whether the simplex gave a root its value.
  var isCoupled = Buffer<Bool>()
  var simplex = PiecewiseSimplex()
  /// The proof of the components solved by the simplex.
  var simplexEvents = Buffer<Event>()
  var blocks = Buffer<Block>()

  // Replay
  /// The constraints below required that had something to say when they were looked at.
  var playing = Buffer<Int32>()
  var isRecording = false
  var simplexSummands = Buffer<SimplexSummand>()
  var simplexGuards = Buffer<SimplexGuard>()
  var forms = AffineForms()
  var componentForms = Buffer<AffineNode>()

  // Freedom
  var suspects = Buffer<Int32>()
  var moves = Buffer<Bool>()
  var groupOfRoot = Buffer<Int32>()
  /// What the levels down to the freedom floor leave free.
  var freedomAtFloor: Freedom?

  // Scratch
  var parts = Buffer<Part>()
  var partOf = Buffer<Int32>()

  // Results
  var valueMemory = Buffer<Double>()
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
    let finite = system.withProblem { run($0, options: options) }
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
