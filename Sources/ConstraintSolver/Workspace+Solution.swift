extension Workspace {
  /// Keeps the last solve's result apart from this memory.
  mutating func solution(
    _ problem: Problem, of system: ConstraintSystem, options: SolverOptions,
    contradictions: [AffineForm]?
  ) -> Solution {
    let plan =
      options.recordsReplay
      ? plan(problem, parameters: system.parameters, contradictions: contradictions) : nil
    let pivots = pivotCount
    var ambiguity = freedomAtFloor
    let lowest = problem.chains[problem.chains.count - 1].strength
    let isFloorLowest = options.freedomFloor.map { $0.strength <= lowest } ?? false
    if ambiguity == nil || (ambiguity?.isEmpty == false && !isFloorLowest) {
      ambiguity = freedom(problem, levels: problem.chains.count, options: options)
    }
    return Solution(
      system: system, proof: proof(),
      values: (0..<valueMemory.count).map { valueMemory[$0] },
      rejected: (0..<rejected.count).map { ConstraintIndex(index: rejected[$0]) },
      pivotCount: pivots, metPivotLimit: metPivotLimit, freedom: freedomAtFloor,
      ambiguity: ambiguity ?? Freedom(groups: []), plan: plan)
  }

  /// Copies what is needed to tell later why the values are what they are.
  private mutating func proof() -> Proof {
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
