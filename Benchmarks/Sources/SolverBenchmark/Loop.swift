import ConstraintSolver

/// Repeats one operation of our solver, as a workload for a profiler.
struct Loop {
  /// The number of solves in a row that are timed together, since a single one may take less time than reading the
  /// clock.
  private static let timedTogether = 10

  /// Runs an operation repeatedly with the systems whose names begin with `prefix`.
  ///
  /// `kind` is `cold` (solves), `fresh` (solves, with a new solver for each system), `plan` (records), `replay`
  /// (replays at two sizes) or `cells` (solves nine cells on ten devices), each `times` times; or `repeated`, which
  /// solves each system so often in a row and prints the fastest time of each.
  static func run(_ kind: String, _ path: String, prefix: String, times: Int) throws {
    let entries = BenchmarkSystem.read(path).filter { $0.name.hasPrefix(prefix) }
    let systems = InlineSystems(entries)
    var solver = Solver()
    let start = Clock.now()
    switch kind {
    case "replay":
      for entry in entries {
        var replayer = Replayer(entry.system)
        let own = entry.system.parameters
        var other = own
        other[0] += 45
        other[1] += 120
        for _ in 0..<times {
          try replayer.update(to: other, with: &solver)
          try replayer.update(to: own, with: &solver)
        }
      }
    case "cells":
      let resizable = entries.filter { (try? $0.system.solve().isSatisfiable) == true }
      let sizes = Table.sizes.map { Parameters($0) }
      // Systems are built in advance, as in the table.
      let replayers = UnsafeMutablePointer<Replayer>.allocate(capacity: resizable.count)
      for index in resizable.indices {
        (replayers + index).initialize(to: Replayer(resizable[index].system))
      }
      var least = Double.infinity
      for _ in 0..<times {
        let start = Clock.now()
        for index in resizable.indices {
          replayers[index].removePlans()
          for size in sizes { try replayers[index].update(to: size, with: &solver) }
        }
        least = min(least, Clock.now() - start)
      }
      print("the fastest time \(least * 1e6) µs")
      replayers.deinitialize(count: resizable.count)
      replayers.deallocate()
    case "fresh":
      for _ in 0..<times {
        for index in entries.indices {
          var own = Solver()
          systems.solve(index, with: &own)
        }
      }
    case "repeated":
      var sum = 0.0
      for index in entries.indices {
        var least = Double.infinity
        for _ in 0..<times {
          let start = Clock.now()
          for _ in 0..<Self.timedTogether { systems.solve(index, with: &solver) }
          least = min(least, (Clock.now() - start) / Double(Self.timedTogether))
        }
        sum += least
        print(
          "\(least * 1e6) µs \(solver.pivotCount) pivots \(solver.rejectedCount) rejected "
            + "\(entries[index].system.constraintCount) constraints \(entries[index].name)")
      }
      print("the sum of the fastest times \(sum * 1e6) µs")
    case "plan":
      for _ in 0..<times {
        for index in entries.indices { _ = try solver.plan(for: entries[index].system) }
      }
    default:
      var least = Double.infinity
      for _ in 0..<times {
        let start = Clock.now()
        for index in entries.indices { systems.solve(index, with: &solver) }
        least = min(least, Clock.now() - start)
      }
      print("the fastest time \(least * 1e6) µs")
    }
    let seconds = (Clock.now() - start) / Double(times)
    print("\(kind) \(prefix): \(entries.count) systems, \(seconds * 1e6) µs")
    if entries.count == 1 {
      print("\(solver.pivotCount) pivots, \(solver.rejectedCount) rejected")
    }
  }
}
