import InterfaceTraits
import PlatformFacts

/// The properties that determine the size of a label.
package struct LabelContent: Hashable, Sendable {
  /// The text: one run, or several for an attributed text.
  package var runs: [TextRun]
  /// The number of lines and their line breaks.
  package var options: TextOptions
  /// Whether the label is in a stack view, at any depth.
  package var isInStackView: Bool

  /// Creates the content of a label, by default with one line.
  package init(
    runs: [TextRun], options: TextOptions = TextOptions(numberOfLines: 1, lineBreakMode: .wordWrap),
    isInStackView: Bool = false
  ) {
    self.runs = runs
    self.options = options
    self.isInStackView = isInStackView
  }

  /// Whether the label's height is in whole points instead of pixels, as for some labels on the
  /// canvas.
  ///
  /// Widths are in whole points too, but our advances are not exact enough to determine which.
  func hasWholePointHeight(_ environment: TextEnvironment) -> Bool {
    let wholePoints = environment.metrics.labels.wholePoints
    guard wholePoints != .never, options.numberOfLines == 1, !isInStackView, runs.count == 1,
      case .system(_, isItalic: false) = runs[0].font.face
    else { return false }
    return wholePoints == .anySize || runs[0].font.size == LabelMetrics.templateFontSize
  }
}

extension TextMeasurer {
  /// Returns the intrinsic content size of a label, which is empty without text
  /// (docs/internals/text.md, 'Heights of labels').
  ///
  /// A label with one line is as wide as its text whatever its width; one with several lines is
  /// measured again when its width is known. Because edges are rounded to pixels, a label as wide
  /// as a line may become narrower by less than one pixel; a width that is too small by that much
  /// breaks no line.
  /// - Parameters:
  ///   - label: The label's content.
  ///   - width: The width at which the lines break, in points, either preferred or solved, or `nil`
  ///     to break only at newlines.
  ///   - environment: The metrics and the scale.
  /// - Returns: The size, and the lines with the range of widths in which they are the same.
  package func size(
    of label: LabelContent, width: Double? = nil, _ environment: TextEnvironment
  ) -> (size: IntrinsicContentSize, layout: TextLayout) {
    let slack = 1 / environment.scale
    let width = label.options.numberOfLines == 1 ? nil : width.map { $0 + slack }
    var layout = measure(
      label.runs, maxWidth: width, options: label.options, environment: environment)
    if width != nil {
      layout.sameWidths.least -= slack
      layout.sameWidths.limit -= slack
    }
    var size = IntrinsicContentSize(layout.size, isApproximate: layout.isApproximate)
    if label.hasWholePointHeight(environment) {
      size.height = (layout.size.height - 1e-6).rounded(.up)
    }
    return (size, layout)
  }

  /// Returns the distance from the top of a label with the given height to the drawn baseline of
  /// its first line, in points.
  ///
  /// The text is centered vertically in a label that is higher than it, on whole pixels.
  /// Constraints do not use these baselines: theirs have a fixed distance from the label's edges.
  package func drawnBaseline(
    of layout: TextLayout, height: Double, _ environment: TextEnvironment
  ) -> Double {
    environment.rounded(max(0, height - layout.size.height) / 2) + layout.firstBaseline
  }
}
