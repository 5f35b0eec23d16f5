import InterfaceTraits
import PlatformFacts

/// What decides the size of a label.
package struct LabelContent: Hashable, Sendable {
  /// The text: one run, or several of an attributed text.
  package var runs: [TextRun]
  /// How many lines there may be and how they break.
  package var options: TextOptions
  /// Whether the label is in a stack view, at any depth.
  package var isInStackView: Bool

  /// Creates content; a label has one line unless it says otherwise.
  package init(
    runs: [TextRun], options: TextOptions = TextOptions(numberOfLines: 1, lineBreakMode: .wordWrap),
    isInStackView: Bool = false
  ) {
    self.runs = runs
    self.options = options
    self.isInStackView = isInStackView
  }

  /// Whether the label's height is in whole points rather than in pixels, as some are on the canvas.
  ///
  /// Widths are whole too, but our advances are not exact enough to say which whole number.
  func hasWholePointHeight(_ environment: TextEnvironment) -> Bool {
    let wholePoints = environment.metrics.labels.wholePoints
    guard wholePoints != .never, options.numberOfLines == 1, !isInStackView, runs.count == 1,
      case .system(_, isItalic: false) = runs[0].font.face
    else { return false }
    return wholePoints == .anySize || runs[0].font.size == LabelMetrics.templateFontSize
  }
}

extension TextMeasurer {
  /// The natural size of a label, which is empty without text (docs/text.md, 'Heights of labels').
  ///
  /// A label with one line is as wide as its text whatever its width; one with several is asked
  /// again when its width is known. Edges are rounded to pixels, so that a label which is as wide as a line may
  /// come out narrower by less than one: that much too little room breaks no line.
  /// - Parameters:
  ///   - label: The label's content.
  ///   - width: The width at which the lines break, in points: the preferred or the solved one;
  ///     nil to break only at newlines.
  ///   - environment: The measures and the scale.
  /// - Returns: The size, and the lines with the widths at which they stay the same.
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

  /// From the top of a label of the given height to where its first line is drawn, in points.
  ///
  /// The text stands in the middle of a label that is higher than it, on whole pixels. Constraints take a label's
  /// baselines from elsewhere: they keep their distance from its edges.
  package func drawnBaseline(
    of layout: TextLayout, height: Double, _ environment: TextEnvironment
  ) -> Double {
    environment.rounded(max(0, height - layout.size.height) / 2) + layout.firstBaseline
  }
}
