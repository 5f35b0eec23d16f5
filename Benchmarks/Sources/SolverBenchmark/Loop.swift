import ConstraintSolver

/// Repeats one kind of work of ours, for a profiler to look at.
struct Loop {
  /// Solves (`cold`), records (`plan`) or replays (`replay`) the systems whose names begin with
  /// `prefix`, `times` times over.
  static func run(_ kind: String, _ path: String, prefix: String, times: Int) {
    let entries = BenchmarkSystem.read(path).filter { $0.name.hasPrefix(prefix) }
    var solver = Solver()
    var plans: [ReplayPlan] = []
    if kind == "replay" {
      plans = entries.compactMap { try? solver.plan(for: $0.system) }
    }
    var values = plans.map { [Double](repeating: 0, count: $0.variableCount) }
    let start = Clock.now()
    for _ in 0..<times {
      switch kind {
      case "plan": for entry in entries { _ = try? solver.plan(for: entry.system) }
      case "replay":
        for index in plans.indices {
          _ = plans[index].evaluate(at: plans[index].parameters, into: &values[index])
        }
      default: for entry in entries { try? solver.solve(entry.system) }
      }
    }
    let seconds = (Clock.now() - start) / Double(times)
    print("\(kind) \(prefix): \(entries.count) systems, \(seconds * 1e6) µs")
    if entries.count == 1 {
      print("\(solver.pivotCount) pivots, \(solver.rejectedCount) rejected")
    }
  }
}
