/// A component of a view's frame or of its scrollable content.
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
  /// The width of a scroll view's content.
  case contentWidth
  /// The height of a scroll view's content.
  case contentHeight
}
