/// Looks into the set of all optima, a face of the polyhedron.
///
/// A variable has several values on it if it can be pushed up or down without making any level worse.
/// That most can be seen from the edges of the face that begin at the optimum that was found; any
/// other is given a slope at a level below all others, and the simplex method goes on.
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
          if isOptimal { markAlongEdges(&simplex, &moves) }
          if simplex.effort.isSpent { return }
          if moves[variable] { break }
        }
        if isOptimal, !hasEdge(along: variable, way, &simplex) { continue }
        let pivotCount = simplex.pivotCount
        OptimalFace.setSlope(of: variable, to: -way, &simplex.program)
        simplex.improve(pivotLimit: limit)
        OptimalFace.setSlope(of: variable, to: 0, &simplex.program)
        if simplex.effort.isSpent { return }
        knowsEdges = simplex.pivotCount == pivotCount
        if simplex.isUnbounded { moves[variable] = true }
        for other in 0..<count where !moves[other] {
          let state = simplex.tableau.states[other]
          if Self.differs(state.value, optimum[other], state) { moves[other] = true }
        }
      }
    }
  }

  /// Whether two values of a variable differ by more than rounding.
  private static func differs(_ value: Double, _ other: Double, _ state: VariableState) -> Bool {
    abs(value - other) > 1e-7 * max(1e-3, abs(value), abs(other), state.magnitude)
  }

  /// Marks the variables that move along one of the edges, as far as it goes.
  private mutating func markAlongEdges(
    _ simplex: inout PiecewiseLinearSimplex, _ moves: inout Buffer<Bool>
  ) {
    for position in 0..<flatEdges.count {
      let edge = flatEdges[position]
      let entering = Int(simplex.tableau.nonbasic[edge.column])
      simplex.effort.spend(2 * simplex.tableau.rowCount)
      let length = simplex.freeLength(of: edge)
      if !(length > 0) { continue }
      mark(entering, along: length, &simplex, &moves)
      for row in 0..<simplex.tableau.rowCount {
        let entry = simplex.tableau.entry(row, edge.column)
        if entry == 0 { continue }
        mark(
          Int(simplex.tableau.basic[row]), along: entry * edge.sign * length, &simplex, &moves)
      }
    }
  }

  /// Marks a variable if a step is more than rounding.
  private func mark(
    _ variable: Int, along step: Double, _ simplex: inout PiecewiseLinearSimplex,
    _ moves: inout Buffer<Bool>
  ) {
    if moves[variable] { return }
    let state = simplex.tableau.states[variable]
    if step.isInfinite || Self.differs(state.value + step, state.value, state) {
      moves[variable] = true
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

  /// Whether a variable moves a way along one of the edges: only then the simplex method takes a step.
  private mutating func hasEdge(
    along variable: Int, _ way: Double, _ simplex: inout PiecewiseLinearSimplex
  ) -> Bool {
    if simplex.tableau.states[variable].status == .basic {
      var row = 0
      while simplex.tableau.basic[row] != Int32(variable) { row += 1 }
      let entries = simplex.tableau.row(row)
      for position in 0..<flatEdges.count {
        let edge = flatEdges[position]
        if entries[edge.column] * edge.sign * way > 0 { return true }
      }
      return false
    }
    for position in 0..<flatEdges.count {
      let edge = flatEdges[position]
      if simplex.tableau.nonbasic[edge.column] == Int32(variable), edge.sign * way > 0 {
        return true
      }
    }
    return false
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
