/// Values as functions of parameters, in memory that a `ReplayTable` owns, with the critical region
/// in which they are valid.
///
/// Most values depend on no parameter, most others on one, and most conditions are a range of one
/// parameter; each of these is stored separately, so that a change of parameters accesses only the
/// values that move. All numbers are relative to the parameters at which the system was solved: a
/// change is the distance of a parameter from its value there. Other parameters are given as the
/// lanes of `Parameters`.
struct ParametricSolution: BitwiseCopyable, @unchecked Sendable {
  /// A value that moves with one parameter.
  struct Move: BitwiseCopyable {
    /// The rate of growth with the parameter.
    var slope: Double
    /// The variable.
    var variable: Int
  }

  /// The numbers that depend on one parameter alone.
  struct Column: BitwiseCopyable {
    /// The lane of the parameter in `Parameters`.
    var lane: Int
    /// The parameter's value at which the system was solved.
    var own: Double
    /// The minimum change in the critical region.
    var least: Double
    /// The maximum change in the critical region.
    var greatest: Double
    /// The values that move with the parameter.
    var moves: UncheckedSpan<Move>

    /// Returns the distance of the parameter from its value at which the system was solved.
    @inline(__always)
    func change(to lanes: UncheckedSpan<Double>) -> Double { lanes[lane] - own }

    /// Returns whether a change is in the critical region, which requires that it is finite.
    @inline(__always)
    func allows(_ change: Double) -> Bool { least <= change && change <= greatest }

    /// Writes the values that move.
    @inline(__always)
    func write(
      _ change: Double, _ values: UncheckedSpan<Double>, to target: UncheckedSpan<Double>
    ) {
      for move in moves { target[move.variable] = values[move.variable] + move.slope * change }
    }
  }

  /// The numbers of a solution.
  struct Parts: BitwiseCopyable {
    /// The number of parameters that have an effect.
    var parameterCount: Int
    /// Whether it contains more than values and two columns.
    var isGeneral: Bool
    /// The values at the parameters at which the system was solved.
    var values: UncheckedSpan<Double>
    /// The conditions on several parameters: for each its value, followed by its slopes.
    var mixedGuards: UncheckedSpan<Double>
    /// The variables that depend on several parameters.
    var mixedVariables: UncheckedSpan<Int>
    /// The slopes of these variables, contiguous for each variable.
    var mixedSlopes: UncheckedSpan<Double>
  }

  /// The columns of the parameters; at least two, of which unused ones never change.
  private let columns: UncheckedSpan<Column>
  /// A single element; a solution is thus only two addresses, which are cheap to copy.
  private let parts: UncheckedSpan<Parts>

  private var parameterCount: Int { parts[0].parameterCount }
  private var mixedGuards: UncheckedSpan<Double> { parts[0].mixedGuards }
  private var mixedVariables: UncheckedSpan<Int> { parts[0].mixedVariables }
  private var mixedSlopes: UncheckedSpan<Double> { parts[0].mixedSlopes }

  /// The values at the parameters at which the system was solved.
  var values: UncheckedSpan<Double> { parts[0].values }

  /// Copies the data collected for a plan.
  init(
    values: UncheckedSpan<Double>, _ builder: inout PlanBuilder, parameters base: Parameters,
    _ memory: inout Allocation
  ) {
    let count = builder.lanes.count
    let mixedGuards = builder.guardKinds.several
    let mixedVariables = builder.variableKinds.several
    // In the order of use: the moving values are read right after their columns.
    parts = memory.allocate(1)
    columns = memory.allocate(max(2, count))
    let moves: UncheckedSpan<Move> = memory.allocate(builder.variableKinds.one)
    parts[0] = Parts(
      parameterCount: count, isGeneral: count > 2 || mixedGuards > 0 || mixedVariables > 0,
      values: memory.allocate(values.count),
      mixedGuards: memory.allocate(mixedGuards * (1 + count)),
      mixedVariables: memory.allocate(mixedVariables),
      mixedSlopes: memory.allocate(mixedVariables * count))
    self.values.copy(values)
    let reach = builder.isStill ? 0 : Double.greatestFiniteMagnitude
    var firstMove = 0
    for index in 0..<columns.count {
      let isUsed = index < count
      let lane = isUsed ? Int(builder.lanes[index]) : 0
      let moveCount = isUsed ? builder.moveCount(ofParameter: index) : 0
      columns[index] = Column(
        lane: lane, own: base.lanes[lane], least: -reach, greatest: reach,
        moves: moves.part(from: firstMove, count: moveCount))
      firstMove += moveCount
    }
    writeGuards(&builder)
    writeMoves(&builder)
  }

