/// A linear program whose objective is a sum of convex piecewise-linear functions, one for each
/// variable, at strictly ordered levels.
///
/// The variables are the structural ones, or columns, followed by the logical ones, or rows, each
/// of which is a linear combination of columns. A variable's cost has *breakpoints* and linear
/// *pieces* between them; with it a constraint, whose cost is its error, is only a breakpoint, and
/// a program requires no rows for bounds and no split of variables into positive and negative
/// parts. Required constraints are the first level.
///
/// R. Fourer, "A simplex algorithm for piecewise-linear programming", parts I–III, Mathematical
/// Programming 33 (1985), 41 (1988), 53 (1992).
struct PiecewiseLinearProgram: ~Copyable {
  private(set) var columnCount = 0
  private(set) var rowCount = 0
  /// The number of levels that have breakpoints.
  private(set) var levelCount = 0
  /// The breakpoints of all variables, one variable after another.
  private(set) var breakpoints = Buffer<Breakpoint>()
  /// The index of the first breakpoint of each variable, followed by the end index.
  private(set) var breakpointStarts = Buffer<Int32>()
  /// The coefficients of all rows, one row after another.
  private(set) var entries = Buffer<MatrixEntry>()
  /// The index of the first coefficient of each row, followed by the end index.
  private(set) var entryStarts = Buffer<Int32>()
  /// The slopes of every piece of every variable, `levelCount` of them.
  private var slopes = Buffer<Double>()
  /// The level of each rank that has breakpoints.
  private var levelOfRank = Buffer<OptionalIndex>()

  /// The number of variables, structural and logical.
  var variableCount: Int { columnCount + rowCount }

  /// Whether the first level is the required one.
  var hasRequired: Bool {
    mutating get { breakpoints.count > 0 && !levelOfRank[0].isNone }
  }
}

// Building a program: columns with their breakpoints, then rows with their coefficients and
// breakpoints.
extension PiecewiseLinearProgram {
  /// Begins a program with a number of columns, without any row.
  mutating func begin(columns: Int) {
    columnCount = columns
    rowCount = 0
    breakpoints.removeAll()
    breakpointStarts.removeAll()
    breakpointStarts.append(0)
    entries.removeAll()
    entryStarts.removeAll()
    entryStarts.append(0)
  }

  /// Begins a row; its coefficients and breakpoints follow, then `endVariable`.
  mutating func beginRow() {
    rowCount += 1
  }

  /// Adds a coefficient to the row being built.
  @inline(__always)
  mutating func add(_ entry: MatrixEntry) {
    entries.append(entry)
  }

  /// Adds a breakpoint to the variable being built.
  mutating func add(_ breakpoint: Breakpoint) {
    breakpoints.append(breakpoint)
  }

  /// Ends the column being built.
  mutating func endColumn() {
    breakpointStarts.append(Int32(breakpoints.count))
  }

  /// Ends the row being built.
  mutating func endRow() {
    breakpointStarts.append(Int32(breakpoints.count))
    entryStarts.append(Int32(entries.count))
  }

  /// Replaces the ranks in the breakpoints by consecutive levels.
  mutating func numberLevels() {
    var highest: Int32 = 0
    for index in 0..<breakpoints.count { highest = max(highest, breakpoints[index].level) }
    levelOfRank.fill(Int(highest) + 1, with: .none)
    for index in 0..<breakpoints.count { levelOfRank[breakpoints[index].level] = OptionalIndex(0) }
    levelCount = 0
    for rank in 0...Int(highest) where !levelOfRank[rank].isNone {
      levelOfRank[rank] = OptionalIndex(Int32(levelCount))
      levelCount += 1
    }
    for index in 0..<breakpoints.count {
      breakpoints[index].level = levelOfRank[breakpoints[index].level].unwrapped
    }
  }

  /// Sorts the breakpoints of every variable, and computes the slopes between them.
  mutating func computeSlopes() {
    slopes.fill((breakpoints.count + variableCount) * levelCount, with: 0)
    let breakpoints = breakpoints.span
    let slopes = slopes.span
    var first = 0
    for variable in 0..<variableCount {
      let end = Int(breakpointStarts[variable + 1])
      let offset = (first &+ variable) &* levelCount
      if end &- first == 1 {
        let own = breakpoints[first]
        let before = own.relation == .lessOrEqual ? 0 : -own.weight
        let change = own.relation == .equal ? 2 * own.weight : own.weight
        slopes[offset &+ Int(own.level)] = before
        slopes[offset &+ levelCount &+ Int(own.level)] = before + change
      } else if end > first {
        let count = end - first
        computeSlopes(
          around: breakpoints.part(from: first, count: count),
          slopes.part(from: offset, count: (count + 1) * levelCount))
      }
      first = end
    }
  }

