/// The lower and upper bound of a root, and the constraints that imply them.
struct Bounds: BitwiseCopyable {
  /// The lower bound.
  var lower = -Double.infinity
  /// The upper bound.
  var upper = Double.infinity
  /// The constraint that implies `lower`.
  var lowerBy = OptionalIndex.none
  /// The constraint that implies `upper`.
  var upperBy = OptionalIndex.none
  /// The first goal of this root alone, strongest level first.
  var firstGoal = OptionalIndex.none
  /// The last goal of this root alone.
  var lastGoal = OptionalIndex.none

  /// Whether only one value remains.
  @inline(__always)
  var isClosed: Bool { lower >= upper }

  /// Whether only one value remains, or values that differ by no more than rounding.
  var isClosedButForRounding: Bool {
    let width = upper - lower
    return isClosed || width < .infinity && width <= 1e-9 * max(abs(lower), abs(upper))
  }

  /// Whether there is any bound.
  @inline(__always)
  var isBounded: Bool { lower > -.infinity || upper < .infinity }

  /// Returns whether a value is between the bounds.
  @inline(__always)
  func contains(_ value: Double) -> Bool {
    !(value < lower || value > upper)
  }

  /// Returns whether a value is between the bounds, up to rounding.
  @inline(__always)
  func contains(_ value: Double, tolerance: Double) -> Bool {
    !(value < lower - tolerance || value > upper + tolerance)
  }

  /// Raises the lower bound, and returns whether values remain, up to rounding.
  @inline(__always)
  mutating func raise(
    to bound: Double, tolerance: @autoclosure () -> Double, by constraint: Int32
  ) -> Bool {
    if bound <= lower { return true }
    if bound > upper, bound > upper + tolerance() { return false }
    lower = min(bound, upper)
    lowerBy = OptionalIndex(constraint)
    return true
  }

  /// Lowers the upper bound, and returns whether values remain, up to rounding.
  @inline(__always)
  mutating func reduce(
    to bound: Double, tolerance: @autoclosure () -> Double, by constraint: Int32
  ) -> Bool {
    if bound >= upper { return true }
    if bound < lower, bound < lower - tolerance() { return false }
    upper = max(bound, lower)
    upperBy = OptionalIndex(constraint)
    return true
  }

  /// Returns the bounds of `x` implied by these bounds of `scale · x + offset`.
  func solved(scale: Double, offset: Double) -> Bounds {
    var result = Bounds(
      lower: (lower - offset) / scale, upper: (upper - offset) / scale, lowerBy: lowerBy,
      upperBy: upperBy)
    if scale < 0 {
      swap(&result.lower, &result.upper)
      swap(&result.lowerBy, &result.upperBy)
    }
    return result
  }

  /// Intersects these bounds with others, and returns whether values remain, up to rounding.
  mutating func intersect(_ other: Bounds, tolerance: Double) -> Bool {
    if other.lower > lower { (lower, lowerBy) = (other.lower, other.lowerBy) }
    if other.upper < upper { (upper, upperBy) = (other.upper, other.upperBy) }
    if lower > upper {
      let reach = 1e-9 * max(abs(lower), abs(upper)) + tolerance
      if lower - upper > reach { return false }
      upper = lower
    }
    return true
  }
}
