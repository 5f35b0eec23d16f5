/// A direction in which things are laid out.
///
/// ```swift
/// for axis in Axis.allCases {
///   print(axis, "across", axis.other, view.contentHuggingPriority(for: axis))
/// }
/// ```
public enum Axis: UInt8, Hashable, Sendable, CaseIterable {
  /// From left to right.
  case horizontal
  /// From top to bottom.
  case vertical

  /// The direction across this one.
  @inlinable public var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
