// What could not be decided root by root is solved by the simplex, component by component, in terms
// of the roots that required constraints left.
extension Workspace {
  /// Solves the components of the contested constraints; whether the required ones can hold.
  mutating func solveContested(
    _ problem: Problem, levels: Int, options: SolverOptions
  ) -> Bool {
    gatherCoupled(problem, levels: levels)
    connect(problem)
    simplexEvents.count = 0
    blocks.count = 0
    for position in 0..<coupledRows.count where coupledRows[position].isContested {
      let name = component(of: coupledParts[coupledRows[position].firstPart].root)
      if isCoupled[name] { continue }
      if !solveComponent(name, problem, options: options) { return false }
    }
    return true
  }

  /// Expresses every constraint in the roots of the required ones.
  mutating func gatherCoupled(_ problem: Problem, levels: Int) {
    var marks = UnsafeMutableBufferPointer(start: contested.base, count: contested.count)
    marks.sort()
    coupledRows.count = 0
    coupledParts.count = 0
    rootKinks.count = 0
    componentRoots.count = 0
    for position in 0..<liveRoots.count {
      let limits = required.bounds.base + Int(liveRoots[position])
      limits.pointee.firstWish = -1
      limits.pointee.lastWish = -1
    }
    for position in 0..<required.waiters.count where required.waiters[position].generation >= 0 {
      couple(required.waiters[position].constraint, rank: 0, problem)
    }
    for position in 0..<inequalities.count {
      let index = inequalities[position]
      couple(index, rank: 0, problem)
    }
    for rank in 1..<max(1, levels) {
      var index = problem.chains[rank].head
      while index >= 0 {
        couple(index, rank: Int32(rank), problem)
        index = problem.row(index).next
      }
    }
  }

  /// Keeps a constraint as a kink of its one root or as a row over several.
  private mutating func couple(_ index: Int32, rank: Int32, _ problem: Problem) {
    let row = problem.row(index)
    let form = reduce(row, problem)
    if form.count == 0 { return }
    if form.count == 1 {
      let part = parts[0]
      let position = Int32(rootKinks.count)
      rootKinks.append(
        Breakpoint(
          position: -form.constant / part.coefficient, rowScale: part.coefficient,
          weight: abs(part.coefficient),
          constraint: index, level: rank, next: -1,
          relation: part.coefficient < 0 ? row.relation.mirrored : row.relation))
      let limits = required.bounds.base + Int(part.root)
      if limits.pointee.firstWish < 0 {
        limits.pointee.firstWish = position
      } else {
        rootKinks.base[Int(limits.pointee.lastWish)].next = position
      }
      limits.pointee.lastWish = position
      return
    }
    coupledRows.append(
      CoupledRow(
        constant: form.constant, firstPart: Int32(coupledParts.count),
        partCount: Int32(form.count), constraint: index, rank: rank, next: -1,
        relation: row.relation, isContested: isContested(index)))
    for position in 0..<form.count { coupledParts.append(parts[position]) }
  }

  /// Whether a constraint is among the sorted `contested`.
  private mutating func isContested(_ index: Int32) -> Bool {
    var low = 0
    var high = contested.count
    while low < high {
      let middle = (low + high) / 2
      if contested[middle] < index { low = middle + 1 } else { high = middle }
    }
    return low < contested.count && contested[low] == index
  }

  /// Joins the roots of every coupled row, and lists the rows of each component.
  mutating func connect(_ problem: Problem) {
    let count = problem.variableCount
    componentParents.reserve(count)
    componentParents.count = count
    componentStarts.reserve(count)
    componentStarts.count = count
    columnOfRoot.reserve(count)
    columnOfRoot.count = count
    isCoupled.reserve(count)
    isCoupled.count = count
    for position in 0..<liveRoots.count {
      let root = liveRoots[position]
      componentParents[root] = root
      componentStarts[root] = -1
      columnOfRoot[root] = -1
      isCoupled[root] = false
    }
    for position in 0..<coupledRows.count {
      let row = coupledRows[position]
      let first = component(of: coupledParts[row.firstPart].root)
      for part in (row.firstPart + 1)..<(row.firstPart + row.partCount) {
        let other = component(of: coupledParts[part].root)
        if other != first { componentParents[other] = first }
      }
    }
    for position in stride(from: coupledRows.count - 1, through: 0, by: -1) {
      let name = component(of: coupledParts[coupledRows[position].firstPart].root)
      coupledRows.base[position].next = componentStarts[name]
      componentStarts[name] = Int32(position)
    }
  }

  /// The root that stands for the component of `root`.
  @inline(__always)
  mutating func component(of root: Int32) -> Int32 {
    var current = root
    while componentParents[current] != current {
      componentParents[current] = componentParents[componentParents[current]]
      current = componentParents[current]
    }
    return current
  }

  /// Solves one component; whether its required constraints can hold.
  private mutating func solveComponent(
    _ name: Int32, _ problem: Problem, options: SolverOptions
  ) -> Bool {
    let firstRoot = load(componentStarts[name], problem)
    simplex.minimize(pivotLimit: options.pivotLimit ?? pivotBound)
    if simplex.effort.isSpent { return false }
    pivotCount += simplex.pivotCount
    if simplex.metPivotLimit { metPivotLimit = true }
    for column in 0..<simplex.program.columnCount {
      let root = componentRoots[firstRoot + column]
      // What was decided for the root alone is void.
      decided.nodes[root] = Node(value: simplex.tableau.states[column].value)
      isCoupled[root] = true
    }
    recordEvents(firstRoot)
    if options.recordsReplay { recordForms(firstRoot) }
    // Where the bound was met, what does not hold yet might still have come to.
    if simplex.metPivotLimit || simplex.requiredHolds() { return true }
    certificate.takeMultipliers(of: &simplex)
    return false
  }