  /// Sorts the breakpoints of a variable with several breakpoints, and computes the slopes between
  /// them, piece by piece.
  private func computeSlopes(
    around own: UncheckedSpan<Breakpoint>, _ pieces: UncheckedSpan<Double>
  ) {
    let count = own.count
    sort(own)
    let levelCount = levelCount
    for index in 0..<count where own[index].relation != .lessOrEqual {
      pieces[own[index].level] -= own[index].weight
    }
    var piece = 0
    for index in 0..<count {
      let next = piece &+ levelCount
      for level in 0..<levelCount { pieces[next &+ level] = pieces[piece &+ level] }
      piece = next
      let offset = piece &+ Int(own[index].level)
      let weight = own[index].weight
      let slope = pieces[offset] + (own[index].relation == .equal ? 2 * weight : weight)
      pieces[offset] = slope
      if slope != 0, abs(slope) < weight {
        // The rounding residue of cancelling weights would look like a slope.
        var magnitude = 0.0
        for other in 0..<count where own[other].level == own[index].level {
          magnitude += own[other].weight
        }
        if abs(slope) <= 1e-12 * magnitude { pieces[offset] = 0 }
      }
    }
  }

  /// Sorts the breakpoints of one variable, which are few.
  private func sort(_ own: UncheckedSpan<Breakpoint>) {
    if own.count > 16 {
      own.sort { $0.precedes($1) }
      return
    }
    for index in 1..<own.count {
      let breakpoint = own[index]
      var offset = index
      while offset > 0, breakpoint.precedes(own[offset - 1]) {
        own[offset] = own[offset - 1]
        offset -= 1
      }
      own[offset] = breakpoint
    }
  }
}

// Reading a program.
extension PiecewiseLinearProgram {
  /// Returns the number of breakpoints of a variable.
  @inline(__always)
  mutating func breakpointCount(of variable: Int) -> Int32 {
    breakpointStarts[variable + 1] - breakpointStarts[variable]
  }

  /// Returns a breakpoint of a variable.
  @inline(__always)
  mutating func breakpoint(_ index: Int32, of variable: Int) -> Breakpoint {
    breakpoints[breakpointStarts[variable] + index]
  }

  /// Returns the slopes of a piece, level by level.
  @inline(__always)
  mutating func slopes(of variable: Int, piece: Int32) -> UncheckedSpan<Double> {
    let index = Int(breakpointStarts[variable]) + variable + Int(piece)
    return slopes.span.part(from: index * levelCount, count: levelCount)
  }

  /// Returns the sign of a slope: that of the first level at which it is not zero.
  @inline(__always)
  mutating func sign(of slopes: UncheckedSpan<Double>) -> Int {
    for level in 0..<levelCount {
      if slopes[level] < 0 { return -1 }
      if slopes[level] > 0 { return 1 }
    }
    return 0
  }

  /// Returns the state of a nonbasic variable at the minimum of its own cost, nearest to zero among
  /// equals.
  mutating func minimum(of variable: Int) -> VariableState {
    let first = Int(breakpointStarts[variable])
    let count = Int(breakpointStarts[variable + 1]) - first
    if count == 0 { return VariableState(value: 0, magnitude: 0, piece: 0, status: .superbasic) }
    let levelCount = levelCount
    let slopes = slopes.span.part(
      from: (first + variable) * levelCount, count: (Int(count) + 1) * levelCount)
    var piece: Int32 = 0
    var sign = 0
    while true {
      // The first level at which the piece is not flat; next to a single breakpoint, it is that of
      // the breakpoint.
      let start = Int(piece) &* levelCount
      let end = start &+ levelCount
      var level = count == 1 ? start &+ Int(breakpoints[first].level) : start
      while level < end, !(slopes[level] < 0), !(slopes[level] > 0) { level &+= 1 }
      sign = level == end ? 0 : slopes[level] < 0 ? -1 : 1
      if piece == count || sign >= 0 { break }
      piece += 1
    }
    // The first piece that does not fall. It is flat, or the minimum is at its left end.
    if sign != 0 { return at(piece - 1) }
    let left = piece == 0 ? -Double.infinity : breakpoints[first + Int(piece) - 1].position
    let right = piece == count ? Double.infinity : breakpoints[first + Int(piece)].position
    if left > 0 { return at(piece - 1) }
    if right < 0 { return at(piece) }
    return VariableState(value: 0, magnitude: 0, piece: piece, status: .superbasic)

    func at(_ breakpoint: Int32) -> VariableState {
      let position = breakpoints[first + Int(breakpoint)].position
      return VariableState(
        value: position, magnitude: abs(position), piece: breakpoint, status: .atBreakpoint)
    }
  }

  /// Returns the piece that contains a value known up to `tolerance`; at a breakpoint, the first
  /// piece there that does not fall.
  mutating func piece(of variable: Int, at value: Double, tolerance: Double) -> Int32 {
    let first = Int(breakpointStarts[variable])
    let count = Int(breakpointStarts[variable + 1]) - first
    var piece: Int32 = 0
    while piece < count {
      let position = breakpoints[first + Int(piece)].position
      let distance = value - position
      let slack = tolerance + 1e-9 * abs(position)
      guard
        distance > slack
          || (distance >= -slack && sign(of: slopes(of: variable, piece: piece)) < 0)
      else {
        break
      }
      piece += 1
    }
    return piece
  }

  /// Returns whether a variable with the given state satisfies its required constraints.
  mutating func satisfiesRequired(for variable: Int, _ state: VariableState) -> Bool {
    for index in breakpointStarts[variable]..<breakpointStarts[variable + 1]
    where breakpoints[index].level == 0 {
      let breakpoint = breakpoints[index]
      let tolerance = 1e-9 * (abs(state.value) + abs(breakpoint.position) + state.magnitude)
      if breakpoint.relation.error(of: state.value - breakpoint.position) > tolerance {
        return false
      }
    }
    return true
  }
}