  /// Returns the number of bytes for a solution with a number of values.
  static func byteCount(values: Int, _ builder: inout PlanBuilder) -> Int {
    let parameters = builder.lanes.count
    let mixed = builder.guardKinds.several + builder.variableKinds.several
    return MemoryLayout<Parts>.stride + max(2, parameters) * MemoryLayout<Column>.stride
      + builder.variableKinds.one * MemoryLayout<Move>.stride
      + (values + mixed * (1 + parameters)) * MemoryLayout<Double>.stride
  }

  private func writeGuards(_ builder: inout PlanBuilder) {
    var next = 0
    for index in 0..<builder.guards.count {
      let value = builder.guards[index]
      let mask = builder.guardKinds.masks[index]
      if mask == 0 { continue }
      if mask & (mask &- 1) == 0 {
        let column = mask.trailingZeroBitCount
        let slope = builder.change(ofGuard: index, column)
        let limit = -value / slope
        if limit.isNaN {
          // If a number is not finite, the solution is not known to be valid anywhere else.
          columns[column].least = 0
          columns[column].greatest = 0
        } else if slope > 0 {
          columns[column].least = max(columns[column].least, limit)
        } else {
          columns[column].greatest = min(columns[column].greatest, limit)
        }
      } else {
        mixedGuards[next] = value
        for parameter in 0..<parameterCount {
          mixedGuards[next + 1 + parameter] = builder.change(ofGuard: index, parameter)
        }
        next += 1 + parameterCount
      }
    }
  }

  private func writeMoves(_ builder: inout PlanBuilder) {
    for parameter in 0..<parameterCount {
      let moves = columns[parameter].moves
      builder.collectVariables(movingWith: parameter)
      let variables = builder.variables.span
      for index in 0..<moves.count {
        let variable = Int(variables[index])
        moves[index] = Move(
          slope: builder.change(ofVariable: variable, parameter), variable: variable)
      }
    }
    if mixedVariables.count == 0 { return }
    let masks = builder.variableKinds.masks.span
    var next = 0
    for variable in 0..<masks.count where masks[variable] & (masks[variable] &- 1) != 0 {
      mixedVariables[next] = variable
      for parameter in 0..<parameterCount {
        mixedSlopes[next * parameterCount + parameter] = builder.change(
          ofVariable: variable, parameter)
      }
      next += 1
    }
  }
}

extension ParametricSolution {
  /// Returns whether other parameters are in the critical region.
  func holds(at lanes: UncheckedSpan<Double>) -> Bool {
    for index in 0..<columns.count where !columns[index].allows(columns[index].change(to: lanes)) {
      return false
    }
    let stride = 1 + parameterCount
    for first in Swift.stride(from: 0, to: mixedGuards.count, by: stride) {
      let slopes = mixedGuards.part(from: first + 1, count: parameterCount)
      if !(mixedGuards[first] + total(slopes, lanes) >= 0) { return false }
    }
    return true
  }

