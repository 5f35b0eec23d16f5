// A root is free when it has several values among the optima. A root that no constraint over several
// roots concerns is free when its own wishes leave it an interval. Components are asked the simplex:
// each of their roots is pushed either way along the set of optima.
extension Workspace {
  /// Finds what the strongest `levels` levels leave free, given a decision made with just these.
  mutating func freedom(
    _ problem: Problem, levels: Int, options: SolverOptions
  ) -> Freedom {
    if looseRoots.count == 0, contested.count == 0 { return Freedom(groups: []) }
    if contested.count == 0 {
      gatherCoupled(problem, levels: levels)
      connect(problem)
    }
    groupOfRoot.fill(problem.variableCount, with: -1)
    markArbitrary(problem.variableCount)
    var groupCount: Int32 = 0
    // Components that have a free root or were solved by the simplex.
    for position in 0..<looseRoots.count {
      let root = looseRoots[position]
      let name = component(of: root)
      if componentStarts[name] < 0 {
        groupOfRoot[root] = groupCount
        groupCount += 1
      } else {
        suspects.append(name)
      }
    }
    for position in 0..<coupledRows.count where coupledRows[position].isContested {
      suspects.append(component(of: coupledParts[coupledRows[position].firstPart].root))
    }
    var sorted = UnsafeMutableBufferPointer(start: suspects.base, count: suspects.count)
    sorted.sort()
    var previous: Int32 = -1
    for position in 0..<suspects.count where suspects[position] != previous {
      previous = suspects[position]
      groupCount = probeComponent(
        previous, problem, firstGroup: groupCount, options: options)
    }
    suspects.count = 0
    return collectGroups(problem)
  }

  /// Finds the free roots of one component and groups those that rows of one value tie together.
  private mutating func probeComponent(
    _ name: Int32, _ problem: Problem, firstGroup: Int32, options: SolverOptions
  ) -> Int32 {
    let firstRow = componentStarts[name]
    let firstRoot = load(firstRow, problem)
    let limit = options.pivotLimit ?? pivotBound
    simplex.minimize(pivotLimit: limit)
    if simplex.effort.isSpent {
      componentRoots.count = firstRoot
      return firstGroup
    }
    pivotCount += simplex.pivotCount
    var groupCount = firstGroup
    if OptimalFace.levelsUntilUnique(&simplex) == nil {
      let columns = simplex.program.columnCount
      let rows = simplex.program.rowCount
      moves.fill(columns + rows, with: false)
      face.probe(
        &simplex, variables: 0..<columns, moves: &moves, pivotLimit: limit * columns)
      for column in 0..<columns where moves[column] {
        groupOfRoot[componentRoots[firstRoot + column]] = groupCount
        groupCount += 1
      }
      face.probe(
        &simplex, variables: columns..<(columns + rows), moves: &moves, pivotLimit: limit * rows)
      var index = firstRow
      var quantity = columns
      while index >= 0 {
        let row = coupledRows[index]
        index = row.next
        // Twins share a quantity.
        if row.ratio != 0 { continue }
        if !moves[quantity] { tie(row, firstRoot) }
        quantity += 1
      }
    }
    if !adoptProof(firstRoot) { componentRoots.count = firstRoot }
    return groupCount
  }

  /// Replaces the proof of the component at hand if it calls arbitrary what the simplex has found
  /// to be determined, by inequalities that meet in one point; whether it did.
  private mutating func adoptProof(_ firstRoot: Int) -> Bool {
    for column in 0..<simplex.program.columnCount {
      let root = componentRoots[firstRoot + column]
      if groupOfRoot[root] < 0, isArbitrary[root] {
        recordEvents(firstRoot)
        return true
      }
    }
    return false
  }

  /// Marks the roots of which the proof so far says that nothing determines them.
  private mutating func markArbitrary(_ count: Int) {
    isArbitrary.fill(count, with: false)
    let isCoupledKnown = contested.count > 0
    for position in 0..<looseRoots.count {
      let root = looseRoots[position]
      if !isCoupledKnown || !isCoupled[root] { isArbitrary[root] = true }
    }
    guard isCoupledKnown else { return }
    for position in 0..<simplexEvents.count {
      let event = simplexEvents[position]
      if event.pivot >= 0, event.constraint < 0 { isArbitrary[event.pivot] = true }
    }
  }

  /// Joins the groups of the free roots of a row, among the roots of its component.
  private mutating func tie(_ row: CoupledRow, _ firstRoot: Int) {
    var name: Int32 = -1
    for position in row.firstPart..<(row.firstPart + row.partCount) {
      let group = groupOfRoot[coupledParts[position].root]
      if group < 0 { continue }
      if name < 0 { name = group }
      if group == name { continue }
      for column in 0..<simplex.program.columnCount {
        let root = componentRoots[firstRoot + column]
        if groupOfRoot[root] == group { groupOfRoot[root] = name }
      }
    }
  }

  /// The variables of each group.
  private mutating func collectGroups(_ problem: Problem) -> Freedom {
    var groups: [[Variable]] = []
    var places: [Int32: Int] = [:]
    for index in 0..<Int32(problem.variableCount) {
      let place = required.find(index)
      if place.root < 0 { continue }
      let group = groupOfRoot[place.root]
      if group < 0 { continue }
      if let known = places[group] {
        groups[known].append(Variable(index: index))
      } else {
        places[group] = groups.count
        groups.append([Variable(index: index)])
      }
    }
    return Freedom(groups: groups)
  }
}
