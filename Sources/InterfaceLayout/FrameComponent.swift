/// A part of a view's frame, or of the size of what it scrolls.
///
/// ```swift
/// for ambiguity in layout.ambiguities where ambiguity.components.contains(FrameComponent.height) {
///   print("the height of \(ambiguity.view) is not determined")
/// }
/// ```
public enum FrameComponent: String, Hashable, Sendable, CaseIterable {
  /// The position along the horizontal.
  case x
  /// The position along the vertical.
  case y
  /// The width.
  case width
  /// The height.
  case height
  /// The width of what a scroll view scrolls.
  case contentWidth
  /// The height of what a scroll view scrolls.
  case contentHeight
}
