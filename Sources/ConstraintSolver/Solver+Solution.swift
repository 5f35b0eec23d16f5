extension Solver {
  /// Solves a system and keeps the result apart from the solver's memory.
  public mutating func solution(
    of system: ConstraintSystem, options: SolverOptions = SolverOptions()
  ) throws(SolverError) -> Solution {
    try solve(system, options: options)
    let pivots = pivotCount
    let isFloorLowest = options.freedomFloor.map { floor in
      floor.strength <= (system.chains.last?.strength ?? .max)
    }
    let ambiguity =
      if let freedomAtFloor, freedomAtFloor.isEmpty || isFloorLowest == true {
        freedomAtFloor
      } else {
        system.withProblem { freedom($0, levels: $0.chains.count, options: options) }
      }
    return Solution(
      system: system, proof: proof(),
      values: (0..<valueMemory.count).map { valueMemory[$0] },
      rejected: (0..<rejected.count).map { ConstraintIndex(index: rejected[$0]) },
      pivotCount: pivots, metPivotLimit: metPivotLimit, freedom: freedomAtFloor,
      ambiguity: ambiguity, plan: nil)
  }

  /// Copies what is needed to tell later why the values are what they are.
  private func proof() -> Proof {
    var events: [Event] = []
    events.reserveCapacity(required.events.count + decided.events.count)
    for position in 0..<required.events.count { events.append(required.events[position]) }
    for position in 0..<decided.events.count { events.append(decided.events[position]) }
    return Proof(events: events)
  }
}
