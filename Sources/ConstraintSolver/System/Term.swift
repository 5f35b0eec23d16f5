/// A variable multiplied by a coefficient: one summand of a constraint.
public struct Term: Hashable, Sendable, BitwiseCopyable {
  /// The coefficient of the variable.
  public var coefficient: Double
  /// The variable.
  public var variable: Variable

  /// Creates `coefficient · variable`.
  @inlinable
  public init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
