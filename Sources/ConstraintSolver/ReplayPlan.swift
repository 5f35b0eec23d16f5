/// A solution as a function of the parameters, with the conditions under which it holds.
///
/// Another size is then an evaluation; the system has to be solved again only where a guard fails.
public struct ReplayPlan: Sendable {
  /// The parameters at which the system was solved.
  public let parameters: Parameters
  /// How many variables there are.
  public let variableCount: Int
  /// The number of guards: comparisons that depend on the parameters.
  public let guardCount: Int
  /// The parameters, 0 to 6, on which a value or guard depends.
  public let usedParameters: [Int]
  /// Whether the plan is good for no other parameters.
  let isStill: Bool
  /// Values and then guards at `parameters`, and after them the same for each used parameter: how
  /// much they grow when it grows by one.
  private let columns: [Double]

  init(
    values: [SIMD8<Double>], guards: [SIMD8<Double>], parameters: Parameters, isStill: Bool
  ) {
    self.parameters = parameters
    self.isStill = isStill
    variableCount = values.count
    guardCount = guards.count
    var isUsed = SIMD8<Double>.zero
    for form in values { isUsed.replace(with: 1, where: form .!= 0) }
    for form in guards { isUsed.replace(with: 1, where: form .!= 0) }
    usedParameters = (0..<Parameters.count).filter { isUsed[$0 + 1] != 0 }
    let height = values.count + guards.count
    let used = usedParameters
    columns = [Double](unsafeUninitializedCapacity: height * (1 + used.count)) { buffer, count in
      for index in 0..<height {
        let form = index < values.count ? values[index] : guards[index - values.count]
        buffer[index] = (form * parameters.lanes).sum()
        for (place, parameter) in used.enumerated() {
          buffer[(place + 1) * height + index] = form[parameter + 1]
        }
      }
      count = height * (1 + used.count)
    }
  }

  /// The value of a variable as an affine form of the parameters.
  public func form(of variable: Variable) -> AffineForm {
    form(at: Int(variable.index))
  }

  /// A condition: where this form is negative, the plan does not hold.
  public func guardForm(_ index: Int) -> AffineForm {
    precondition(index >= 0 && index < guardCount, "there is no such guard")
    return form(at: variableCount + index)
  }

  private func form(at index: Int) -> AffineForm {
    let height = variableCount + guardCount
    var form = AffineForm(columns[index])
    for (place, parameter) in usedParameters.enumerated() {
      let slope = columns[(place + 1) * height + index]
      form[parameter] = slope
      form.constant -= slope * parameters[parameter]
    }
    return form
  }

  /// Whether the plan holds at other parameters.
  public func holds(at other: Parameters) -> Bool {
    if isStill, other != parameters { return false }
    let height = variableCount + guardCount
    return columns.withUnsafeBufferPointer { columns in
      for index in variableCount..<height {
        var value = columns[index]
        for (place, parameter) in usedParameters.enumerated() {
          value +=
            columns[(place + 1) * height + index] * (other[parameter] - parameters[parameter])
        }
        if value < 0 { return false }
      }
      return true
    }
  }

  /// The values at other parameters, or `nil` if the system has to be solved again there.
  public func evaluate(at other: Parameters) -> [Double]? {
    var values = [Double](repeating: 0, count: variableCount)
    return evaluate(at: other, into: &values) ? values : nil
  }

  /// Writes the values at other parameters into `values`, which must have an element for each
  /// variable; returns false, with `values` of no meaning, if the system has to be solved again.
  public func evaluate(at other: Parameters, into values: inout [Double]) -> Bool {
    precondition(values.count == variableCount, "there must be an element for each variable")
    if !holds(at: other) { return false }
    let height = variableCount + guardCount
    columns.withUnsafeBufferPointer { columns in
      values.withUnsafeMutableBufferPointer { values in
        for index in 0..<variableCount {
          var value = columns[index]
          for (place, parameter) in usedParameters.enumerated() {
            value +=
              columns[(place + 1) * height + index] * (other[parameter] - parameters[parameter])
          }
          values[index] = value
        }
      }
    }
    return true
  }
}
