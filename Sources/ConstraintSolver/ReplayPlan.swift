/// A solution as a function of the parameters, with the conditions under which it holds.
public struct ReplayPlan: Sendable {
  /// Each variable as an affine form, by `Variable.index`.
  public let values: [AffineForm]
  /// The conditions: each must be at least zero, but for rounding.
  public let guards: [AffineForm]

  /// The values at other parameters, or `nil` if the system has to be solved again there.
  public func evaluate(at parameters: Parameters) -> [Double]? {
    for condition in guards where condition.evaluate(at: parameters) < -1e-9 { return nil }
    return values.map { $0.evaluate(at: parameters) }
  }
}
