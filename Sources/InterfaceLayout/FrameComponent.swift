/// A component of a view's frame or of its scrollable content.
///
/// ```swift
/// for ambiguity in layout.ambiguities where ambiguity.components.contains(FrameComponent.height) {
///   print("the height of \(ambiguity.view) is not determined")
/// }
/// ```
public enum FrameComponent: String, Hashable, Sendable, CaseIterable {
  /// The x coordinate.
  case x
  /// The y coordinate.
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
