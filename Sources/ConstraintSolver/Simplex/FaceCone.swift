/// The directions from an optimum along the face of all optima.
///
/// The edges that have a cost at one optimum have the same cost at every other, so on the face each
/// variable remains in its piece of its cost. All directions are thus conic combinations of the
/// flat edges, of which a basic variable at an end of its piece permits only those that do not lead
/// out of it. Most optima have no such variable, and every flat edge is a direction. Otherwise the
/// simplex method searches for directions: if one moves a variable away from a bound, that bound is
/// ignored from then on, since enough of this direction can be added to any other. Variables that
/// no direction moves have the same value in all optima.
///
/// O. L. Mangasarian, "Uniqueness of solution in linear programming", Linear Algebra and its Applications 25 (1979); on
/// the variables that are zero in a whole cone, A. J. Goldman, A. W. Tucker, "Theory of linear programming", in Linear
/// Inequalities and Related Systems, Princeton 1956.
struct FaceCone: ~Copyable {
  /// The directions in which a variable may move.
  enum Direction: UInt8, BitwiseCopyable {
    /// Both directions.
    case free
    /// Away from a bound.
    case outwards
    /// None.
    case not
  }

  /// A variable that may move.
  struct Mover: BitwiseCopyable {
    var variable: Int32
    var direction: Direction
    /// The sign of the direction in which it may move.
    var sign: Double
  }

  /// The basic variables that change with the others, one per row.
  private var rows = Buffer<Mover>()
  /// The nonbasic variables that may move, one for each column.
  private var columns = Buffer<Mover>()
  /// The indices of the columns in the simplex method's tableau.
  private var sources = Buffer<Int32>()
  /// The change of the basic variables with the nonbasic ones, row by row, both in their permitted
  /// directions.
  private var entries = Buffer<Double>()

  /// Finds the directions, and marks in `moves` the variables that some direction moves; the
  /// reduced costs of the simplex method must be up to date.
  ///
  /// - Parameters:
  ///   - simplex: The simplex method, at an optimum.
  ///   - moves: Whether each variable moves; initially `false`.
  mutating func mark(_ simplex: inout PiecewiseLinearSimplex, in moves: inout Buffer<Bool>) {
    readColumns(&simplex)
    readRows(&simplex)
    pivotFixedRows(&simplex.effort)
    pivotFreeColumns(&simplex.effort)
    while !simplex.effort.isSpent, findDirection(&simplex.effort) {}
    for column in 0..<columns.count where columns[column].direction == .free {
      moves[columns[column].variable] = true
    }
    for row in 0..<rows.count {
      let line = line(row)
      for column in 0..<columns.count where columns[column].direction == .free && line[column] != 0
      {
        moves[rows[row].variable] = true
        break
      }
    }
  }

  /// Adds the motions of the structural variables to `motions`; each free column is a direction.
  ///
  /// - Parameters:
  ///   - motions: The motions that are found.
  ///   - roots: The roots of the structural variables.
  func addMotions(to motions: inout FreeMotions, roots: UncheckedSpan<Int32>) {
    for column in 0..<columns.count where columns[column].direction == .free {
      guard columns[column].variable < roots.count else { continue }
      motions.begin(roots[columns[column].variable])
      motions.add(direction: column, columns[column].sign)
    }
    for row in 0..<rows.count where rows[row].variable < roots.count {
      motions.begin(roots[rows[row].variable])
      let line = line(row)
      for column in 0..<columns.count where columns[column].direction == .free && line[column] != 0
      {
        motions.add(direction: column, rows[row].sign * line[column])
      }
    }
    motions.endDirections(columns.count)
  }

  private func line(_ row: Int) -> UncheckedSpan<Double> {
    entries.span.part(from: row * columns.count, count: columns.count)
  }

  // MARK: Reading

  /// Finds the columns that may move.
  private mutating func readColumns(_ simplex: inout PiecewiseLinearSimplex) {
    sources.removeAll()
    columns.removeAll()
    for column in 0..<simplex.program.columnCount {
      let rises = movesWithoutCost(column, side: 0, &simplex)
      let falls = movesWithoutCost(column, side: 1, &simplex)
      guard rises || falls else { continue }
      sources.append(Int32(column))
      columns.append(
        Mover(
          variable: simplex.tableau.nonbasic[column], direction: rises && falls ? .free : .outwards,
          sign: rises ? 1 : -1))
    }
  }

  /// Returns whether a nonbasic variable can move in a direction without cost.
  private func movesWithoutCost(
    _ column: Int, side: Int32, _ simplex: inout PiecewiseLinearSimplex
  ) -> Bool {
    let edge = Edge(index: Int32(2 * column) + side)
    guard simplex.costs.firstSlope(of: edge) >= simplex.program.levelCount else { return false }
    let variable = Int(simplex.tableau.nonbasic[column])
    var state = simplex.tableau.states[variable]
    if state.status == .atBreakpoint, side == 0 { state.piece += 1 }
    return !isAtEnd(variable, state, edge.sign, &simplex)
  }

