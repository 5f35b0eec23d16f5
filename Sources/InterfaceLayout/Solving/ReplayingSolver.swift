import ConstraintSolver
import InterfaceResolution

/// A solver of layout roots that reuses solutions of a root at other sizes while their guards are
/// satisfied.
struct ReplayingSolver: RootSolving {
  /// The solver for roots that cannot be replayed.
  let solver: RootSolver
  let replays: ReplayCache

  func solve(_ problem: RootProblem) -> RootSolution {
    guard case .nothing = problem.assumption else { return solver.solve(problem) }
    if let solution = replays.solution(of: problem) { return solution }
    guard problem.layouter.isResizable else { return solver.solve(problem) }
    let (solution, replay) = solver.replayableSolution(of: problem)
    if let replay { replays.add(replay, for: problem) }
    return solution
  }
}

/// A solution of a root's constraints, valid for other sizes of the root while its guards are
/// satisfied.
struct ReplayableSolution {
  /// The context of the solution; its canvas size differs from that of the query.
  private let context: RootContext
  private let extents: AxisPair<RootExtent>
  private let content: LocalTable<ContentSize>
  private let insets: InsetReads
  private let ambiguous: AmbiguousComponents?
  private let variables: RootVariables
  private let plan: ReplayPlan

  /// Creates a reusable solution, or returns `nil` if it was found at a border of its plan:
  /// variables that are free there need not be free inside.
  init?(
    _ problem: RootProblem, _ solution: RootSolution, _ variables: RootVariables, _ plan: ReplayPlan
  ) {
    guard plan.holdsAround(plan.parameters) else { return nil }
    context = problem.layouter.context
    extents = problem.layouter.canvas.extents
    content = problem.inputs.content
    insets = solution.insets
    ambiguous = solution.ambiguous
    self.variables = variables
    self.plan = plan
  }

  /// Returns the solution of a problem, or `nil` if it does not apply to the problem.
  func solution(of problem: RootProblem, at parameters: Parameters) -> RootSolution? {
    guard extents == problem.layouter.canvas.extents, insets.agree(with: problem.inputs),
      content == problem.inputs.content, context.hasSameConstraints(as: problem.layouter.context),
      plan.holdsAround(parameters), let values = plan.evaluate(at: parameters)
    else { return nil }
    var solution = RootSolution(variables) { values[Int($0.index)] }
    solution.insets = insets
    solution.ambiguous = ambiguous
    return solution
  }
}

/// The reusable solutions of a document's layout roots.
final class ReplayCache {
  /// The solutions of a root, the most recent first.
  private var solutions: [RootLayouter.ID: [ReplayableSolution]] = [:]

  /// The maximum number of cached solutions of a root: devices differ in their safe areas and
  /// margins, and most apps run on about ten kinds.
  private static let limit = 24

  /// Returns the solution of a problem, or `nil` if it has to be solved.
  func solution(of problem: RootProblem) -> RootSolution? {
    guard let cached = solutions[problem.layouter.id] else { return nil }
    let parameters = problem.parameters
    for solution in cached {
      if let solution = solution.solution(of: problem, at: parameters) { return solution }
    }
    return nil
  }

  /// Stores a solution, and removes the oldest one if the limit is exceeded.
  func add(_ solution: ReplayableSolution, for problem: RootProblem) {
    var cached = solutions.removeValue(forKey: problem.layouter.id) ?? []
    if cached.count == Self.limit { cached.removeLast() }
    cached.insert(solution, at: 0)
    solutions[problem.layouter.id] = cached
  }
}
