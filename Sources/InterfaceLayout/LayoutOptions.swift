import InterfaceSource
package import InterfaceTraits
package import TextMeasurement

/// How documents are laid out, beside where.
package struct LayoutOptions: Sendable {
  /// Where content sizes come from.
  package var sizing: ContentSizing
  /// Whether layouts are kept as functions of the canvas.
  package var recordsClosedForm = false
  /// How many findings of one kind are kept.
  package var findings = FindingList.standardLimit
  /// The font files that texts are measured with; nil for tables alone.
  package var fonts: FontLibrary?
  /// Whether no phone shows the document.
  package var isForTablets = false
  /// How much wider than stored texts are where stored sizes count, in points.
  var textGrowth = 0.0
  /// The size of every cell's and device's canvas, in points; nil for their own.
  package var canvasSize: LayoutSize?

  /// Creates options.
  package init(sizing: ContentSizing = .metrics) { self.sizing = sizing }
}
