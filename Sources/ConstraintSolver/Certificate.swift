/// A proof that required constraints cannot all hold, in the way of Farkas: a sum of multiples of them
/// in which every variable cancels, and that says of a number that it is what it is not.
///
/// What the simplex or a bound says is in terms of roots. Going back through the elimination gives the
/// equalities by which variables became roots, with their factors.
struct Certificate: ~Copyable {
  /// A constraint and how often it is counted.
  struct Member: BitwiseCopyable {
    var constraint: Int32
    var factor: Double
  }

  /// One step of the elimination: `pivot` became `scale · parent` and a constant.
  struct Step: BitwiseCopyable {
    var parent: Int32
    var scale: Double
    /// The factor of the pivot in the constraint.
    var coefficient: Double
    /// How often the step is counted, and of what size the numbers were that made this up.
    var factor = 0.0
    var gross = 0.0
  }

  /// The constraints that contradict each other, apart from the equalities behind them.
  var members = Buffer<Member>()
  /// All constraints that have a part in the proof last looked into.
  private(set) var support = Buffer<Int32>()
  private var steps = Buffer<Step>()
  /// The step by which each variable was expressed, or -1.
  private var stepOfVariable = Buffer<Int32>()
  /// How often each variable is counted so far, and of what size the numbers were.
  private var weights = Buffer<Double>()
  private var sizes = Buffer<Double>()
  /// The same once what was expressed by others is counted there.
  private var carried = Buffer<Double>()
  private var carriedSizes = Buffer<Double>()
  private var parts = Buffer<Part>()

  /// The newest of all constraints that have a part in the proof, or `nil` if rounding leaves any
  /// doubt of it; `events` is the elimination, step by step.
  mutating func newest(_ problem: Problem, _ events: borrowing Buffer<Event>) -> Int32? {
    support.count = 0
    if members.count == 0 || !retrace(problem, events) { return nil }
    weights.fill(problem.variableCount, with: 0)
    sizes.fill(problem.variableCount, with: 0)
    var newest: Int32 = -1
    var sum = 0.0
    var size = 0.0
    for position in 0..<members.count {
      let member = members[position]
      let row = problem.row(member.constraint)
      if row.relation == .greaterOrEqual && member.factor > 0 { return nil }
      if row.relation == .lessOrEqual && member.factor < 0 { return nil }
      add(row, times: member.factor, problem, &sum, &size)
      support.append(member.constraint)
      newest = max(newest, member.constraint)
    }
    carry(events)
    for position in stride(from: events.count - 1, through: 0, by: -1) {
      let step = steps[position]
      if abs(step.factor) <= 1e-10 * step.gross { continue }
      let event = events[position]
      let row = problem.row(event.constraint)
      let factor = -step.factor / step.coefficient
      add(row, times: factor, problem, &sum, &size)
      support.append(event.constraint)
      newest = max(newest, event.constraint)
      // What expressed the variables of this constraint is counted too often now.
      for index in row.firstTerm..<(row.firstTerm + row.termCount) {
        let term = problem.term(index)
        var factor = factor * term.coefficient
        var variable = term.variable.index
        while let earlier = stepIndex(of: variable, before: position) {
          steps.base[earlier].factor += factor
          steps.base[earlier].gross += abs(factor)
          factor *= steps[earlier].scale
          variable = steps[earlier].parent
        }
      }
    }
    return sum > 1e-8 * size && cancels(problem) ? newest : nil
  }

  /// Finds out how often each step has to be counted for its pivot to cancel.
  private mutating func carry(_ events: borrowing Buffer<Event>) {
    carried.copy(weights)
    carriedSizes.copy(sizes)
    for position in 0..<events.count {
      let pivot = Int(events[position].pivot)
      steps.base[position].factor = carried[pivot]
      steps.base[position].gross = carriedSizes[pivot]
      let step = steps[position]
      if step.parent < 0 || carriedSizes[pivot] == 0 { continue }
      carried.base[Int(step.parent)] += step.scale * carried[pivot]
      carriedSizes.base[Int(step.parent)] += abs(step.scale) * carriedSizes[pivot]
    }
  }

  /// Adds a multiple of a constraint.
  private mutating func add(
    _ row: ConstraintRow, times factor: Double, _ problem: Problem, _ sum: inout Double,
    _ size: inout Double
  ) {
    sum += factor * row.constant
    size += abs(factor * row.constant)
    for index in row.firstTerm..<(row.firstTerm + row.termCount) {
      let term = problem.term(index)
      weights.base[Int(term.variable.index)] += factor * term.coefficient
      sizes.base[Int(term.variable.index)] += abs(factor * term.coefficient)
    }
  }

  /// Repeats the elimination, without numbers that depend on the constants; whether it comes to the
  /// same.
  private mutating func retrace(_ problem: Problem, _ events: borrowing Buffer<Event>) -> Bool {
    steps.count = 0
    stepOfVariable.fill(problem.variableCount, with: -1)
    for position in 0..<events.count {
      let event = events[position]
      let row = problem.row(event.constraint)
      parts.count = 0
      for index in row.firstTerm..<(row.firstTerm + row.termCount) {
        let term = problem.term(index)
        var factor = term.coefficient
        var variable = term.variable.index
        while let earlier = stepIndex(of: variable, before: position) {
          factor *= steps[earlier].scale
          variable = steps[earlier].parent
        }
        if variable >= 0 { parts.add(factor, to: variable) }
      }
      var own = 0.0
      var other = Part(coefficient: 0, gross: 0, root: -1)
      for index in 0..<parts.count {
        let part = parts[index]
        if abs(part.coefficient) <= 1e-12 * part.gross { continue }
        if part.root == event.pivot {
          own = part.coefficient
        } else if other.root < 0 {
          other = part
        } else {
          return false
        }
      }
      if own == 0 { return false }
      stepOfVariable[event.pivot] = Int32(position)
      steps.append(
        Step(parent: other.root, scale: -other.coefficient / own, coefficient: own))
    }
    return true
  }

  /// The step that expressed a variable, if there was one before `position`.
  @inline(__always)
  private mutating func stepIndex(of variable: Int32, before position: Int) -> Int? {
    if variable < 0 { return nil }
    let step = Int(stepOfVariable[variable])
    return step >= 0 && step < position ? step : nil
  }

  /// Whether nothing is left of any variable.
  private mutating func cancels(_ problem: Problem) -> Bool {
    for variable in 0..<problem.variableCount
    where abs(weights[variable]) > 1e-9 * sizes[variable] { return false }
    return true
  }
}
