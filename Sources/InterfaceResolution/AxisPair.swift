public import InterfaceTraits

/// A pair of values, one per axis.
///
/// Layout creates and compares millions of pairs. The type is public so that its inlinable members
/// are specialized for each kind of value in other targets as well.
public struct AxisPair<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value of the horizontal axis.
  public var horizontal: Value
  /// The value of the vertical axis.
  public var vertical: Value

  /// Creates a pair of values.
  @inlinable public init(horizontal: Value, vertical: Value) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Returns whether two pairs have the same values.
  @inlinable public static func == (lhs: AxisPair, rhs: AxisPair) -> Bool {
    lhs.horizontal == rhs.horizontal && lhs.vertical == rhs.vertical
  }

  /// Accesses the value of an axis.
  @inlinable public subscript(axis: LayoutAxis) -> Value {
    axis == .horizontal ? horizontal : vertical
  }
}
