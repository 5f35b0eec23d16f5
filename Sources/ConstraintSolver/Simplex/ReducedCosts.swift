/// Reduced costs: the change of the objective with each nonbasic variable, by level.
///
/// The own slope of a variable depends on the direction in which it moves; the contribution of the
/// basic variables does not. The latter is computed once and then updated from pivot to pivot;
/// since rounding errors accumulate, it is recomputed from time to time and at the end.
///
/// G. B. Dantzig, Linear Programming and Extensions, Princeton 1963, chapter 9; for the updating of
/// reduced costs by the pivot row, I. Maros, Computational Techniques of the Simplex Method, Kluwer
/// 2003, chapter 9.
struct ReducedCosts: ~Copyable {
  /// The number of pivots after which the costs are recomputed instead of updated.
  static let lifetime = 24

  private(set) var columnCount = 0
  /// The number of levels.
  private(set) var levelCount = 0
  /// The contribution of the basic variables for each nonbasic one, level by level.
  private var sums = Buffer<Double>()
  /// The magnitudes of the numbers from which `sums` were computed.
  private var magnitudes = Buffer<Double>()
  /// The own slopes of the nonbasic variables: for each level, those for an increase, followed by
  /// those for a decrease.
  private var ownSlopes = Buffer<Double>()

  /// Reserves memory for a program's costs.
  mutating func reserve(_ program: inout PiecewiseLinearProgram) {
    columnCount = program.columnCount
    levelCount = program.levelCount
    let size = columnCount * levelCount
    sums.resize(to: size)
    magnitudes.resize(to: size)
    ownSlopes.resize(to: 2 * size)
  }

  /// Computes all costs.
  mutating func compute(
    _ program: inout PiecewiseLinearProgram, _ tableau: inout Tableau, _ effort: inout Effort
  ) {
    computeSums(&program, &tableau, &effort)
    for column in 0..<columnCount { readOwnSlopes(column, &program, &tableau) }
  }

  /// Computes the contributions of basic variables for the nonbasic ones; the own slopes of the
  /// latter are exact.
  mutating func computeSums(
    _ program: inout PiecewiseLinearProgram, _ tableau: inout Tableau, _ effort: inout Effort
  ) {
    effort.spend(4 * levelCount * columnCount)
    sums.fill(levelCount * columnCount, with: 0)
    magnitudes.fill(levelCount * columnCount, with: 0)
    for row in 0..<tableau.rowCount {
      let variable = Int(tableau.basic[row])
      let slopes = program.slopes(of: variable, piece: tableau.states[variable].piece)
      for level in 0..<levelCount where slopes[level] != 0 {
        add(slopes[level], times: tableau.row(row), at: level, &effort)
      }
    }
  }

  /// Reads the slopes of a nonbasic variable itself.
  mutating func readOwnSlopes(
    _ column: Int, _ program: inout PiecewiseLinearProgram, _ tableau: inout Tableau
  ) {
    let variable = Int(tableau.nonbasic[column])
    let state = tableau.states[variable]
    let left = program.slopes(of: variable, piece: state.piece)
    let right = program.slopes(
      of: variable, piece: state.status == .atBreakpoint ? state.piece + 1 : state.piece)
    let target = ownSlopes.span
    var index = column
    for level in 0..<levelCount {
      target[index] = right[level]
      target[index + columnCount] = left[level]
      index += 2 * columnCount
    }
  }

  /// Updates the costs after the basic variable of a row has moved from one piece to another.
  mutating func update(
    _ row: UncheckedSpan<Double>, from before: UncheckedSpan<Double>,
    to after: UncheckedSpan<Double>, _ effort: inout Effort
  ) {
    for level in 0..<levelCount where before[level] != after[level] {
      add(after[level] - before[level], times: row, at: level, &effort)
    }
  }

  /// Adds a multiple of a row to the costs of a level.
  @inline(__always)
  private mutating func add(
    _ factor: Double, times row: UncheckedSpan<Double>, at level: Int, _ effort: inout Effort
  ) {
    let sums = sums.span.part(from: level * columnCount, count: columnCount)
    let magnitudes = magnitudes.span.part(from: level * columnCount, count: columnCount)
    effort.spend(columnCount)
    for column in 0..<columnCount {
      let product = row[column] * factor
      sums[column] += product
      magnitudes[column] += abs(product)
    }
  }

