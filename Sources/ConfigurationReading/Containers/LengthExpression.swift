package import InterfaceTraits

/// A length that is computed from the size of a container.
package indirect enum LengthExpression: Hashable, Sendable {
  /// Points, or a factor.
  case number(Double)
  /// The container's width.
  case width
  /// The container's height.
  case height
  case sum(LengthExpression, LengthExpression)
  case difference(LengthExpression, LengthExpression)
  case product(LengthExpression, LengthExpression)
  case quotient(LengthExpression, LengthExpression)

  /// The length in a container of some size, in points; 0 where it is no number, and at most a million either way.
  package func value(in size: Size) -> Double {
    let value = rawValue(in: size)
    return value.isNaN ? 0 : min(max(value, -Self.longest), Self.longest)
  }

  private func rawValue(in size: Size) -> Double {
    switch self {
    case .number(let number): number
    case .width: size.width
    case .height: size.height
    case .sum(let left, let right): left.rawValue(in: size) + right.rawValue(in: size)
    case .difference(let left, let right): left.rawValue(in: size) - right.rawValue(in: size)
    case .product(let left, let right): left.rawValue(in: size) * right.rawValue(in: size)
    case .quotient(let left, let right): left.rawValue(in: size) / right.rawValue(in: size)
    }
  }

  private static let longest = 1e6
}
