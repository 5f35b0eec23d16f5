import InterfaceModel
import InterfaceTraits
package import PlatformFacts

extension ResolvedContent {
  /// Buttons side by side of which at most one is selected.
  package struct SegmentedControl: Hashable, Sendable {
    package struct Segment: Hashable, Sendable {
      /// Empty for an image.
      package var title: String
      package var image: ResolvedImage?
      /// The width that the document fixes, in points; nil where the content or the room decides.
      package var width: Double?
      package var isEnabled: Bool
    }

    package var segments: [Segment]
    /// The index of the selected segment; nil for none.
    package var selectedIndex: Int?
    /// Whether a segment is selected only while it is touched.
    package var isMomentary: Bool
    /// Whether each segment is as wide as its own content.
    package var apportionsWidthsByContent: Bool
    package var selectedSegmentColor: RGBA
  }
}

extension ResolvedContent.SegmentedControl {
  init(_ source: inout ContentSource) {
    isMomentary = source.flag(.momentary) ?? false
    let selected = source.number(.selectedSegmentIndex).flatMap { Int(exactly: $0) }
    selectedIndex = isMomentary ? nil : selected.flatMap { $0 >= 0 ? $0 : nil }
    apportionsWidthsByContent = source.flag(.apportionsSegmentWidthsByContent) ?? false
    selectedSegmentColor =
      source.color(.selectedSegmentTintColor)
      // In the dark a gray that is like the platform's (drawn alike, not measured).
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