  /// Updates the costs after a pivot.
  ///
  /// With the sums D and slopes s, and the row T of the variable E that has become basic, the sum of
  /// every other column grows by (D + s of E) · T; that of the leaving variable L is
  /// (D + s of E) · T - (s of L).
  mutating func updateAfterPivot(
    _ row: Int, _ column: Int, _ program: inout PiecewiseLinearProgram,
    _ tableau: inout Tableau, _ effort: inout Effort
  ) {
    let entered = Int(tableau.basic[row])
    let left = Int(tableau.nonbasic[column])
    let entering = program.slopes(of: entered, piece: tableau.states[entered].piece)
    let leaving = program.slopes(of: left, piece: tableau.states[left].piece)
    let line = tableau.row(row)
    let nonzeros = tableau.pivotRowNonzeros.span
    let pivot = line[column]
    effort.spend(levelCount * nonzeros.count)
    for level in 0..<levelCount {
      let sums = sums.span.part(from: level * columnCount, count: columnCount)
      let magnitudes = magnitudes.span.part(from: level * columnCount, count: columnCount)
      let slope = sums[column] + entering[level]
      let magnitude = magnitudes[column] + abs(entering[level])
      sums[column] = -leaving[level]
      magnitudes[column] = abs(pivot) * magnitude + abs(leaving[level])
      if magnitude == 0 { continue }
      sums[column] += pivot * slope
      for position in 0..<nonzeros.count {
        let other = Int(nonzeros[position])
        sums[other] += line[other] * slope
        // The rounding error of the slope is included.
        magnitudes[other] += abs(line[other]) * magnitude
      }
    }
  }

  /// Returns the slope of an edge at a level, which is negative if the edge improves, and zero if
  /// it is within rounding errors.
  @inline(__always)
  mutating func slope(of edge: Edge, at level: Int) -> Double {
    let own = ownSlopes[(2 * level + edge.side) * columnCount + edge.column]
    let index = level * columnCount + edge.column
    return edge.sign * Self.slope(own, sums[index], magnitudes[index])
  }

  /// Writes the slopes of all edges at a level, in order, and returns the lowest one, or zero if
  /// none is negative.
  mutating func writeSlopes(at level: Int, to target: UncheckedSpan<Double>) -> Double {
    let sums = sums.span.part(from: level * columnCount, count: columnCount)
    let magnitudes = magnitudes.span.part(from: level * columnCount, count: columnCount)
    let rising = ownSlopes.span.part(from: 2 * level * columnCount, count: columnCount)
    let falling = ownSlopes.span.part(from: (2 * level + 1) * columnCount, count: columnCount)
    var least = 0.0
    for column in 0..<columnCount {
      let (sum, magnitude) = (sums[column], magnitudes[column])
      let up = Self.slope(rising[column], sum, magnitude)
      let down = -Self.slope(falling[column], sum, magnitude)
      target[2 &* column] = up
      target[2 &* column &+ 1] = down
      least = up < least ? up : least
      least = down < least ? down : least
    }
    return least
  }

  /// Returns the total slope of a nonbasic variable from its own slope and the contribution of the
  /// basic ones; zero if it is within rounding errors.
  @inline(__always)
  private static func slope(_ own: Double, _ sum: Double, _ magnitude: Double) -> Double {
    let slope = own + sum
    return abs(slope) <= 1e-11 * (abs(own) + magnitude) ? 0 : slope
  }

  /// Returns the first level at which an edge is not flat, or the number of levels if it is flat at
  /// all of them.
  mutating func firstSlope(of edge: Edge) -> Int {
    var level = 0
    while level < levelCount, slope(of: edge, at: level) == 0 { level += 1 }
    return level
  }

  /// Returns the contribution of basic variables for a nonbasic one at a level.
  @inline(__always)
  mutating func sum(of column: Int, at level: Int) -> (value: Double, magnitude: Double) {
    (sums[level * columnCount + column], magnitudes[level * columnCount + column])
  }
}
