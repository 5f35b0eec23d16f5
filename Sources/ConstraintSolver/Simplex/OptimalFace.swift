/// Looks into the set of all optima, a face of the polyhedron.
///
/// A variable has several values on it if it can be pushed up or down without making any level worse.
/// The simplex method does so along edges of the face alone: what costs something at one of its
/// vertices costs as much at each other.
///
/// O. L. Mangasarian, "Uniqueness of solution in linear programming", Linear Algebra and its
/// Applications 25 (1979); G. Appa, "On the uniqueness of solutions to linear programs", Journal of
/// the Operational Research Society 53 (2002).
struct OptimalFace: ~Copyable {
  /// The values at the optimum that was found.
  private var optimum = Buffer<Double>()
  /// The edges along which no level changes.
  private var flatEdges = Buffer<Edge>()

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
    var knowsEdges = false
    var isOptimal = false
    for variable in range where !moves[variable] {
      for way in [1.0, -1.0] where !moves[variable] {
        if !knowsEdges {
          isOptimal = findFlatEdges(&simplex)
          knowsEdges = true
        }
        let pivotCount = simplex.pivotCount
        if isOptimal { isOptimal = push(variable, way, &simplex, &moves, pivotLimit: limit) }
        if !isOptimal {
          OptimalFace.setSlope(of: variable, to: -way, &simplex.program)
          simplex.improve(pivotLimit: limit)
          OptimalFace.setSlope(of: variable, to: 0, &simplex.program)
          noteMoves(of: variable, &simplex, &moves)
          knowsEdges = simplex.pivotCount == pivotCount
        }
        if simplex.effort.isSpent { return }
      }
    }
  }

  /// Pushes a variable along edges of the face until it moves or there are no more; false if rounding has led off the
  /// face.
  ///
  /// The edges are taken by Bland's rule, since most pivots move nothing.
  private mutating func push(
    _ variable: Int, _ way: Double, _ simplex: inout PiecewiseLinearSimplex,
    _ moves: inout Buffer<Bool>, pivotLimit: Int
  ) -> Bool {
    while let edge = flatEdge(along: variable, way, &simplex) {
      guard simplex.step(alongFace: edge, pivotLimit: pivotLimit) else { return true }
      noteMoves(of: variable, &simplex, &moves)
      if !findFlatEdges(&simplex) { return false }
      if moves[variable] { return true }
    }
    return true
  }

  /// Marks the variables that are elsewhere than at the optimum that was found, and the one that was pushed if nothing
  /// stops it.
  private func noteMoves(
    of pushed: Int, _ simplex: inout PiecewiseLinearSimplex, _ moves: inout Buffer<Bool>
  ) {
    if simplex.isUnbounded { moves[pushed] = true }
    for variable in 0..<simplex.program.variableCount where !moves[variable] {
      let state = simplex.tableau.states[variable]
      let tolerance =
        1e-7 * max(1e-3, abs(state.value), abs(optimum[variable]), state.magnitude)
      if abs(state.value - optimum[variable]) > tolerance { moves[variable] = true }
    }
  }

  /// Finds the edges that lead from where the simplex method stands along the face; whether none improves a level.
  private mutating func findFlatEdges(_ simplex: inout PiecewiseLinearSimplex) -> Bool {
    simplex.computeCosts()
    flatEdges.removeAll()
    for index in 0..<Int32(2 * simplex.program.columnCount) {
      let edge = Edge(index: index)
      let level = simplex.costs.firstSlope(of: edge)
      if level >= simplex.program.levelCount {
        flatEdges.append(edge)
      } else if simplex.costs.slope(of: edge, at: level) < 0 {
        return false
      }
    }
    return true
  }

  /// The edge along which a variable moves a way, of several that of the first variable.
  private mutating func flatEdge(
    along variable: Int, _ way: Double, _ simplex: inout PiecewiseLinearSimplex
  ) -> Edge? {
    var row = -1
    if simplex.tableau.states[variable].status == .basic {
      row = 0
      while simplex.tableau.basic[row] != Int32(variable) { row += 1 }
    }
    var best: Edge?
    var first = Int32.max
    for position in 0..<flatEdges.count {
      let edge = flatEdges[position]
      let entering = simplex.tableau.nonbasic[edge.column]
      let rate =
        row >= 0
        ? simplex.tableau.entry(row, edge.column) : entering == Int32(variable) ? 1 : 0
      guard rate * edge.sign * way > 0, entering < first else { continue }
      best = edge
      first = entering
    }
    return best
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
