extension Solver {
  /// Gives every root its value: alone where that is possible, by the simplex where it is not.
  mutating func decide(_ problem: Problem, options: SolverOptions) -> Outcome {
    let count = problem.variableCount
    choices.reserve(count)
    choices.count = count
    for index in 0..<Int32(count) where nodes[index].parent == index {
      let choice = choose(index)
      choices[index] = choice
    }
    if coupledRows.count > 0, connect(problem) {
      if !solveContested(problem, options: options) { return .infeasible }
    }
    for index in 0..<Int32(count) where nodes[index].parent == index {
      let choice = choices[index]
      if choice.component >= 0 { continue }
      if choice.constraint >= 0 {
        events.append(Event(constraint: choice.constraint, pivot: index))
      }
      if choice.decided == Choice.never { ambiguousRoots.append(index) }
    }
    return .complete
  }

  /// Joins the roots of every coupled row and finds the components in which one does not hold;
  /// whether there are any.
  private mutating func connect(_ problem: Problem) -> Bool {
    componentParents.reserve(problem.variableCount)
    componentParents.count = problem.variableCount
    var isContested = false
    for position in 0..<coupledRows.count {
      let row = coupledRows[position]
      for part in row.firstPart..<(row.firstPart + row.partCount) {
        let root = coupledParts[part].root
        componentParents[root] = root
      }
      if !isContested, !isSettled(row) { isContested = true }
    }
    if !isContested { return false }
    for position in 0..<coupledRows.count {
      let row = coupledRows[position]
      let first = component(of: coupledParts[row.firstPart].root)
      for part in (row.firstPart + 1)..<(row.firstPart + row.partCount) {
        let other = component(of: coupledParts[part].root)
        if other != first { componentParents[other] = componentParents[first] }
      }
    }
    return true
  }

  /// The root that stands for the component of `root`.
  @inline(__always)
  private func component(of root: Int32) -> Int32 {
    var current = root
    while componentParents[current] != current {
      componentParents[current] = componentParents[componentParents[current]]
      current = componentParents[current]
    }
    return current
  }

  /// Whether a coupled row is no obstacle to what its roots chose alone: it holds, or stronger
  /// levels left each of them one value only.
  private func isSettled(_ row: CoupledRow) -> Bool {
    var residual = row.constant
    var gross = 0.0
    var isForced = row.rank > 0
    for position in row.firstPart..<(row.firstPart + row.partCount) {
      let part = coupledParts[position]
      let choice = choices[part.root]
      let product = part.coefficient * choice.value
      residual += product
      gross += abs(product)
      if choice.decided >= row.rank { isForced = false }
    }
    return isForced || row.relation.error(of: residual) <= row.tolerance + 1e-9 * gross
  }

  /// Solves every component with a coupled row that is not settled; whether the required
  /// constraints can hold.
  private mutating func solveContested(_ problem: Problem, options: SolverOptions) -> Bool {
    // Rows by component, as lists through `componentRows`; heads by component root.
    contested.count = 0
    componentStarts.fill(problem.variableCount, with: -1)
    componentRows.fill(coupledRows.count, with: -1)
    for position in stride(from: coupledRows.count - 1, through: 0, by: -1) {
      let row = coupledRows[position]
      let name = component(of: coupledParts[row.firstPart].root)
      componentRows[position] = componentStarts[name]
      componentStarts[name] = Int32(position)
      if !isSettled(row) { contested.append(name) }
      coupledRows.base[position].component = name
    }
    // A component is listed once for each unsettled row; take each once, in order of first row.
    var sorted = UnsafeMutableBufferPointer(start: contested.base, count: contested.count)
    sorted.sort()
    var previous: Int32 = -1
    for position in 0..<contested.count where contested[position] != previous {
      previous = contested[position]
      if !solveComponent(previous, problem, options: options) { return false }
    }
    return true
  }

  /// Solves one component by the simplex; whether its required constraints can hold.
  private mutating func solveComponent(
    _ name: Int32, _ problem: Problem, options: SolverOptions
  ) -> Bool {
    componentRoots.count = 0
    var index = componentStarts[name]
    while index >= 0 {
      let row = coupledRows[index]
      for position in row.firstPart..<(row.firstPart + row.partCount) {
        let root = coupledParts[position].root
        if choices[root].component < 0 {
          choices.base[Int(root)].component = Int32(componentRoots.count)
          componentRoots.append(root)
        }
      }
      index = componentRows[index]
    }
    simplex.begin(columns: componentRoots.count)
    for position in 0..<componentRoots.count {
      let state = roots[componentRoots[position]]
      if state.lowerBy >= 0 {
        simplex.addKink(
          position: state.lower, weight: 1, relation: .greaterOrEqual, constraint: state.lowerBy,
          rank: 0)
      }
      if state.upperBy >= 0 {
        simplex.addKink(
          position: state.upper, weight: 1, relation: .lessOrEqual, constraint: state.upperBy,
          rank: 0)
      }
      var wish = state.firstWish
      while wish >= 0 {
        let entry = wishes[wish]
        simplex.addKink(
          position: entry.position, weight: entry.weight, relation: entry.relation,
          constraint: entry.constraint, rank: entry.rank)
        wish = entry.next
      }
      simplex.finishColumn()
    }
    index = componentStarts[name]
    while index >= 0 {
      let row = coupledRows[index]
      simplex.addRow(row, coupledParts.base + Int(row.firstPart), columns: choices.base)
      index = componentRows[index]
    }
    let limit = options.pivotLimit ?? (1_000 + 50 * (componentRoots.count + simplex.rowCount))
    simplex.minimize(pivotLimit: limit)
    pivotCount += simplex.pivotCount
    if simplex.metPivotLimit { metPivotLimit = true }
    for position in 0..<componentRoots.count {
      choices.base[Int(componentRoots[position])].value = simplex.value(ofColumn: position)
    }
    for column in 0..<componentRoots.count {
      let constraint = simplex.activeConstraint(column: column)
      if constraint >= 0 {
        events.append(Event(constraint: constraint, pivot: componentRoots[column]))
      }
    }
    return simplex.requiredHolds
  }
}
