import InterfaceSource
package import InterfaceTraits
package import TextMeasurement

/// The options of layout, apart from the configurations.
package struct LayoutOptions: Sendable {
  /// The source of content sizes.
  package var sizing: ContentSizing
  /// Whether layouts are recorded as functions of the canvas.
  package var recordsClosedForm = false
  /// The maximum number of stored findings of one kind.
  package var findings = FindingList.standardLimit
  /// The font files for measuring texts, or `nil` to use tables only.
  package var fonts: FontLibrary?
  /// Whether the document is for tablets only.
  package var isForTablets = false
  /// The views that outlets lead to.
  package var connectedViews = ConnectedViews()
  /// The amount by which texts are wider than stored if stored sizes are used, in points.
  var textGrowth = 0.0
  /// The canvas size of every cell and device, in points, or `nil` for their own.
  package var canvasSize: LayoutSize?

  package init(sizing: ContentSizing = .metrics) { self.sizing = sizing }
}
