internal import InterfaceTraits

/// What decides the size of a label.
package struct LabelContent: Hashable, Sendable {
  /// The text: one run, or several of an attributed text.
  package var runs: [TextRun]
  /// How many lines there may be and how they break.
  package var options: TextOptions

  /// Creates content; a label has one line unless it says otherwise.
  package init(
    runs: [TextRun], options: TextOptions = TextOptions(numberOfLines: 1, lineBreakMode: .wordWrap)
  ) {
    self.runs = runs
    self.options = options
  }
}

extension TextMeasurer {
  /// The natural size of a label, which is empty without text (layout rule 35).
  ///
  /// A label with one line is as wide as its text whatever its width; one with several is asked
  /// again when its width is known.
  /// - Parameters:
  ///   - label: The label's content.
  ///   - width: The width at which the lines break, in points: the preferred or the solved one;
  ///     nil to break only at newlines.
  ///   - environment: The era and the scale.
  /// - Returns: The size, and the lines with the widths at which they stay the same.
  package mutating func size(
    of label: LabelContent, width: Double? = nil, _ environment: TextEnvironment
  ) -> (size: IntrinsicContentSize, layout: TextLayout) {
    let width = label.options.numberOfLines == 1 ? nil : width
    let layout = measure(
      label.runs, maxWidth: width, options: label.options, environment: environment)
    let size = IntrinsicContentSize(layout.size, isApproximate: layout.isApproximate)
    return (size, layout)
  }

  /// From the top of a label of the given height to its baselines, in points (layout rule 42).
  ///
  /// The text stands in the middle of a label that is higher than it, on whole pixels.
  package func baselines(
    of layout: TextLayout, height: Double, _ environment: TextEnvironment
  ) -> (first: Double, last: Double) {
    let top = environment.rounded(max(0, height - layout.size.height) / 2)
    return (top + layout.firstBaseline, top + layout.lastBaseline)
  }
}
