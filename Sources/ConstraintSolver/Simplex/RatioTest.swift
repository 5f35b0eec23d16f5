/// The long-step ratio test: the distance to move along an edge, past every breakpoint beyond which
/// the objective still improves.
///
/// The textbook test stops at the first breakpoint. Here each breakpoint that is passed adds its
/// change of slope to that of the edge, and the step ends when the edge no longer improves; several
/// textbook iterations become one. At equal distances the largest rate of change is selected, which
/// is the largest pivot element and has the smallest rounding errors; under `BlandRule` the
/// lowest-numbered variable.
///
/// R. Fourer, "A simplex algorithm for piecewise-linear programming I", Mathematical Programming 33
/// (1985); I. Maros, Computational Techniques of the Simplex Method, Kluwer 2003, chapter 9 (phase
/// one) and chapter 10 (the dual).
struct RatioTest: ~Copyable {
  /// A breakpoint ahead on an edge: of the basic variable of a row, or of the entering variable itself.
  struct Stop {
    /// The row, or `nil` for the entering variable.
    var row: Int?
    var breakpoint: Int32
    /// The distance of the entering variable at that point.
    var length: Double
    /// The rate at which the variable changes with the entering one.
    var rate: Double
  }

  /// The slopes of the current edge, by level.
  private var slopes = Buffer<Double>()
  /// The magnitudes of the numbers from which `slopes` were computed.
  private var magnitudes = Buffer<Double>()

  /// Prepares a move along an edge.
  mutating func begin(_ edge: Edge, _ costs: inout ReducedCosts) {
    slopes.resize(to: costs.levelCount)
    magnitudes.resize(to: costs.levelCount)
    for level in 0..<costs.levelCount {
      let slope = costs.slope(of: edge, at: level)
      slopes[level] = slope
      magnitudes[level] = abs(slope) + costs.sum(of: edge.column, at: level).magnitude
    }
  }

  /// Prepares a move along an edge without a cost at any level, up to the point where it has one.
  mutating func begin(alongFace edge: Edge, _ costs: inout ReducedCosts) {
    slopes.fill(costs.levelCount, with: 0)
    magnitudes.resize(to: costs.levelCount)
    for level in 0..<costs.levelCount {
      magnitudes[level] = costs.sum(of: edge.column, at: level).magnitude
    }
  }

  /// Whether the edge improves the strongest level.
  var improvesStrongestLevel: Bool {
    mutating get { slopes[0] != 0 }
  }

  /// Moves along the edge past breakpoints, and returns the final one, or `nil` if the edge is
  /// unbounded, with the distance.
  ///
  /// The `piece` of the entering variable must be the one that it enters. Pieces and reduced costs
  /// are updated on the way, values are not.
  mutating func run(
    _ edge: Edge, inOrder: Bool, _ program: inout PiecewiseLinearProgram,
    _ tableau: inout Tableau, _ costs: inout ReducedCosts, _ effort: inout Effort
  ) -> (stop: Stop?, length: Double) {
    let entering = Int(tableau.nonbasic[edge.column])
    let least = tableau.leastEntry(edge.column)
    var length = 0.0
    while let stop = nearest(
      edge, from: length, least: least, inOrder: inOrder, &program, &tableau, &effort)
    {
      length = max(length, stop.length)
      if !pass(stop, entering, &program, &tableau, &costs, &effort) { return (stop, length) }
    }
    return (nil, length)
  }

  /// Returns the nearest breakpoint ahead.
  ///
  /// A row whose entry is no larger than `least` is assumed not to depend on the column.
  private mutating func nearest(
    _ edge: Edge, from start: Double, least: Double, inOrder: Bool,
    _ program: inout PiecewiseLinearProgram, _ tableau: inout Tableau, _ effort: inout Effort
  ) -> Stop? {
    effort.spend(tableau.rowCount)
    var best: Stop?
    var bestVariable: Int32 = .max
    consider(row: nil, variable: tableau.nonbasic[edge.column], rate: edge.sign)
    for row in 0..<tableau.rowCount {
      let entry = tableau.entry(row, edge.column)
      if abs(entry) <= least { continue }
      consider(row: row, variable: tableau.basic[row], rate: entry * edge.sign)
    }
    return best

    func consider(row: Int?, variable: Int32, rate: Double) {
      let (breakpoint, distance) = program.nextBreakpoint(
        of: Int(variable), tableau.states[variable], rate)
      if distance == .infinity { return }
      let length = max(start, distance / abs(rate))
      if let current = best {
        if length > current.length { return }
        if length == current.length {
          if inOrder ? variable > bestVariable : abs(rate) <= current.rate { return }
        }
      }
      best = Stop(row: row, breakpoint: breakpoint, length: length, rate: abs(rate))
      bestVariable = variable
    }
  }

  /// Adds the change of slope at a stop to that of the edge, and returns whether the edge still
  /// improves, in which case the variable is in its next piece.
  private mutating func pass(
    _ stop: Stop, _ entering: Int, _ program: inout PiecewiseLinearProgram,
    _ tableau: inout Tableau, _ costs: inout ReducedCosts, _ effort: inout Effort
  ) -> Bool {
    let variable = stop.row.map { Int(tableau.basic[$0]) } ?? entering
    let before = program.slopes(of: variable, piece: stop.breakpoint)
    let after = program.slopes(of: variable, piece: stop.breakpoint + 1)
    var sign = 0
    for level in 0..<costs.levelCount {
      let change = (after[level] - before[level]) * stop.rate
      var slope = slopes[level] + change
      let magnitude = magnitudes[level] + abs(change)
      if abs(slope) <= 1e-11 * magnitude { slope = 0 }
      slopes[level] = slope
      magnitudes[level] = magnitude
      if sign == 0, slope != 0 { sign = slope < 0 ? -1 : 1 }
    }
    if sign >= 0 { return false }
    let isRising = stop.breakpoint == tableau.states[variable].piece
    tableau.states[variable].piece += isRising ? 1 : -1
    if let row = stop.row {
      costs.update(
        tableau.row(row), from: isRising ? before : after, to: isRising ? after : before,
        &effort)
    }
    return true
  }
}

extension PiecewiseLinearProgram {
  /// Returns the next breakpoint of a variable in its piece, on the side of the sign of `rate`,
  /// with its distance, which rounding may make negative, and which is infinite if there is none.
  @inline(__always)
  mutating func nextBreakpoint(
    of variable: Int, _ state: VariableState, _ rate: Double
  ) -> (index: Int32, distance: Double) {
    let first = breakpointStarts[variable]
    let index = rate > 0 ? state.piece : state.piece - 1
    if index < 0 || index >= breakpointStarts[variable + 1] - first { return (index, .infinity) }
    let distance = breakpoints[first + index].position - state.value
    return (index, rate > 0 ? distance : -distance)
  }
}
