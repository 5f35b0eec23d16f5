extension ConstraintSystem {
  /// Solves the system with a solver of its own; keep a `Solver` to solve many.
  public func solve(_ options: SolverOptions = SolverOptions()) throws(SolverError) -> Solution {
    var solver = Solver()
    return try solver.solution(of: self, options: options)
  }
}

extension Solver {
  /// Solves a system and keeps the result apart from the solver's memory.
  public mutating func solution(
    of system: ConstraintSystem, options: SolverOptions = SolverOptions()
  ) throws(SolverError) -> Solution {
    try solve(system, options: options)
    return Solution(
      system: system,
      events: (0..<events.count).map { events[$0] },
      ambiguousRoots: (0..<ambiguousRoots.count).map { ambiguousRoots[$0] },
      values: (0..<valueMemory.count).map { valueMemory[$0] },
      rejected: (0..<rejected.count).map { ConstraintIndex(index: rejected[$0]) },
      pivotCount: pivotCount, metPivotLimit: metPivotLimit, freedom: nil,
      ambiguity: Freedom(groups: []), plan: nil)
  }
}