  /// Returns whether other parameters are inside the critical region, by more than rounding errors.
  func holdsAround(_ lanes: UncheckedSpan<Double>) -> Bool {
    let margin = 1e-6
    for index in 0..<columns.count {
      let change = columns[index].change(to: lanes)
      if !columns[index].allows(change - margin) || !columns[index].allows(change + margin) {
        return false
      }
    }
    let stride = 1 + parameterCount
    for first in Swift.stride(from: 0, to: mixedGuards.count, by: stride) {
      let slopes = mixedGuards.part(from: first + 1, count: parameterCount)
      if !(mixedGuards[first] + total(slopes, lanes) > margin) { return false }
    }
    return true
  }

  /// Writes the values that move, if other parameters are in the critical region; the rest of
  /// `target` must have the values at which the system was solved.
  @inline(__always)
  func write(at lanes: UncheckedSpan<Double>, to target: UncheckedSpan<Double>) -> Bool {
    let first = columns[0].change(to: lanes)
    let second = columns[1].change(to: lanes)
    if !columns[0].allows(first) || !columns[1].allows(second) { return false }
    if parts[0].isGeneral { return writeGeneral(at: lanes, to: target) }
    let values = values
    columns[0].write(first, values, to: target)
    columns[1].write(second, values, to: target)
    return true
  }

  @inline(never)
  private func writeGeneral(
    at lanes: UncheckedSpan<Double>, to target: UncheckedSpan<Double>
  ) -> Bool {
    if !holds(at: lanes) { return false }
    for index in 0..<parameterCount {
      columns[index].write(columns[index].change(to: lanes), values, to: target)
    }
    for index in 0..<mixedVariables.count {
      let variable = mixedVariables[index]
      let slopes = mixedSlopes.part(from: index * parameterCount, count: parameterCount)
      target[variable] = values[variable] + total(slopes, lanes)
    }
    return true
  }

  /// Returns the sum of slopes times changes.
  private func total(_ slopes: UncheckedSpan<Double>, _ lanes: UncheckedSpan<Double>) -> Double {
    var sum = 0.0
    for index in 0..<parameterCount { sum += slopes[index] * columns[index].change(to: lanes) }
    return sum
  }
}

// The contents of a plan for readers.
extension ParametricSolution {
  /// The parameters that have an effect, 0 to 6.
  var parameters: [Int] { (0..<parameterCount).map { columns[$0].lane - 1 } }

  /// The values as affine forms of the parameters.
  var forms: [AffineForm] {
    var forms = (0..<values.count).map { AffineForm(values[$0]) }
    for parameter in 0..<parameterCount {
      let moves = columns[parameter].moves
      for index in 0..<moves.count {
        add(moves[index].slope, parameter, to: &forms[moves[index].variable])
      }
    }
    for index in 0..<mixedVariables.count {
      for parameter in 0..<parameterCount {
        add(
          mixedSlopes[index * parameterCount + parameter], parameter,
          to: &forms[mixedVariables[index]])
      }
    }
    return forms
  }

  /// The critical region: the values are not valid where one of these forms is negative.
  var guards: [AffineForm] {
    var forms: [AffineForm] = []
    for parameter in 0..<parameterCount {
      let column = columns[parameter]
      for (limit, sign) in [(column.least, 1.0), (column.greatest, -1.0)]
      where abs(limit) < .greatestFiniteMagnitude {
        var form = AffineForm(-sign * limit)
        add(sign, parameter, to: &form)
        forms.append(form)
      }
    }
    for first in stride(from: 0, to: mixedGuards.count, by: 1 + parameterCount) {
      var form = AffineForm(mixedGuards[first])
      for parameter in 0..<parameterCount {
        add(mixedGuards[first + 1 + parameter], parameter, to: &form)
      }
      forms.append(form)
    }
    return forms
  }

  /// Adds a term that grows with a parameter, and is zero at the parameters at which the system was
  /// solved.
  private func add(_ slope: Double, _ parameter: Int, to form: inout AffineForm) {
    form.lanes[columns[parameter].lane] += slope
    form.constant -= slope * columns[parameter].own
  }
}
