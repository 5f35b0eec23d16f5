/// Looks into the set of all optima, a face of the polyhedron.
///
/// O. L. Mangasarian, "Uniqueness of solution in linear programming", Linear Algebra and its
/// Applications 25 (1979); G. Appa, "On the uniqueness of solutions to linear programs", Journal of
/// the Operational Research Society 53 (2002).
enum OptimalFace {
  /// How many of the strongest levels suffice to make the optimum unique; `nil` if all do not, since
  /// there is an edge that costs nothing at any level.
  static func levelsUntilUnique(_ simplex: inout PiecewiseLinearSimplex) -> Int? {
    simplex.computeCosts()
    var deepest = 0
    for index in 0..<Int32(2 * simplex.program.columnCount) {
      let level = simplex.costs.firstSlope(of: Edge(index: index))
      if level >= simplex.program.levelCount { return nil }
      deepest = max(deepest, level + 1)
    }
    return deepest
  }

  /// Makes columns basic that stand between breakpoints although they have one value on the whole face,
  /// so that the basis says what determines them.
  ///
  /// - Parameters:
  ///   - simplex: Has found an optimum, and the costs are up to date.
  ///   - moves: Which variables have several values on the face.
  ///   - pivotLimit: How many pivots may be made in all.
  static func bindDetermined(
    _ simplex: inout PiecewiseLinearSimplex, moves: inout Buffer<Bool>, pivotLimit: Int
  ) {
    for column in 0..<simplex.program.columnCount {
      let variable = Int(simplex.tableau.nonbasic[column])
      guard variable < simplex.program.columnCount, !moves[variable],
        simplex.tableau.states[variable].status == .superbasic
      else { continue }
      // What stops it at once is one of those that determine it.
      if !simplex.step(alongFace: Edge(index: Int32(2 * column)), pivotLimit: pivotLimit) { return }
    }
  }
}
