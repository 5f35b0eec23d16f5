import ConstraintSolver

/// Systems that are solved without being copied.
///
/// Copying a system is not part of solving it, but an array's element is copied when it is passed to the solver. kiwi's
/// constraints are not copied either.
struct InlineSystems: ~Copyable {
  private struct Cell: ~Copyable {
    let system: ConstraintSystem

    /// Solves the system; called on the system itself, so that it is borrowed and not copied.
    func solve(with solver: inout Solver) {
      do { try solver.solve(system) } catch { fatalError("\(error)") }
    }
  }

  private let cells: UnsafeMutablePointer<Cell>
  /// The number of systems.
  let count: Int

  init(_ entries: [BenchmarkSystem]) {
    count = entries.count
    cells = .allocate(capacity: entries.count)
    for index in entries.indices {
      (cells + index).initialize(to: Cell(system: entries[index].system))
    }
  }

  deinit {
    cells.deinitialize(count: count)
    cells.deallocate()
  }

  /// Solves a system; ends the process if that fails.
  func solve(_ index: Int, with solver: inout Solver) {
    precondition(index >= 0 && index < count, "no such system")
    cells[index].solve(with: &solver)
  }

  /// Solves a system and stores the result outside the solver.
  func solution(_ index: Int, with solver: inout Solver) -> Solution {
    precondition(index >= 0 && index < count, "no such system")
    do { return try solver.solution(of: cells[index].system) } catch { fatalError("\(error)") }
  }
}
