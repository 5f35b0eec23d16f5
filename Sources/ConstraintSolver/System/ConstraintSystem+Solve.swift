extension ConstraintSystem {
  /// Solves the system with a temporary solver; to solve many systems, reuse a `Solver`.
  public func solve(_ options: SolverOptions = SolverOptions()) throws(SolverError) -> Solution {
    var solver = Solver()
    return try solver.solution(of: self, options: options)
  }

  /// Calls `body` with the storage of the system.
  @inline(__always)
  borrowing func withProblem<Result>(_ body: (Problem) -> Result) -> Result {
    rows.withUnsafeBufferPointer { rows in
      terms.withUnsafeBufferPointer { terms in
        chains.withUnsafeBufferPointer { chains in
          affineConstants.withUnsafeBufferPointer { affineConstants in
            body(
              Problem(
                rows: UncheckedSpan(reading: rows), terms: UncheckedSpan(reading: terms),
                chains: UncheckedSpan(reading: chains),
                affineConstants: UncheckedSpan(reading: affineConstants),
                variableCount: Int(variableCount), magnitude: magnitude))
          }
        }
      }
    }
  }
}
