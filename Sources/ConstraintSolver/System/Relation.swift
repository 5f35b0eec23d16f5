/// The relation of a constraint's left side to zero.
public enum Relation: Int8, Hashable, Sendable, CaseIterable, BitwiseCopyable {
  /// `Σ coefficient · variable + constant ≤ 0`.
  case lessOrEqual = -1
  /// `Σ coefficient · variable + constant = 0`.
  case equal = 0
  /// `Σ coefficient · variable + constant ≥ 0`.
  case greaterOrEqual = 1

  /// Returns the error of a constraint whose left side has the value `residual`: the amount by
  /// which it is violated.
  @inlinable
  public func error(of residual: Double) -> Double {
    switch self {
    case .lessOrEqual: max(0, residual)
    case .equal: abs(residual)
    case .greaterOrEqual: max(0, -residual)
    }
  }

  /// The relation after multiplying both sides by a negative number.
  @inline(__always)
  var mirrored: Relation {
    switch self {
    case .lessOrEqual: .greaterOrEqual
    case .equal: .equal
    case .greaterOrEqual: .lessOrEqual
    }
  }
}
