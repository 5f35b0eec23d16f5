import InterfaceTraits
import PlatformFacts

extension TextMeasurer {
  /// The natural size of a text view that does not scroll.
  ///
  /// The text stands 8 points from the top and the bottom and 5 from the sides. Other than in a
  /// label, every line of a text style is as high as the style's leading. Without text it is one line high.
  /// - Parameters:
  ///   - runs: The text.
  ///   - font: The font of a line without text.
  ///   - width: The view's width, at which the lines break, in points; nil for no limit.
  ///   - environment: The measures and the scale.
  /// - Returns: The size and the lines; `sameWidths` counts the text view's own widths.
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
