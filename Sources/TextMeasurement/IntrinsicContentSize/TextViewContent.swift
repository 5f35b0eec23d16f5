import InterfaceTraits
import PlatformFacts

extension TextMeasurer {
  /// Returns the intrinsic content size of a text view that does not scroll.
  ///
  /// The text has insets of 8 points at the top and the bottom and 5 at the sides. Unlike in a
  /// label, every line of a text style is as high as the style's leading. Without text, the height
  /// is that of one line.
  /// - Parameters:
  ///   - runs: The text.
  ///   - font: The font of an empty line.
  ///   - width: The width of the view, at which the lines break, in points, or `nil` for no limit.
  ///   - environment: The metrics and the scale.
  /// - Returns: The size and the lines; `sameWidths` refers to the widths of the text view.
  package func textViewSize(
    of runs: [TextRun], font: FontDescriptor, width: Double? = nil, _ environment: TextEnvironment
  ) -> (size: IntrinsicContentSize, layout: TextLayout) {
    let textViews = environment.metrics.textViews
    let sides = 2 * textViews.sideInset
    var layout = measure(runs, maxWidth: width.map { $0 - sides }, environment: environment)
    let metrics = metrics(runs.first?.font ?? font, environment)
    let lineHeight = metrics.lineHeight
    let extra = max(0, metrics.pitch - metrics.lineHeight)
    let bottom = layout.lines.last.map { $0.top + $0.height } ?? lineHeight
    let height = environment.roundedUp(bottom + extra) + 2 * textViews.verticalInset
    let size = IntrinsicContentSize(
      width: layout.size.width + sides, height: height, isApproximate: layout.isApproximate)
    layout.sameWidths.least += sides
    layout.sameWidths.limit += sides
    return (size, layout)
  }
}
