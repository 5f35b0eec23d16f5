extension Workspace {
  /// Notes how the roots of the component just solved depend on the constraints at whose kinks
  /// quantities stand, and on which side of every other kink they are.
  mutating func recordForms(_ firstRoot: Int) {
    let columns = simplex.program.columnCount
    for column in 0..<columns {
      let name = simplex.tableau.nonbasic[column]
      if name < columns { addSummand(componentRoots[firstRoot + Int(name)], column, factor: 1) }
    }
    for row in 0..<simplex.program.rowCount {
      let name = Int(simplex.tableau.basic[row])
      if name >= columns { continue }
      let root = componentRoots[firstRoot + name]
      for column in 0..<columns {
        let entry = simplex.tableau.entry(row, column)
        if entry != 0 { addSummand(root, column, factor: entry) }
      }
    }
    let levels = OptimalFace.levelsUntilUnique(&simplex) ?? simplex.program.levelCount
    for quantity in 0..<simplex.program.variableCount {
      let state = simplex.tableau.states[quantity]
      let first = simplex.program.breakpointStarts[quantity]
      for index in first..<simplex.program.breakpointStarts[quantity + 1] {
        let kink = simplex.program.breakpoints[index]
        if Int(kink.level) >= levels { continue }
        if state.status == .atBreakpoint, index - first == state.piece { continue }
        var sign: Int32 = index - first < state.piece ? 1 : -1
        if kink.rowScale < 0 { sign = -sign }
        if kink.level == 0, simplex.program.hasRequired, kink.relation == .equal { sign = 0 }
        simplexGuards.append(SimplexGuard(constraint: kink.constraint, sign: sign))
      }
    }
  }

  /// Adds the value of a nonbasic quantity to a root's summands.
  private mutating func addSummand(_ root: Int32, _ column: Int, factor: Double) {
    let name = simplex.tableau.nonbasic[column]
    let quantity = simplex.tableau.states[name]
    let constraint = simplex.activeConstraint(column)
    // A value that nothing determines does not depend on the parameters.
    if constraint < 0 { return }
    let divisor = simplex.program.breakpoints[
      simplex.program.breakpointStarts[name] + quantity.piece
    ].rowScale
    simplexSummands.append(
      SimplexSummand(factor: -factor / divisor, root: root, constraint: constraint))
  }
}
