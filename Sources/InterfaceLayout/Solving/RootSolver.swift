import ConstraintSolver
import PlatformFacts

/// A solver that determines the frames of layout roots from their constraints.
protocol RootSolving {
  /// Solves a problem.
  func solve(_ problem: RootProblem) -> RootSolution
}

/// A solver of the constraints of layout roots, which reuses its memory from one root to the next.
final class RootSolver: RootSolving {
  private var solver = Solver()

  /// The total work so far, in visited entries of tableaus.
  var totalEffort: Int { solver.totalEffort }

  func solve(_ problem: RootProblem) -> RootSolution {
    let recordsReplay =
      problem.proof == .always && problem.layouter.context.recordsClosedForm
    return solve(problem, recordsReplay: recordsReplay).solution
  }

  /// Solves a problem, and returns how the solution depends on the size of the root.
  ///
  /// - Parameter problem: The problem.
  /// - Returns: The solution, and its form at other sizes, or `nil` if that is not known.
  func replayableSolution(
    of problem: RootProblem
  ) -> (solution: RootSolution, replay: ReplayableSolution?) {
    solve(problem, recordsReplay: true)
  }

  /// Returns the indices in `stackRequirements` of those that contradict the document's constraints
  /// at every size of the root.
  ///
  /// - Parameters:
  ///   - problem: The problem.
  ///   - options: The options of its solution.
  /// - Returns: The indices.
  /// - Throws: An error if the solver finds no solution.
  private func yieldingRequirements(
    _ problem: RootProblem, _ options: SolverOptions
  ) throws(SolverError) -> Set<Int> {
    let ofAnySize = RootConstraints(problem, .lastAtAnySize)
    try solver.solve(ofAnySize.system, options: options)
    let rejected = Set(solver.rejected)
    return Set(
      ofAnySize.stackRequirements.indices.filter { index in
        ofAnySize.stackRequirements[index].map(rejected.contains) ?? false
      })
  }

  /// Solves constraints again that contradict each other: the stack views yield to the document, and
  /// what is still broken is satisfied as well as possible.
  ///
  /// - Parameters:
  ///   - constraints: The constraints that the solver solved last; afterwards those that it solved
  ///     instead.
  ///   - problem: The problem.
  ///   - options: The options of its solution.
  /// - Throws: An error if the solver finds no solution.
  private func resolveContradictions(
    of constraints: inout RootConstraints, _ problem: RootProblem, _ options: SolverOptions
  ) throws(SolverError) {
    var broken = solver.rejected
    var isSolved = true
    if !constraints.stackRequirements.isEmpty {
      let yielding = try yieldingRequirements(problem, options)
      isSolved = !yielding.isEmpty
      if isSolved {
        constraints = RootConstraints(problem, .firstExcept(yielding))
        try solver.solve(constraints.system, options: options)
        broken = solver.rejected
      }
    }
    if !broken.isEmpty,
      problem.layouter.context.metrics.contradictions.approachesBrokenConstraints
    {
      constraints.approach(broken)
      isSolved = false
    }
    if !isSolved { try solver.solve(constraints.system, options: options) }
  }

  private func solve(
    _ problem: RootProblem, recordsReplay: Bool
  ) -> (solution: RootSolution, replay: ReplayableSolution?) {
    if problem.proof != .always, let solution = problem.solutionOfRootAlone {
      return (solution, nil)
    }
    var constraints = RootConstraints(problem)
    let options = SolverOptions(
      recordsReplay: recordsReplay, freedomFloor: Priorities.weakest,
      effortLimit: problem.layouter.effort.solve)
    do {
      try solver.solve(constraints.system, options: options)
      if solver.rejectedCount > 0 { try resolveContradictions(of: &constraints, problem, options) }
    } catch {
      let failure: SolveFailure = error == .effort ? .effort : .numbers
      return (RootSolution(storedFramesOf: problem.layouter, failure), nil)
    }
    var solution = RootSolution(constraints.variables) { solver.value(of: $0) }
    solution.insets = constraints.insets
    solution.ambiguous = AmbiguousComponents(constraints, solver)
    solution.failure = solver.metPivotLimit ? .unproved : nil
    var replay: ReplayableSolution?
    if problem.proof == .always || problem.proof == .ofContradictions && solver.rejectedCount > 0 {
      var solverOptions = options
      solverOptions.recordsReplay = recordsReplay && problem.proof == .always
      solution.proof = SolvedConstraints(
        constraints: constraints,
        solution: solver.solution(ofSolved: constraints.system, options: solverOptions))
    } else if recordsReplay, solver.rejectedCount == 0, solution.failure == nil {
      replay = ReplayableSolution(
        problem, solution, constraints.variables, solver.plan(ofSolved: constraints.system))
    }
    return (solution, replay)
  }
}
