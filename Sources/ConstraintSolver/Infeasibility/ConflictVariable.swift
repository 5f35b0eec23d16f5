/// A variable of a `ConflictDictionary`: one of the system, or the slack of a constraint, which is the
/// value of its left side.
struct ConflictVariable: BitwiseCopyable {
  /// The row of a basic variable, or the column of a nonbasic one.
  enum Location: BitwiseCopyable {
    case row(Int32)
    case column(Int32)
  }

  /// The value at the point of the dictionary.
  var value: Double
  /// Where it is in the dictionary.
  var location: Location
  /// Whether it must not be negative.
  var isBoundedBelow: Bool
  /// Whether it must not be positive.
  var isBoundedAbove: Bool

  /// Creates a variable that may have any value.
  @inline(__always)
  init(value: Double, location: Location) {
    self.value = value
    self.location = location
    isBoundedBelow = false
    isBoundedAbove = false
  }

  /// Whether any value is permitted.
  @inline(__always)
  var isFree: Bool { !isBoundedBelow && !isBoundedAbove }

  /// Returns whether it may move from zero in a direction: up if `direction` is positive, else
  /// down.
  @inline(__always)
  func mayGo(_ direction: Double) -> Bool {
    direction > 0 ? !isBoundedAbove : !isBoundedBelow
  }

  /// Enforces a constraint with a relation.
  @inline(__always)
  mutating func bind(to relation: Relation) {
    isBoundedBelow = relation != .lessOrEqual
    isBoundedAbove = relation != .greaterOrEqual
  }

  /// Permits any value.
  @inline(__always)
  mutating func release() {
    isBoundedBelow = false
    isBoundedAbove = false
  }

  /// Returns the distance of a value from the permitted range.
  @inline(__always)
  func error(of value: Double) -> Double {
    max(isBoundedBelow ? -value : 0, isBoundedAbove ? value : 0, 0)
  }

  /// Returns the distance that it can move in a direction before it leaves the permitted range.
  @inline(__always)
  func headroom(_ direction: Double) -> Double {
    if direction > 0 { return isBoundedAbove ? max(0, -value) : .infinity }
    return isBoundedBelow ? max(0, value) : .infinity
  }
}
