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
  /// A whole number of points near a length.
  case rounded(Rounding, LengthExpression)
  /// The smaller of two lengths.
  case least(LengthExpression, LengthExpression)
  /// The greater of two lengths.
  case greatest(LengthExpression, LengthExpression)

  /// How a length becomes whole, by the name of C's function.
  package enum Rounding: String, Hashable, Sendable, CaseIterable {
    /// The next whole number below.
    case floor
    /// The nearest whole number; from a half, the one farther from 0.
    case round
    /// The next whole number above.
    case ceil

    func callAsFunction(_ value: Double) -> Double {
      switch self {
      case .floor: value.rounded(.down)
      case .round: value.rounded(.toNearestOrAwayFromZero)
      case .ceil: value.rounded(.up)
      }
    }
  }

  /// The length in a container of some size, in points; 0 where it is no number, and at most a million either way.
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
