/// A solution as a function of the parameters, with the conditions under which it holds.
///
/// Another size is then an evaluation; the system has to be solved again only where a guard fails.
public struct ReplayPlan: Sendable {
  /// The parameters at which the system was solved.
  public let parameters: Parameters
  /// Whether the plan is good for no other parameters.
  let isStill: Bool
  private let table: ReplayTable

  init(parameters: Parameters, isStill: Bool, table: ReplayTable) {
    self.parameters = parameters
    self.isStill = isStill
    self.table = table
  }

  /// How many variables there are.
  public var variableCount: Int { table.variableCount }

  /// The number of guards: comparisons that depend on the parameters.
  public var guardCount: Int { table.guardCount }

  /// The parameters, 0 to 6, on which a value or guard may depend.
  public var usedParameters: [Int] { table.used }

  /// The value of a variable as an affine form of the parameters.
  public func form(of variable: Variable) -> AffineForm {
    precondition(
      UInt32(bitPattern: variable.index) < UInt32(variableCount), "there is no such variable")
    return form(at: Int(variable.index))
  }

  /// A condition: where this form is negative, the plan does not hold.
  public func guardForm(_ index: Int) -> AffineForm {
    precondition(index >= 0 && index < guardCount, "there is no such guard")
    return form(at: table.firstGuard + index)
  }

  private func form(at row: Int) -> AffineForm {
    var form = AffineForm(table.number(column: 0, row: row))
    for (place, parameter) in usedParameters.enumerated() {
      let slope = table.number(column: place + 1, row: row)
      form[parameter] = slope
      form.constant -= slope * parameters[parameter]
    }
    return form
  }

  /// Whether the plan holds at other parameters.
  ///
  /// Parameters that nothing depends on are not looked at.
  public func holds(at other: Parameters) -> Bool {
    if isStill, other != parameters { return false }
    if table.usedCount > 2 { return holdsInGeneral(at: other) }
    let (change, change2) = changes(to: other)
    // A difference with itself is zero unless it is not finite.
    if (change - change) + (change2 - change2) != 0 { return false }
    return table.guardsHold(change, change2)
  }

  /// The values at other parameters, or `nil` if the system has to be solved again there.
  public func evaluate(at other: Parameters) -> [Double]? {
    var values = [Double](repeating: 0, count: variableCount)
    return evaluate(at: other, into: &values) ? values : nil
  }

  /// Writes the values at other parameters into `values`, which must have an element for each
  /// variable; returns false, with `values` left alone, if the system has to be solved again.
  public func evaluate(at other: Parameters, into values: inout [Double]) -> Bool {
    precondition(values.count == table.variableCount, "there must be an element for each variable")
    if !holds(at: other) { return false }
    if table.usedCount > 2 {
      for index in 0..<variableCount { values[index] = number(at: index, other) }
      return true
    }
    let (change, change2) = changes(to: other)
    values.withUnsafeMutableBufferPointer { buffer in
      guard let target = buffer.baseAddress else { return }
      table.write(change, change2, to: target)
    }
    return true
  }

  /// How far the first two parameters that matter are from those of the plan.
  @inline(__always)
  private func changes(to other: Parameters) -> (Double, Double) {
    let first = table.firstUsed
    let second = table.secondUsed
    return (
      table.usedCount > 0 ? other[first] - parameters[first] : 0,
      table.usedCount > 1 ? other[second] - parameters[second] : 0
    )
  }

  /// Whether no guard is negative, for any number of parameters.
  private func holdsInGeneral(at other: Parameters) -> Bool {
    if usedParameters.contains(where: { !other[$0].isFinite }) { return false }
    for index in 0..<guardCount where number(at: table.firstGuard + index, other) < 0 {
      return false
    }
    return true
  }

  /// A value or guard at other parameters.
  private func number(at row: Int, _ other: Parameters) -> Double {
    var value = table.number(column: 0, row: row)
    for (place, parameter) in usedParameters.enumerated() {
      let change = other[parameter] - parameters[parameter]
      value += table.number(column: place + 1, row: row) * change
    }
    return value
  }
}
