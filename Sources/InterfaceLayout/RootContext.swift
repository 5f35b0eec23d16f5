import EditorCanvas
import InterfaceResolution
import InterfaceTraits
import PlatformFacts

/// The values on which the layout of one root may depend, apart from its views and its available
/// space: roots for which all of these are equal are laid out once.
struct RootContext: Hashable {
  let metrics: PlatformMetrics
  /// The source of content sizes.
  let sizing: ContentSizing
  /// Whether the screen has a home indicator, above which a toolbar is higher.
  let hasHomeIndicator: Bool
  /// Whether the root's margins are those of a phone with a home indicator in landscape.
  let isLandscapePhone: Bool
  /// The width of the readable content guide, or `nil` if margins are not limited or no view of the
  /// scene follows it.
  let readableWidth: Double?
  /// The layout direction of the interface.
  let flow: TraitCollection.LayoutDirection
  /// The text size that the user selected, or `nil` for the default.
  let textSize: TextSizeCategory?
  /// The number of pixels per point.
  let scale: Double
  /// The differences from a running app.
  let quirks: EditorQuirks
  /// Whether layouts are recorded as functions of the canvas.
  let recordsClosedForm: Bool
  /// The size of the root's stored frame on the canvas.
  let storedSize: LayoutSize?
  /// The insets of a table cell's content view from the cell's edges, in points, or `nil` for those
  /// of the stored frames.
  let contentViewInsets: LayoutInsets?
  /// The fraction of their uncertainty by which contents are larger.
  let contentVariation: Double
  /// The total weight of all roots of the document.
  let documentWeight: Int

  /// Whether the stored frames apply to this configuration.
  var usesStoredFrames: Bool { quirks.contains(.storedFramesApply) }

  /// Returns whether the constraints of a root are the same in both contexts, except for
  /// differences that its inputs contain: pixels only round the solution, and bars are part of the
  /// root's available space.
  func hasSameConstraints(as other: RootContext) -> Bool {
    flow == other.flow && metrics == other.metrics && sizing == other.sizing
      && quirks == other.quirks
      && (!usesStoredFrames || scale == other.scale)
      && contentViewInsets == other.contentViewInsets
      && storedSize == other.storedSize
  }

  init(
    _ context: LayoutContext, root: ResolvedView, contentViewInsets: LayoutInsets?,
    followsReadableWidth: Bool
  ) {
    metrics = context.metrics
    sizing = context.sizing
    hasHomeIndicator = context.hasHomeIndicator
    isLandscapePhone = context.isLandscapePhone && !root.isCellLike
    readableWidth = followsReadableWidth ? context.readableWidth : nil
    flow = context.flow
    textSize = context.configuration.textSize
    scale = context.scale
    quirks = context.quirks
    recordsClosedForm = context.recordsClosedForm
    self.contentViewInsets = contentViewInsets
    contentVariation = context.contentVariation
    documentWeight = context.documentWeight
    storedSize = root.storedFrame?.rect(in: context.canvasSize).size
  }
}
