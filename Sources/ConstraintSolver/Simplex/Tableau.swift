/// The simplex tableau, as a dictionary: every basic variable is a linear combination of the
/// nonbasic ones.
///
/// It is dense and skips zeros, since components are small.
///
/// V. Chvátal, Linear Programming, Freeman 1983, chapter 2 (dictionaries).
struct Tableau: ~Copyable {
  private(set) var rowCount = 0
  private(set) var columnCount = 0
  private var entries = Buffer<Double>()
  /// The basic variable of each row.
  private(set) var basic = Buffer<Int32>()
  /// The nonbasic variable of each column.
  private(set) var nonbasic = Buffer<Int32>()
  /// The state of each variable.
  var states = Buffer<VariableState>()
  /// The columns in which the last pivot row is not zero, except that of the pivot.
  private(set) var pivotRowNonzeros = Buffer<Int32>()
  /// The columns whose variables are not zero, while rows are computed from them.
  private var nonzeroColumns = Buffer<Int32>()
  private var nonzeroValues = Buffer<Double>()

  /// Returns the entries of a row.
  @inline(__always)
  mutating func row(_ row: Int) -> UncheckedSpan<Double> {
    entries.span.part(from: row * columnCount, count: columnCount)
  }

  /// Returns the entry of a row and a column.
  @inline(__always)
  mutating func entry(_ row: Int, _ column: Int) -> Double {
    entries[row * columnCount + column]
  }

  /// Returns the magnitude up to which an entry of a column is only a rounding residue, and cannot
  /// be a pivot.
  ///
  /// Numbers that cancel in several steps leave more than zero relative to the last of them: such
  /// an entry, a few times 1e-16 where others are above 1, would lead to a tableau of meaningless
  /// numbers.
  mutating func leastEntry(_ column: Int) -> Double {
    let entries = entries.span
    var largest = 0.0
    var index = column
    for _ in 0..<rowCount {
      let size = abs(entries[index])
      largest = size > largest ? size : largest
      index &+= columnCount
    }
    return 1e-11 * largest
  }

  /// Begins with the logical variables as the basis, and every column at the minimum of its own
  /// cost.
  mutating func load(_ program: inout PiecewiseLinearProgram) {
    rowCount = program.rowCount
    columnCount = program.columnCount
    states.resize(to: program.variableCount)
    basic.resize(to: rowCount)
    nonbasic.resize(to: columnCount)
    for column in 0..<columnCount {
      nonbasic[column] = Int32(column)
      let state = program.minimum(of: column)
      states[column] = state
    }
    entries.fill(rowCount * columnCount, with: 0)
    for row in 0..<rowCount {
      let variable = columnCount + row
      basic[row] = Int32(variable)
      states[variable] = VariableState(value: 0, magnitude: 0, piece: 0, status: .basic)
      for index in program.entryStarts[row]..<program.entryStarts[row + 1] {
        let entry = program.entries[index]
        entries[row * columnCount + Int(entry.column)] = entry.coefficient
      }
    }
  }

  /// Exchanges a basic and a nonbasic variable.
  mutating func pivot(_ row: Int, _ column: Int, _ effort: inout Effort) {
    let width = columnCount
    let pivotRow = self.row(row)
    let inverse = 1 / pivotRow[column]
    pivotRowNonzeros.resize(to: width)
    let nonzeros = pivotRowNonzeros.span
    var count = 0
    pivotRow[column] = 0
    for index in 0..<width {
      nonzeros[count] = Int32(truncatingIfNeeded: index)
      count &+= pivotRow[index] == 0 ? 0 : 1
    }
    for position in 0..<count { pivotRow[nonzeros[position]] *= -inverse }
    pivotRowNonzeros.truncate(to: count)
    pivotRow[column] = inverse
    var work = width + rowCount
    for other in 0..<rowCount where other != row {
      let target = self.row(other)
      let factor = target[column]
      if factor == 0 { continue }
      work += count + 1
      target[column] = factor * inverse
      for position in 0..<count {
        let index = Int(nonzeros[position])
        let old = target[index]
        let new = old + factor * pivotRow[index]
        target[index] = abs(new) <= 1e-11 * abs(old) ? 0 : new
      }
    }
    effort.spend(work)
    let leaving = basic[row]
    basic[row] = nonbasic[column]
    nonbasic[column] = leaving
    states[basic[row]].status = .basic
  }

  /// Moves a nonbasic variable, and all variables that depend on it.
  mutating func move(_ column: Int, by step: Double) {
    states[nonbasic[column]].value += step
    for row in 0..<rowCount {
      let entry = entry(row, column)
      if entry != 0 { states[basic[row]].value += entry * step }
    }
  }

  /// Sets a nonbasic variable to a breakpoint.
  mutating func put(
    _ variable: Int, at breakpoint: Int32, _ program: inout PiecewiseLinearProgram
  ) {
    states[variable].piece = breakpoint
    states[variable].status = .atBreakpoint
    states[variable].value = program.breakpoint(breakpoint, of: variable).position
  }

  /// Recomputes the basic variables from the nonbasic ones.
  mutating func recompute(_ effort: inout Effort) {
    effort.spend(rowCount * columnCount)
    let count = gatherNonzeroColumns()
    let columns = nonzeroColumns.span
    let values = nonzeroValues.span
    let states = states.span
    for row in 0..<rowCount {
      let line = self.row(row)
      var value = 0.0
      var magnitude = 0.0
      for position in 0..<count {
        let product = line[columns[position]] * values[position]
        value += product
        magnitude += abs(product)
      }
      states[basic[row]].value = value
      states[basic[row]].magnitude = magnitude
    }
  }

  /// Finds the columns whose variables are not zero (many are at a zero breakpoint, or at zero
  /// because nothing moves them), and returns their number.
  private mutating func gatherNonzeroColumns() -> Int {
    nonzeroColumns.resize(to: columnCount)
    nonzeroValues.resize(to: columnCount)
    let columns = nonzeroColumns.span
    let values = nonzeroValues.span
    let states = states.span
    let nonbasic = nonbasic.span
    var count = 0
    for column in 0..<columnCount {
      let value = states[nonbasic[column]].value
      columns[count] = Int32(truncatingIfNeeded: column)
      values[count] = value
      count &+= value != 0 ? 1 : 0
    }
    return count
  }

  /// Finds the piece in which every basic variable is.
  mutating func locate(_ program: inout PiecewiseLinearProgram) {
    for row in 0..<rowCount {
      let variable = Int(basic[row])
      if program.breakpointCount(of: variable) == 0 { continue }
      let state = states[variable]
      let piece = program.piece(
        of: variable, at: state.value, tolerance: 1e-9 * state.magnitude)
      states[variable].piece = piece
    }
  }

  /// Returns whether the values of the rows agree with those computed from the columns and the
  /// original coefficients.
  mutating func isAccurate(_ program: inout PiecewiseLinearProgram) -> Bool {
    // Relative to the magnitudes of the breakpoints, the last digits of cancelled numbers are
    // ignored.
    var least = 0.0
    for index in 0..<program.breakpoints.count {
      least = max(least, abs(program.breakpoints[index].position))
    }
    least *= 1e-10
    for row in 0..<rowCount {
      var value = 0.0
      var magnitude = 0.0
      for index in program.entryStarts[row]..<program.entryStarts[row + 1] {
        let entry = program.entries[index]
        let product = entry.coefficient * states[entry.column].value
        value += product
        magnitude += abs(product)
      }
      let stored = states[columnCount + row].value
      if !(abs(value - stored) <= 1e-7 * (magnitude + abs(stored)) + least) { return false }
    }
    return true
  }
}
