/// A solution as a function of the parameters, with the conditions under which it is valid.
///
/// Values for another size are then an evaluation; the system is solved again only if a guard
/// fails. A `Replayer` stores the plans of a system and does both.
public struct ReplayPlan: Sendable {
  /// The parameters at which the system was solved.
  public let parameters: Parameters
  private let table: ReplayTable

  init(parameters: Parameters, table: ReplayTable) {
    self.parameters = parameters
    self.table = table
  }

  /// The numbers of the plan, which are valid during the lifetime of the plan.
  var solution: ParametricSolution { table.solution }

  /// The number of variables.
  public var variableCount: Int { solution.values.count }

  /// The parameters, 0 to 6, on which a value or guard may depend.
  public var usedParameters: [Int] { solution.parameters }

  /// The value of each variable as an affine form of the parameters.
  public var forms: [AffineForm] { solution.forms }

  /// The conditions: the plan is not valid where one of these forms is negative.
  ///
  /// Of conditions on a single parameter, only the two that are binding are included.
  public var guards: [AffineForm] { solution.guards }

  /// Returns whether the plan is valid at other parameters.
  ///
  /// Parameters on which nothing depends are ignored.
  public func holds(at other: Parameters) -> Bool {
    other.withLanes { solution.holds(at: $0) }
  }

  /// Returns whether the plan is valid at other parameters and in a neighborhood of them.
  ///
  /// The freedom according to `Solution.freedom` is the same wherever a plan is valid in a
  /// neighborhood; at its borders inequalities touch, and variables that are free elsewhere may be
  /// bound.
  public func holdsAround(_ other: Parameters) -> Bool {
    other.withLanes { solution.holdsAround($0) }
  }

  /// Returns the values at other parameters, or `nil` if the system has to be solved again there.
  public func evaluate(at other: Parameters) -> [Double]? {
    var values = [Double](repeating: 0, count: variableCount)
    return evaluate(at: other, into: &values) ? values : nil
  }

  /// Writes the values at other parameters to `values`, which must have an element for each
  /// variable, or returns `false` without changing `values` if the system has to be solved again.
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
