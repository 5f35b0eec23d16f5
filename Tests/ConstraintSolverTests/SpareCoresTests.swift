import ConstraintSolver
import Testing

/// Solvers that take over the memory of others.
struct SpareCoresTests {
  /// One variable with a wish.
  private static func system(_ width: Double) -> (ConstraintSystem, Variable) {
    var system = ConstraintSystem()
    let first = system.addVariables(1)
    let wish = Level(strength: 250)
    system.add([Term(first, 1)], .equal, constant: AffineForm(-width), at: wish)
    return (system, first)
  }

  @Test func aNewSolverKnowsNothingOfAnEarlierOne() throws {
    let (system, variable) = Self.system(40)
    for _ in 0..<3 {
      var solver = Solver()
      #expect(solver.pivotCount == 0 && solver.rejectedCount == 0)
      #expect(solver.freedom == nil && solver.totalEffort == 0)
      #expect(solver.withValues { $0.count } == 0)
      try solver.solve(
        system, options: SolverOptions(recordsReplay: true, freedomFloor: Level(strength: 250)))
      #expect(solver.value(of: variable) == 40)
      #expect(solver.freedom != nil)
    }
  }

  @Test func manyAtOnceDoNotShareTheirs() async throws {
    await withTaskGroup(of: Bool.self) { group in
      for number in 0..<64 {
        group.addTask {
          let width = Double(number)
          let (system, variable) = Self.system(width)
          for _ in 0..<200 {
            var one = Solver()
            var other = Solver()
            let (zero, first) = Self.system(0)
            guard (try? one.solve(system)) != nil, (try? other.solve(zero)) != nil,
              one.value(of: variable) == width, other.value(of: first) == 0
            else { return false }
          }
          return true
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}
