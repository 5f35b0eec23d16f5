/// The memory of a `Solver` and the work done in it.
///
/// Methods are mutating even where they change nothing: a borrowing call would pass this large struct
/// by value.
struct Workspace: ~Copyable {
  // Elimination
  /// What required constraints determine.
  var required = AffineClasses()
  /// The inequalities over several roots.
  var inequalities = Buffer<Int32>()
  var rejected = Buffer<Int32>()
  var excluded = Buffer<Exclusion>()
  var hasExclusions = false
  /// The proof that the required constraints cannot all hold.
  var certificate = Certificate()
  /// What is added to the size of every value when rounding is judged: a fraction of the largest
  /// number of the system.
  var fineness = 0.0

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
  var rootKinks = Buffer<Breakpoint>()
  var componentParents = Buffer<Int32>()
  var componentStarts = Buffer<Int32>()
  var componentRoots = Buffer<Int32>()
  var columnOfRoot = Buffer<Int32>()
  var rowOfColumn = Buffer<Int32>()
  /// Whether the simplex gave a root its value.
  var isCoupled = Buffer<Bool>()
  var simplex = PiecewiseLinearSimplex()
  var face = OptimalFace()
  /// The proof of the components solved by the simplex.
  var simplexEvents = Buffer<Event>()
  var blocks = Buffer<Block>()

  // Replay
  /// The constraints below required that had something to say when they were looked at.
  var playing = Buffer<Int32>()
  var isRecording = false
  /// The equalities that had nothing left to determine when they were looked at.
  var redundant = Buffer<Int32>()
  /// How many of them were found among the required ones alone.
  var requiredRedundant = 0
  var simplexSummands = Buffer<SimplexSummand>()
  var simplexGuards = Buffer<SimplexGuard>()
  var slopes = Slopes()
  var builder = PlanBuilder()
  var componentSlopes = Buffer<SlopeNode>()

  // Freedom
  var suspects = Buffer<Int32>()
  var moves = Buffer<Bool>()
  var groupOfRoot = Buffer<Int32>()
  /// Whether the proof says that nothing determines a root.
  var isArbitrary = Buffer<Bool>()
  /// What the levels down to the freedom floor leave free.
  var freedomAtFloor: Freedom?

  // Scratch
  var parts = Buffer<Part>()
  var partOf = Buffer<Int32>()

  // Results
  var valueMemory = Buffer<Double>()
  var pivotCount = 0
  var metPivotLimit = false
}
