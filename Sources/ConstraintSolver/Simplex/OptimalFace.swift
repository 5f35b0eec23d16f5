/// The analysis of the set of all optima, a face of the polyhedron.
///
/// O. L. Mangasarian, "Uniqueness of solution in linear programming", Linear Algebra and its
/// Applications 25 (1979); G. Appa, "On the uniqueness of solutions to linear programs", Journal of
/// the Operational Research Society 53 (2002).
enum OptimalFace {
  /// Returns the number of strongest levels that suffice to make the optimum unique, or `nil` if
  /// all levels do not, since there is an edge without a cost at any level.
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

  /// Moves to a basis that determines the variables which have a single value on the whole face.
  ///
  /// If more bounds meet than necessary, a variable that they determine together may be nonbasic
  /// without being at a breakpoint. Each of these variables is pushed in both directions until no
  /// edge leads further; the edges are selected by Bland's rule, since no pivot moves anything.
  ///
  /// - Parameters:
  ///   - simplex: The simplex method, at an optimum, with up-to-date costs.
  ///   - moves: Whether each variable has several values on the face.
  ///   - pivotLimit: The maximum number of pivots in total.
  static func bindDetermined(
    _ simplex: inout PiecewiseLinearSimplex, moves: inout Buffer<Bool>, pivotLimit: Int
  ) {
    for variable in 0..<simplex.program.variableCount where !moves[variable] {
      for sign in [1.0, -1.0] {
        while let edge = edge(along: variable, sign, &simplex) {
          guard simplex.step(alongFace: edge, pivotLimit: pivotLimit) else { return }
        }
      }
    }
  }

  /// Returns the edge of the face along which a variable moves in a direction; if there are
  /// several, that of the first variable.
  private static func edge(
    along variable: Int, _ sign: Double, _ simplex: inout PiecewiseLinearSimplex
  ) -> Edge? {
    var row: Int?
    if simplex.tableau.states[variable].status == .basic {
      var position = 0
      while simplex.tableau.basic[position] != Int32(variable) { position += 1 }
      row = position
    }
    var best: Edge?
    var first = Int32.max
    for column in 0..<simplex.program.columnCount {
      let entering = simplex.tableau.nonbasic[column]
      let rate =
        if let row { simplex.tableau.entry(row, column) } else {
          entering == Int32(variable) ? 1.0 : 0
        }
      if rate == 0 || entering > first { continue }
      let edge = Edge(index: Int32(2 * column + (rate * sign > 0 ? 0 : 1)))
      guard simplex.costs.firstSlope(of: edge) >= simplex.program.levelCount else { continue }
      best = edge
      first = entering
    }
    return best
  }
}
