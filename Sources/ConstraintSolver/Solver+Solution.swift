extension Solver {
  /// Solves a system and keeps the result apart from the solver's memory.
  public mutating func solution(
    of system: ConstraintSystem, options: SolverOptions = SolverOptions()
  ) throws(SolverError) -> Solution {
    try solve(system, options: options)
    let recorded =
      options.recordsReplay
      ? system.withProblem { problem -> ReplayPlan in
        plan(problem, parameters: system.parameters)
      } : nil
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
      ambiguity: ambiguity, plan: recorded)
  }

  /// Solves a system and returns the plan alone; the values are read from the solver.
  public mutating func plan(for system: ConstraintSystem) throws(SolverError) -> ReplayPlan {
    try solve(system, options: SolverOptions(recordsReplay: true))
    return system.withProblem { plan($0, parameters: system.parameters) }
  }

  /// Copies what is needed to tell later why the values are what they are.
  private func proof() -> Proof {
    var events: [Event] = []
    var eventOfVariable = [Int32](repeating: -1, count: valueMemory.count)
    var blockOfVariable: [Int32: Range<Int32>] = [:]
    events.reserveCapacity(required.events.count + decided.events.count)
    for position in 0..<required.events.count { add(required.events[position]) }
    for position in 0..<blocks.count {
      let block = blocks[position]
      let start = Int32(events.count)
      for index in block.firstEvent..<(block.firstEvent + block.count) {
        events.append(simplexEvents[index])
      }
      for index in block.firstRoot..<(block.firstRoot + block.count) {
        blockOfVariable[componentRoots[index]] = start..<(start + block.count)
      }
    }
    for position in 0..<decided.events.count
    where blockOfVariable[decided.events[position].pivot] == nil {
      add(decided.events[position])
    }
    return Proof(
      events: events, eventOfVariable: eventOfVariable, blockOfVariable: blockOfVariable)

    func add(_ event: Event) {
      eventOfVariable[Int(event.pivot)] = Int32(events.count)
      events.append(event)
    }
  }
}
