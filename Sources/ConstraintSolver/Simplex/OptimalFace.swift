/// Looks into the set of all optima, a face of the polyhedron.
///
/// A variable has several values on it if it can be pushed up or down without making any level worse:
/// it is given a slope at a level below all others, and the simplex method goes on.
///
/// O. L. Mangasarian, "Uniqueness of solution in linear programming", Linear Algebra and its
/// Applications 25 (1979); G. Appa, "On the uniqueness of solutions to linear programs", Journal of
/// the Operational Research Society 53 (2002).
struct OptimalFace: ~Copyable {
  /// The values at the optimum that was found.
  private var optimum = Buffer<Double>()

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

  /// Marks in `moves` the variables of a range that have several values in the set of optima, and any
  /// others that are seen to move on the way.
  mutating func probe(
    _ simplex: inout PiecewiseLinearSimplex, variables range: Range<Int>,
    moves: inout Buffer<Bool>, pivotLimit: Int
  ) {
    let count = simplex.program.variableCount
    optimum.resize(to: count)
    for variable in 0..<count { optimum[variable] = simplex.tableau.states[variable].value }
    let limit = simplex.pivotCount + pivotLimit
    for variable in range where !moves[variable] {
      for way in [1.0, -1.0] where !moves[variable] {
        OptimalFace.setSlope(of: variable, to: -way, &simplex.program)
        simplex.improve(pivotLimit: limit)
        OptimalFace.setSlope(of: variable, to: 0, &simplex.program)
        if simplex.effort.isSpent { return }
        if simplex.isUnbounded { moves[variable] = true }
        for other in 0..<count where !moves[other] {
          let state = simplex.tableau.states[other]
          let tolerance =
            1e-7 * max(1e-3, abs(state.value), abs(optimum[other]), state.magnitude)
          if abs(state.value - optimum[other]) > tolerance { moves[other] = true }
        }
      }
    }
  }

  /// Gives a variable the same slope everywhere at the level below all others.
  private static func setSlope(
    of variable: Int, to slope: Double, _ program: inout PiecewiseLinearProgram
  ) {
    for piece in 0...program.breakpointCount(of: variable) {
      program.slopes(of: variable, piece: piece)[program.levelCount] = slope
    }
  }
}
