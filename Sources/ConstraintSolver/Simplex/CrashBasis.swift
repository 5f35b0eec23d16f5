/// The choice of the first basis: free columns, which have no breakpoints, are made basic in
/// exchange for rows, which are then at the minimum of their own cost.
///
/// A free variable that is basic never leaves the basis and has no cost, so each one removes a row
/// from consideration: first required equalities, then the others, those with the strongest
/// breakpoints first.
///
/// R. E. Bixby, "Implementing the simplex method: the initial basis", ORSA Journal on Computing 4
/// (1992); the threshold on pivots is that of sparse elimination (I. S. Duff, A. M. Erisman, J. K.
/// Reid, Direct Methods for Sparse Matrices, Oxford 1986).
struct CrashBasis: ~Copyable {
  /// The turn of each row to get a free column.
  private var turns = Buffer<Int32>()
  /// The free columns that are not yet basic.
  private var free = Buffer<Int32>()

  /// Makes free columns basic.
  mutating func pivotFreeColumns(
    _ program: inout PiecewiseLinearProgram, _ tableau: inout Tableau, _ effort: inout Effort
  ) {
    free.removeAll()
    for column in 0..<program.columnCount where program.breakpointCount(of: column) == 0 {
      free.append(Int32(column))
    }
    if free.count == 0 { return }
    turns.resize(to: program.rowCount)
    for row in 0..<program.rowCount {
      let turn = turn(ofRow: row, &program)
      turns[row] = turn
    }
    for turn in Self.requiredEqualities..<Int32(program.levelCount) {
      for row in 0..<program.rowCount where isTurn(turn, ofRow: row, &program, &tableau) {
        if effort.isSpent { return }
        if !pivotFreeColumn(for: row, &program, &tableau, &effort) { continue }
        if free.count == 0 { return }
      }
    }
  }

  /// The turn of required equalities, before that of the first level.
  private static let requiredEqualities: Int32 = -1

  /// Returns the turn of a row: `requiredEqualities` for one of these, else the strongest level at which it
  /// has a breakpoint.
  private mutating func turn(ofRow row: Int, _ program: inout PiecewiseLinearProgram) -> Int32 {
    let first = program.breakpointStarts[program.columnCount + row]
    let end = program.breakpointStarts[program.columnCount + row + 1]
    var level = Int32.max
    for index in first..<end { level = min(level, program.breakpoints[index].level) }
    let isEquality = end - first == 1 && program.breakpoints[first].relation == .equal
    return level == 0 && program.hasRequired && isEquality ? Self.requiredEqualities : level
  }

  /// Returns whether it is the turn of a row.
  ///
  /// An equality without a column may get one after the others have been pivoted on.
  private mutating func isTurn(
    _ turn: Int32, ofRow row: Int, _ program: inout PiecewiseLinearProgram,
    _ tableau: inout Tableau
  ) -> Bool {
    if turns[row] == turn { return true }
    return turn == 0 && turns[row] == Self.requiredEqualities
      && tableau.basic[row] == program.columnCount + row
  }

  /// Makes a free column basic in exchange for a row, and returns whether the row has one.
  private mutating func pivotFreeColumn(
    for row: Int, _ program: inout PiecewiseLinearProgram, _ tableau: inout Tableau,
    _ effort: inout Effort
  ) -> Bool {
    let line = tableau.row(row)
    let free = free.span
    var best: Int?
    var size = 0.0
    for position in 0..<free.count {
      // The largest coefficient has the smallest rounding errors.
      let coefficient = abs(line[free[position]])
      if coefficient > size { (best, size) = (position, coefficient) }
    }
    guard let best else { return false }
    // It would still magnify rounding errors next to much larger ones.
    var larger = 0
    for column in 0..<line.count { larger &+= size < 0.05 * abs(line[column]) ? 1 : 0 }
    if larger > 0 { return false }
    tableau.pivot(row, Int(free[best]), &effort)
    for position in best..<(free.count - 1) { free[position] = free[position + 1] }
    self.free.truncate(to: free.count - 1)
    let state = program.minimum(of: program.columnCount + row)
    tableau.states[program.columnCount + row] = state
    return true
  }
}
