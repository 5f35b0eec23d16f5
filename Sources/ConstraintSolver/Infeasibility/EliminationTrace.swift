/// A repetition of the elimination, without the numbers that depend on constants: how each variable
/// was expressed by others.
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
  private var terms = Buffer<SummedTerm>()

  /// Repeats the elimination, and returns whether the result is the same.
  mutating func run(_ problem: Problem, _ pivots: borrowing Buffer<Pivot>) -> Bool {
    steps.removeAll()
    stepOfVariable.fill(problem.variableCount, with: .none)
    for position in 0..<pivots.count {
      let pivot = pivots[position]
      guard let constraint = pivot.constraint.index else { return false }
      reduce(problem.row(constraint), problem, before: position)
      var own = 0.0
      var (parent, coefficient) = (OptionalIndex.none, 0.0)
      for index in 0..<terms.count {
        let term = terms[index]
        if abs(term.coefficient) <= 1e-12 * term.magnitude { continue }
        if term.root == pivot.variable {
          own = term.coefficient
        } else if parent.isNone {
          (parent, coefficient) = (OptionalIndex(term.root), term.coefficient)
        } else {
          return false
        }
      }
      if own == 0 { return false }
      stepOfVariable[pivot.variable] = OptionalIndex(Int32(position))
      steps.append(Step(parent: parent, scale: -coefficient / own, coefficient: own))
    }
    return true
  }

  /// Expresses a row in the variables that were not expressed before a step, and leaves them in
  /// `terms`.
  private mutating func reduce(
    _ row: ConstraintRow, _ problem: Problem, before position: Int
  ) {
    terms.removeAll()
    for term in problem.terms(of: row) {
      var factor = term.coefficient
      var variable = OptionalIndex(term.variable.index)
      while let earlier = step(of: variable, before: position) {
        factor *= steps[earlier].scale
        variable = steps[earlier].parent
      }
      if let variable = variable.index { terms.add(factor, to: variable) }
    }
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
