/// The kind of a layout guide.
///
/// ```swift
/// let covered: [LayoutGuideKind] = [.top, .bottom]
/// for guide in layout.guides where covered.contains(guide.kind) { print(guide.frame.height) }
/// ```
public enum LayoutGuideKind: Hashable, Sendable {
  /// The area of the view that bars and the device's shape do not cover.
  case safeArea
  /// The whole content of a scroll view.
  case contentLayoutGuide
  /// The frame of a scroll view.
  case frameLayoutGuide
  /// The area of the keyboard.
  case keyboard
  /// The height of the bars at the top of a controller's view, as before safe areas.
  case top
  /// The height of the bars at the bottom of a controller's view, as before safe areas.
  case bottom
  /// An unknown kind; neither such guides nor the constraints that refer to them occur in layouts.
  case other
}
