package import InterfaceTraits
import PlatformFacts

/// The properties that determine the size of a segmented control.
package struct SegmentedControlContent: Hashable, Sendable {
  package struct Segment: Hashable, Sendable {
    /// The title, empty for an image.
    package var title: String
    /// The size of the image, in points, or `nil` if there is none.
    package var image: LayoutSize?
    /// The fixed width in the document, in points, or `nil` or 0 if there is none.
    package var width: Double?

    package init(title: String = "", image: LayoutSize? = nil, width: Double? = nil) {
      self.title = title
      self.image = image
      self.width = width
    }
  }

  /// The segments from left to right.
  package var segments: [Segment]
  /// Whether the width of each segment depends on its own content.
  package var apportionsWidthsByContent: Bool

  package init(segments: [Segment], apportionsWidthsByContent: Bool = false) {
    self.segments = segments
    self.apportionsWidthsByContent = apportionsWidthsByContent
  }
}

extension TextMeasurer {
  /// Returns the intrinsic content size of a segmented control.
  ///
  /// Every segment is as wide as the widest content in whole points plus padding, with a divider of
  /// one point between segments (`SegmentedControlMetrics`).
  package func size(
    of control: SegmentedControlContent, _ environment: TextEnvironment
  ) -> IntrinsicContentSize {
    let metrics = environment.metrics.controls.segments
    let padding = metrics.padding
    let font = FontDescriptor.system(metrics.fontSize)
    var isApproximate = control.apportionsWidthsByContent
    var widths: [Double] = []
    for segment in control.segments {
      if let image = segment.image {
        widths.append(image.width.rounded(.up) + padding)
        isApproximate = true
        continue
      }
      let text = measure(segment.title, font: font, environment: environment)
      widths.append(((text.lines.first?.width ?? 0) + padding - 1e-6).rounded(.up))
      isApproximate = isApproximate || text.isApproximate
    }
    let widest = widths.max() ?? 0
    var width = Double(max(0, widths.count - 1))
    for (segment, own) in zip(control.segments, widths) {
      if let fixed = segment.width, fixed > 0 {
        width += fixed
      } else {
        width += control.apportionsWidthsByContent ? own : widest
      }
    }
    return IntrinsicContentSize(
      width: width, height: metrics.height,
      isApproximate: isApproximate)
  }
}
