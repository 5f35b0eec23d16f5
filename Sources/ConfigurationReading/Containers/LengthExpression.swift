package import InterfaceTraits

/// An expression in the size of a container that computes a length.
package indirect enum LengthExpression: Hashable, Sendable {
  /// A number of points, or a factor.
  case number(Double)
  /// The container's width.
  case width
  /// The container's height.
  case height
  case sum(LengthExpression, LengthExpression)
  case difference(LengthExpression, LengthExpression)
  case product(LengthExpression, LengthExpression)
  case quotient(LengthExpression, LengthExpression)
  /// A length rounded to a whole number of points.
  case rounded(Rounding, LengthExpression)
  /// The smaller of two lengths.
  case least(LengthExpression, LengthExpression)
  /// The greater of two lengths.
  case greatest(LengthExpression, LengthExpression)

  /// The rounding function of a length, named as in C.
  package enum Rounding: String, Hashable, Sendable, CaseIterable {
    /// The next lower whole number.
    case floor
    /// The nearest whole number; a half is rounded away from 0.
    case round
    /// The next higher whole number.
    case ceil

    func callAsFunction(_ value: Double) -> Double {
      switch self {
      case .floor: value.rounded(.down)
      case .round: value.rounded(.toNearestOrAwayFromZero)
      case .ceil: value.rounded(.up)
      }
    }
  }

  /// Returns the length for a container's size, in points: 0 if the result is not a number, and at
  /// most a million in either direction.
  package func value(in size: LayoutSize) -> Double {
    let value = rawValue(in: size)
    return value.isNaN ? 0 : min(max(value, -Self.longest), Self.longest)
  }

  private func rawValue(in size: LayoutSize) -> Double {
    switch self {
    case .number(let number): number
    case .width: size.width
    case .height: size.height
    case .sum(let left, let right): left.rawValue(in: size) + right.rawValue(in: size)
    case .difference(let left, let right): left.rawValue(in: size) - right.rawValue(in: size)
    case .product(let left, let right): left.rawValue(in: size) * right.rawValue(in: size)
    case .quotient(let left, let right): left.rawValue(in: size) / right.rawValue(in: size)
    case .rounded(let rounding, let length): rounding(length.rawValue(in: size))
    case .least(let left, let right): min(left.rawValue(in: size), right.rawValue(in: size))
    case .greatest(let left, let right): max(left.rawValue(in: size), right.rawValue(in: size))
    }
  }

  private static let longest = 1e6
}
