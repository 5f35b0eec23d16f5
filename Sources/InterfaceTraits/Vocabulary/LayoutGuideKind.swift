/// What a layout guide stands for.
///
/// ```swift
/// let covered: [LayoutGuideKind] = [.top, .bottom]
/// for guide in layout.guides where covered.contains(guide.kind) { print(guide.frame.height) }
/// ```
public enum LayoutGuideKind: Hashable, Sendable {
  /// The part of the view that bars and the device's shape leave free.
  case safeArea
  /// The whole content of a scroll view.
  case contentLayoutGuide
  /// The frame of a scroll view.
  case frameLayoutGuide
  /// Where the keyboard is.
  case keyboard
  /// The height of what covers the top of a controller's view, before safe areas.
  case top
  /// The height of what covers the bottom of a controller's view, before safe areas.
  case bottom
  /// A kind that is not known; no layout has one, nor the constraints that name it.
  case other
}
