/// A solution as a function of the parameters, with the conditions under which it holds.
///
/// Another size is then an evaluation; the system has to be solved again only where a guard fails.
/// A `Replayer` keeps the plans of a system and does both.
public struct ReplayPlan: Sendable {
  /// The parameters at which the system was solved.
  public let parameters: Parameters
  private let table: ReplayTable

  init(parameters: Parameters, table: ReplayTable) {
    self.parameters = parameters
    self.table = table
  }

  /// The plan's numbers, which are there as long as the plan is.
  var solution: ParametricSolution { table.solution }

  /// How many variables there are.
  public var variableCount: Int { solution.values.count }

  /// The parameters, 0 to 6, on which a value or guard may depend.
  public var usedParameters: [Int] { solution.parameters }

  /// The value of each variable as an affine form of the parameters.
  public var forms: [AffineForm] { solution.forms }

  /// The conditions: where one of these forms is negative, the plan does not hold.
  ///
  /// Of those that depend on the same parameter alone, there are the two that matter.
  public var guards: [AffineForm] { solution.guards }

  /// Whether the plan holds at other parameters.
  ///
  /// Parameters that nothing depends on are not looked at.
  public func holds(at other: Parameters) -> Bool {
    other.withLanes { solution.holds(at: $0) }
  }

  /// Whether the plan holds at other parameters and all around them.
  ///
  /// What is free, by `Solution.freedom`, is the same wherever a plan holds all around; at its borders
  /// inequalities touch, and what is free elsewhere may be held.
  public func holdsAround(_ other: Parameters) -> Bool {
    other.withLanes { solution.holdsAround($0) }
  }

  /// The values at other parameters, or `nil` if the system has to be solved again there.
  public func evaluate(at other: Parameters) -> [Double]? {
    var values = [Double](repeating: 0, count: variableCount)
    return evaluate(at: other, into: &values) ? values : nil
  }

  /// Writes the values at other parameters into `values`, which must have an element for each
  /// variable; returns false, with `values` left alone, if the system has to be solved again.
  public func evaluate(at other: Parameters, into values: inout [Double]) -> Bool {
    precondition(values.count == variableCount, "there must be an element for each variable")
    let solution = solution
    return other.withLanes { lanes in
      if !solution.holds(at: lanes) { return false }
      return values.withUnsafeMutableBufferPointer { buffer in
        let target = UncheckedSpan(buffer)
        target.copy(solution.values)
        return solution.write(at: lanes, to: target)
      }
    }
  }
}
