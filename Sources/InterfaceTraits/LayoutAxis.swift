/// An axis of a layout.
///
/// ```swift
/// for axis in LayoutAxis.allCases {
///   print(axis, "across", axis.other, view.contentHuggingPriority(for: axis))
/// }
/// ```
public enum LayoutAxis: UInt8, Hashable, Sendable, CaseIterable {
  /// The axis from left to right.
  case horizontal
  /// The axis from top to bottom.
  case vertical

  /// The perpendicular axis.
  @inlinable public var other: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
}
