/// A direction in which things are laid out.
///
/// ```swift
/// for axis in LayoutAxis.allCases {
///   print(axis, "across", axis.other, view.contentHuggingPriority(for: axis))
/// }
/// ```
public enum LayoutAxis: UInt8, Hashable, Sendable, CaseIterable {
  /// From left to right.
  case horizontal
  /// From top to bottom.
  case vertical

  /// The direction across this one.
  @inlinable public var other: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
}