  /// Returns whether a variable is at the end of its piece on the side of the sign of `direction`.
  private func isAtEnd(
    _ variable: Int, _ state: VariableState, _ direction: Double,
    _ simplex: inout PiecewiseLinearSimplex
  ) -> Bool {
    let distance = simplex.program.nextBreakpoint(of: variable, state, direction).distance
    return distance <= 1e-7 * max(1e-3, abs(state.value), state.magnitude)
  }

  /// Reads the change of the basic variables with these columns.
  private mutating func readRows(_ simplex: inout PiecewiseLinearSimplex) {
    rows.removeAll()
    entries.removeAll()
    simplex.effort.spend(simplex.tableau.rowCount * columns.count)
    for row in 0..<simplex.tableau.rowCount {
      let source = simplex.tableau.row(row)
      var changes = false
      for column in 0..<columns.count where source[sources[column]] != 0 {
        changes = true
        break
      }
      if !changes { continue }
      let variable = Int(simplex.tableau.basic[row])
      let state = simplex.tableau.states[variable]
      let isAtUpperEnd = isAtEnd(variable, state, 1, &simplex)
      let isAtLowerEnd = isAtEnd(variable, state, -1, &simplex)
      let sign: Double = isAtUpperEnd ? -1 : 1
      for column in 0..<columns.count {
        entries.append(sign * columns[column].sign * source[sources[column]])
      }
      let direction: Direction =
        isAtUpperEnd && isAtLowerEnd ? .not : isAtUpperEnd || isAtLowerEnd ? .outwards : .free
      rows.append(Mover(variable: Int32(variable), direction: direction, sign: sign))
    }
  }

  // MARK: Pivoting

  /// Makes variables nonbasic that must not move.
  private mutating func pivotFixedRows(_ effort: inout Effort) {
    for row in 0..<rows.count where rows[row].direction == .not {
      guard let column = largest(row, { $0 != .not }) else { continue }
      pivot(row, column, &effort)
    }
  }

  /// Makes variables basic that move freely, in exchange for bounded ones.
  private mutating func pivotFreeColumns(_ effort: inout Effort) {
    for row in 0..<rows.count where rows[row].direction == .outwards {
      guard let column = largest(row, { $0 == .free }) else { continue }
      pivot(row, column, &effort)
    }
  }

  /// Returns the column on which a row depends most, among those with certain permitted directions.
  private func largest(_ row: Int, _ isAllowed: (Direction) -> Bool) -> Int? {
    let line = line(row)
    var best: Int?
    for column in 0..<columns.count where line[column] != 0 && isAllowed(columns[column].direction)
    {
      if let previous = best, abs(line[previous]) >= abs(line[column]) { continue }
      best = column
    }
    return best
  }

  /// Finds a direction that moves bounded variables, whose bounds are ignored from then on, and
  /// returns `false` if there is none.
  ///
  /// The search is a simplex method that maximizes the sum of the bounded variables, by Bland's
  /// rule, since no pivot moves anything. None of the bounded variables depends on free columns.
  private mutating func findDirection(_ effort: inout Effort) -> Bool {
    // Bland's rule terminates by itself, but rounding might prevent that.
    var pivotsLeft = 1000 + 100 * (rows.count + columns.count)
    while effort.spend(rows.count * columns.count) {
      var entering: Int?
      for column in 0..<columns.count where columns[column].direction == .outwards {
        if let previous = entering, columns[previous].variable < columns[column].variable {
          continue
        }
        var gain = 1.0
        for row in 0..<rows.count where rows[row].direction == .outwards {
          gain += line(row)[column]
        }
        if gain > 1e-9 { entering = column }
      }
      guard let entering else { return false }
      var leaving: Int?
      for row in 0..<rows.count where rows[row].direction == .outwards && line(row)[entering] < 0 {
        if let previous = leaving, rows[previous].variable < rows[row].variable { continue }
        leaving = row
      }
      guard let leaving else {
        columns[entering].direction = .free
        for row in 0..<rows.count where line(row)[entering] != 0 { rows[row].direction = .free }
        return true
      }
      pivotsLeft -= 1
      if pivotsLeft < 0 {
        effort.isSpent = true
        break
      }
      pivot(leaving, entering, &effort)
    }
    return false
  }

  /// Exchanges the variables of a row and a column.
  private mutating func pivot(_ row: Int, _ column: Int, _ effort: inout Effort) {
    effort.spend(rows.count * columns.count)
    let pivotLine = line(row)
    let inverse = 1 / pivotLine[column]
    for index in 0..<columns.count where index != column { pivotLine[index] *= -inverse }
    pivotLine[column] = inverse
    for other in 0..<rows.count where other != row {
      let target = line(other)
      let factor = target[column]
      if factor == 0 { continue }
      for index in 0..<columns.count where index != column {
        let old = target[index]
        let new = old + factor * pivotLine[index]
        target[index] = abs(new) <= 1e-11 * abs(old) ? 0 : new
      }
      target[column] = factor * inverse
    }
    swap(&rows[row], &columns[column])
  }
}
