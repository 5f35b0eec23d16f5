/// The steps of an elimination, without the numbers that depend on constants: how each variable was
/// expressed by others.
struct EliminationTrace: ~Copyable {
  /// A step: the variable of a pivot became `scale · parent` and a constant, or only the constant.
  struct Step: BitwiseCopyable {
    var parent: OptionalIndex
    var scale: Double
    /// The coefficient of the variable in the constraint.
    var coefficient: Double
  }

  /// The steps, pivot by pivot.
  private(set) var steps = Buffer<Step>()
  /// The step by which each variable was expressed.
  private var stepOfVariable = Buffer<OptionalIndex>()

  /// Reads the steps, and returns whether all follow from constraints.
  mutating func run(_ problem: Problem, _ pivots: borrowing Buffer<Pivot>) -> Bool {
    steps.removeAll()
    stepOfVariable.fill(problem.variableCount, with: .none)
    for position in 0..<pivots.count {
      let pivot = pivots[position]
      if pivot.constraint.isNone || pivot.coefficient == 0 { return false }
      stepOfVariable[pivot.variable] = OptionalIndex(Int32(position))
      steps.append(
        Step(
          parent: pivot.parent, scale: -pivot.parentCoefficient / pivot.coefficient,
          coefficient: pivot.coefficient))
    }
    return true
  }

  /// Returns the step that expressed a variable, if there was one before `position`.
  @inline(__always)
  func step(of variable: OptionalIndex, before position: Int) -> Int? {
    guard let variable = variable.index, let step = stepOfVariable[variable].index else {
      return nil
    }
    return step < position ? Int(step) : nil
  }
}