  /// Notes which constraints determine the roots of the component just solved.
  mutating func recordEvents(_ firstRoot: Int) {
    let firstEvent = simplexEvents.count
    for column in 0..<simplex.program.columnCount {
      let name = Int(simplex.tableau.nonbasic[column])
      // Of a row, any of the roots will do.
      let pivot = name < simplex.program.columnCount ? componentRoots[firstRoot + name] : -1
      simplexEvents.append(
        Event(constraint: simplex.activeConstraint(column), pivot: pivot))
    }
    blocks.append(
      Block(
        firstRoot: Int32(firstRoot), firstEvent: Int32(firstEvent),
        count: Int32(simplex.program.columnCount)))
  }

  /// A number of pivots that no sensible component needs.
  var pivotBound: Int { 1_000 + 50 * simplex.program.variableCount }

  /// Hands the component that begins with the given row to the simplex; returns where its roots
  /// begin in `componentRoots`.
  mutating func load(_ firstRow: Int32, _ problem: Problem) -> Int {
    let firstRoot = componentRoots.count
    var index = firstRow
    while index >= 0 {
      let row = coupledRows[index]
      for position in row.firstPart..<(row.firstPart + row.partCount) {
        let root = coupledParts[position].root
        if columnOfRoot[root] >= 0 { continue }
        columnOfRoot[root] = Int32(componentRoots.count - firstRoot)
        componentRoots.append(root)
      }
      index = row.next
    }
    let columnCount = componentRoots.count - firstRoot
    simplex.begin(columns: columnCount)
    for column in 0..<columnCount { addColumn(componentRoots[firstRoot + column], problem) }
    joinTwins(firstRow, columnCount)
    index = firstRow
    while index >= 0 {
      let row = coupledRows[index]
      if row.ratio == 0 { addRow(row) }
      index = row.next
    }
    for column in 0..<columnCount { columnOfRoot[componentRoots[firstRoot + column]] = -1 }
    return firstRoot
  }

  /// Finds rows of a component that are multiples of each other, so that they become one quantity.
  ///
  /// Only the last row with the same first root is compared with: that finds what is written twice.
  private mutating func joinTwins(_ firstRow: Int32, _ columnCount: Int) {
    rowOfColumn.fill(columnCount, with: -1)
    var index = firstRow
    while index >= 0 {
      let row = coupledRows.base + Int(index)
      row.pointee.twin = -1
      row.pointee.ratio = 0
      let column = columnOfRoot[coupledParts[row.pointee.firstPart].root]
      let known = rowOfColumn[column]
      if known >= 0, let ratio = ratio(of: row.pointee, to: coupledRows[known]) {
        row.pointee.ratio = ratio
        row.pointee.twin = coupledRows[known].twin
        coupledRows.base[Int(known)].twin = index
      } else {
        rowOfColumn[column] = index
      }
      index = row.pointee.next
    }
  }

  /// The factor between the left sides of two rows, if there is one.
  private mutating func ratio(of row: CoupledRow, to other: CoupledRow) -> Double? {
    if row.partCount != other.partCount { return nil }
    let parts = coupledParts.base + Int(row.firstPart)
    let otherParts = coupledParts.base + Int(other.firstPart)
    let ratio = parts[0].coefficient / otherParts[0].coefficient
    for index in 0..<Int(row.partCount) {
      if parts[index].root != otherParts[index].root { return nil }
      let expected = ratio * otherParts[index].coefficient
      if abs(parts[index].coefficient - expected) > 1e-13 * abs(expected) { return nil }
    }
    return ratio
  }

  /// Hands a row with its twins to the simplex.
  private mutating func addRow(_ row: CoupledRow) {
    simplex.program.beginRow()
    for position in row.firstPart..<(row.firstPart + row.partCount) {
      let part = coupledParts[position]
      simplex.program.add(
        MatrixEntry(coefficient: part.coefficient, column: columnOfRoot[part.root]))
    }
    simplex.program.add(row.kink(ratio: 1))
    var twin = row.twin
    while twin >= 0 {
      let other = coupledRows[twin]
      simplex.program.add(other.kink(ratio: other.ratio))
      twin = other.twin
    }
    simplex.program.endRow()
  }

  /// Hands the bounds and wishes of a root to the simplex.
  private mutating func addColumn(_ root: Int32, _ problem: Problem) {
    let limits = required.bounds[root]
    if limits.lowerBy >= 0 {
      addBound(limits.lowerBy, at: limits.lower, .greaterOrEqual, problem)
    }
    if limits.upperBy >= 0 {
      addBound(limits.upperBy, at: limits.upper, .lessOrEqual, problem)
    }
    var index = limits.firstWish
    while index >= 0 {
      simplex.program.add(rootKinks[index])
      index = rootKinks[index].next
    }
    simplex.program.endColumn()
  }

  /// Hands one bound of a root to the simplex.
  private mutating func addBound(
    _ constraint: Int32, at position: Double, _ relation: Relation, _ problem: Problem
  ) {
    let form = reduce(problem.row(constraint), problem)
    simplex.program.add(
      Breakpoint(
        position: position, rowScale: form.count == 1 ? parts[0].coefficient : 1, weight: 1,
        constraint: constraint, level: 0, next: -1, relation: relation))
  }
}
