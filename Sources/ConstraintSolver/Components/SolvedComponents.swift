/// The bases that determine the roots of the components solved by the simplex method.
struct SolvedComponents: ~Copyable {
  private(set) var bases = Buffer<ComponentBasis>()
  /// The active constraints; of a constraint over several roots, none is named.
  private(set) var pivots = Buffer<ActiveConstraint>()
  /// The roots, component by component.
  var roots = Buffer<Int32>()

  /// Discards all components except for their roots.
  mutating func removeBases() {
    bases.removeAll()
    pivots.removeAll()
  }

  /// Records the optimal basis of the component whose first root has the given index.
  mutating func record(_ simplex: inout PiecewiseLinearSimplex, firstRoot: Int) {
    let count = simplex.program.columnCount
    bases.append(
      ComponentBasis(
        firstRoot: Int32(firstRoot), firstPivot: Int32(pivots.count), count: Int32(count)))
    for column in 0..<count {
      let variable = Int(simplex.tableau.nonbasic[column])
      pivots.append(
        ActiveConstraint(
          constraint: simplex.activeConstraint(column),
          variable: variable < count ? OptionalIndex(roots[firstRoot + variable]) : .none))
    }
  }
}
