extension Workspace {
  /// Notes how the roots of the component just solved depend on the constraints at whose kinks
  /// quantities stand, and on which side of every other kink they are.
  mutating func recordForms(_ firstRoot: Int) {
    let columns = simplex.columnCount
    for column in 0..<columns {
      let name = simplex.nonbasic[column]
      if name < columns { addSummand(componentRoots[firstRoot + Int(name)], column, factor: 1) }
    }
    for row in 0..<simplex.rowCount {
      let name = Int(simplex.basic[row])
      if name >= columns { continue }
      let root = componentRoots[firstRoot + name]
      for column in 0..<columns {
        let entry = simplex.tableau[row * columns + column]
        if entry != 0 { addSummand(root, column, factor: entry) }
      }
    }
    let levels = simplex.strongestLevels() ?? simplex.levelCount
    for quantity in 0..<(columns + simplex.rowCount) {
      let state = simplex.quantities[quantity]
      let first = simplex.kinkStarts[quantity]
      for index in first..<simplex.kinkStarts[quantity + 1] {
        let kink = simplex.kinks[index]
        if Int(kink.level) >= levels { continue }
        if state.status == .atKink, index - first == state.place { continue }
        var sign: Int32 = index - first < state.place ? 1 : -1
        if kink.divisor < 0 { sign = -sign }
        if kink.level == 0, simplex.hasRequired, kink.relation == .equal { sign = 0 }
        simplexGuards.append(SimplexGuard(constraint: kink.constraint, sign: sign))
      }
    }
  }

  /// Adds the value of a nonbasic quantity to a root's summands.
  private mutating func addSummand(_ root: Int32, _ column: Int, factor: Double) {
    let name = simplex.nonbasic[column]
    let quantity = simplex.quantities[name]
    let constraint = simplex.activeConstraint(column: column)
    // A value that nothing determines does not depend on the parameters.
    if constraint < 0 { return }
    let divisor = simplex.kinks[simplex.kinkStarts[name] + quantity.place].divisor
    simplexSummands.append(
      SimplexSummand(factor: -factor / divisor, root: root, constraint: constraint))
  }
}
