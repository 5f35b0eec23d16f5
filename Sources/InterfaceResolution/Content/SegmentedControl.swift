import InterfaceModel
import InterfaceTraits
public import PlatformFacts

extension ViewContent {
  /// The content of a segmented control.
  ///
  /// ```swift
  /// if case .segmentedControl(let control) = view.content {
  ///   print(control.segments.map(\.title), control.selectedSegmentIndex ?? -1)
  /// }
  /// ```
  public struct SegmentedControl: Hashable, Sendable {
    /// A segment of a segmented control.
    ///
    /// ```swift
    /// if case .segmentedControl(let control) = view.content {
    ///   for segment in control.segments where !segment.isEnabled { print(segment.title) }
    /// }
    /// ```
    public struct Segment: Hashable, Sendable {
      /// The title; empty for a segment with an image.
      public var title: String
      /// The image, or `nil` for a segment with a title.
      public var image: ResolvedImage?
      /// The fixed width that the document declares, in points, or `nil` if the content or the
      /// available width determines it.
      public var width: Double?
      /// A Boolean value that indicates whether the segment is enabled.
      public var isEnabled: Bool
    }

    /// The segments from left to right.
    public var segments: [Segment]
    /// The index of the selected segment, or `nil` if none is selected.
    public var selectedSegmentIndex: Int?
    /// A Boolean value that indicates whether a segment is selected only while it is touched.
    public var isMomentary: Bool
    /// A Boolean value that indicates whether the width of each segment depends on its content.
    public var apportionsSegmentWidthsByContent: Bool
    /// The color of the selected segment.
    public var selectedSegmentTintColor: RGBA
  }
}

extension ViewContent.SegmentedControl {
  init(_ source: inout ContentSource) {
    isMomentary = source.flag(.momentary) ?? false
    let selected = source.number(.selectedSegmentIndex).flatMap { Int(exactly: $0) }
    selectedSegmentIndex = isMomentary ? nil : selected.flatMap { $0 >= 0 ? $0 : nil }
    apportionsSegmentWidthsByContent = source.flag(.apportionsSegmentWidthsByContent) ?? false
    selectedSegmentTintColor =
      source.color(.selectedSegmentTintColor)
      // In the dark style, a gray that resembles the platform's (drawn alike, not measured).
      ?? (source.palette.appearance.style == .dark ? source.palette[.systemGray2] : .white)
    segments = []
    guard case .segments(let all) = source.content else { return }
    for segment in all {
      segments.append(
        Segment(
          title: segment.title ?? "", image: segment.image.map { source.image($0) },
          width: segment.width.flatMap { $0 > 0 ? $0 : nil },
          isEnabled: segment.attributes.flag(.enabled) ?? true))
    }
  }
}
