/// The solution of a program in which only one basic variable has breakpoints, without pivoting.
///
/// Every column is at the minimum of its own cost. From there, the row is moved in the direction
/// that improves it by the column that does so at the lowest cost, up to that column's next
/// breakpoint or the row's, until the next step would cost more than it gains. Costs are convex and
/// the columns independent, so choosing the cheapest step each time is optimal overall.
///
/// This is the continuous knapsack problem of G. B. Dantzig, "Discrete-variable extremum problems",
/// Operations Research 5 (1957), with convex costs: T. Ibaraki and N. Katoh, Resource Allocation
/// Problems, MIT Press 1988.
struct SingleRowMethod: ~Copyable {
  /// The row of the tableau.
  private var row = 0
  /// Its basic variable.
  private var variable = 0
  /// The columns that can move the row, in order.
  private var movers = Buffer<Mover>()
  /// The cost of each mover per unit of the row, level by level.
  private var prices = Buffer<Double>()

  /// A column that can move the row, with its cost.
  struct Mover: BitwiseCopyable {
    var column: Int
    /// The direction in which the column moves.
    var direction: Double
    /// The slopes of the column in that direction, to be multiplied by `direction`.
    var slopes: UncheckedSpan<Double>
    /// The change of the row per unit of the column.
    var rate: Double
  }

  /// Loads a program, and returns whether exactly one basic variable has breakpoints.
  mutating func begin(
    _ program: inout PiecewiseLinearProgram, _ tableau: inout Tableau
  ) -> Bool {
    var only: Int?
    for row in 0..<tableau.rowCount
    where program.breakpointCount(of: Int(tableau.basic[row])) != 0 {
      if only != nil { return false }
      only = row
    }
    guard let only else { return false }
    row = only
    variable = Int(tableau.basic[only])
    return true
  }

  /// Finds the optimum, and returns the number of pivots, 0 or 1.
  ///
  /// Steps are not pivots: each passes a breakpoint for good, so there are at most as many as
  /// breakpoints.
  mutating func minimize(
    _ program: inout PiecewiseLinearProgram, _ tableau: inout Tableau, _ effort: inout Effort
  ) -> Int {
    let own = program.slopes(of: variable, piece: tableau.states[variable].piece)
    let direction = -Double(program.sign(of: own))
    if direction == 0 { return 0 }
    gatherMovers(direction, &program, &tableau)
    while let position = cheapest(levelCount: program.levelCount) {
      let mover = movers[position]
      guard pays(mover, direction, &program, &tableau),
        effort.spend(program.columnCount + program.levelCount)
      else { return 0 }
      switch move(mover, direction, &program, &tableau, &effort) {
      case .more:
        // Only this column has moved now.
        let moved = self.mover(mover.column, mover.direction, mover.rate, &program, &tableau)
        movers[position] = moved
        price(moved, at: position, levelCount: program.levelCount)
      case .pivoted: return 1
      case .unbounded: return 0
      }
    }
    return 0
  }

  /// Finds the columns that move the row in a given direction.
  private mutating func gatherMovers(
    _ direction: Double, _ program: inout PiecewiseLinearProgram, _ tableau: inout Tableau
  ) {
    movers.removeAll()
    let line = tableau.row(row)
    for column in 0..<program.columnCount where line[column] != 0 {
      let rate = line[column]
      movers.append(mover(column, rate > 0 ? direction : -direction, abs(rate), &program, &tableau))
    }
    prices.resize(to: movers.count * program.levelCount)
    for position in 0..<movers.count {
      price(movers[position], at: position, levelCount: program.levelCount)
    }
  }

  /// Returns the current cost of moving a column.
  private func mover(
    _ column: Int, _ direction: Double, _ rate: Double, _ program: inout PiecewiseLinearProgram,
    _ tableau: inout Tableau
  ) -> Mover {
    let variable = Int(tableau.nonbasic[column])
    let state = tableau.states[variable]
    let piece = direction > 0 && state.status == .atBreakpoint ? state.piece + 1 : state.piece
    return Mover(
      column: column, direction: direction, slopes: program.slopes(of: variable, piece: piece),
      rate: rate)
  }

  /// Records the cost of a mover.
  private func price(_ mover: Mover, at position: Int, levelCount: Int) {
    let prices = prices.span.part(from: position * levelCount, count: levelCount)
    for level in 0..<levelCount {
      prices[level] = mover.direction * mover.slopes[level] / mover.rate
    }
  }

  /// Returns the index of the column that moves the row at the lowest cost; the first among equals.
  private func cheapest(levelCount: Int) -> Int? {
    if movers.count == 0 { return nil }
    let prices = prices.span
    var best = 0
    for offset in stride(from: levelCount, to: prices.count, by: max(1, levelCount)) {
      var level = 0
      while level < levelCount {
        let price = prices[offset &+ level]
        let least = prices[best &+ level]
        // Most prices that are nearly equal are equal.
        if price != least, abs(price - least) > 1e-11 * (abs(price) + abs(least)) {
          best = price < least ? offset : best
          break
        }
        level &+= 1
      }
    }
    return best / max(1, levelCount)
  }

  /// Returns whether a further move of the row pays off.
  private func pays(
    _ mover: Mover, _ direction: Double, _ program: inout PiecewiseLinearProgram,
    _ tableau: inout Tableau
  ) -> Bool {
    let own = program.slopes(of: variable, piece: tableau.states[variable].piece)
    for level in 0..<program.levelCount {
      let cost = mover.direction * mover.slopes[level]
      let gain = direction * own[level] * mover.rate
      let sum = cost + gain
      if abs(sum) > 1e-11 * (abs(cost) + abs(gain)) { return sum < 0 }
    }
    return false
  }

  /// The outcome of a step.
  private enum Step {
    /// The step ended at a breakpoint of the mover: there may be more to do.
    case more
    /// The step ended at a breakpoint of the row: the optimum.
    case pivoted
    /// The step is unbounded. Costs are bounded from below, so only rounding can make an unbounded
    /// step pay off.
    case unbounded
  }

  /// Moves the row up to the mover's next breakpoint, or to one of its own beyond which a move does
  /// not pay off.
  private func move(
    _ mover: Mover, _ direction: Double, _ program: inout PiecewiseLinearProgram,
    _ tableau: inout Tableau, _ effort: inout Effort
  ) -> Step {
    let entering = Int(tableau.nonbasic[mover.column])
    if tableau.states[entering].status == .atBreakpoint {
      if mover.direction > 0 { tableau.states[entering].piece += 1 }
      tableau.states[entering].status = .superbasic
    }
    while true {
      let (breakpoint, length) = program.nextBreakpoint(
        of: entering, tableau.states[entering], mover.direction)
      let (rowBreakpoint, rowLength) = program.nextBreakpoint(
        of: variable, tableau.states[variable], direction)
      let reach = max(0, min(length, rowLength / mover.rate))
      if reach == .infinity { return .unbounded }
      tableau.states[entering].value += mover.direction * reach
      tableau.states[variable].value += direction * mover.rate * reach
      if length <= reach {
        tableau.put(entering, at: breakpoint, &program)
        return .more
      }
      tableau.states[variable].piece += direction > 0 ? 1 : -1
      if !pays(mover, direction, &program, &tableau) {
        tableau.pivot(row, mover.column, &effort)
        tableau.put(variable, at: rowBreakpoint, &program)
        return .pivoted
      }
    }
  }
}
