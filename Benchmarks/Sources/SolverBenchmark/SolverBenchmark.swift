import ConstraintSolver
import Glibc

@main
struct SolverBenchmark {
  static func main() throws {
    let arguments = CommandLine.arguments
    let systems = BenchmarkSystem.read(arguments[1])
    var solver = Solver()
    let dump = arguments.count > 2 ? fopen(arguments[2], "w") : nil
    var total = 0.0
    var pivots = 0
    for entry in systems {
      var times: [Double] = []
      for _ in 0..<9 {
        let start = now()
        try solver.solve(entry.system)
        times.append(now() - start)
      }
      times.sort()
      total += times[4]
      pivots += solver.pivotCount
      if systems.count < 100 {
        print(entry.name, times[4] * 1e6, "µs pivots", solver.pivotCount, "rejected", solver.rejectedCount)
      }
      if let dump {
        fputs("\(entry.name) \(solver.rejectedCount)", dump)
        solver.withValues { values in
          for index in values.indices { fputs(" \(values[index])", dump) }
        }
        fputs("\n", dump)
      }
    }
    if let dump { fclose(dump) }
    print("sum", total * 1e6, "pivots", pivots)
  }

  static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
