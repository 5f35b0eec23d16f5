import EditorCanvas
import InterfaceResolution
import InterfaceTraits
import PlatformFacts

/// What the layout of one root may depend on besides the root's views and its room: roots with equal
/// contexts and rooms are laid out once.
struct RootContext: Hashable {
  let metrics: PlatformMetrics
  /// Whether there is a line for the home gesture instead of a button, above which a toolbar is higher.
  let hasHomeIndicator: Bool
  /// The direction in which the interface runs.
  let flow: TraitCollection.LayoutDirection
  /// The text size that the person chose; nil for the default.
  let textSize: TextSizeCategory?
  /// Pixels per point.
  let scale: Double
  /// What is done otherwise than where an app runs.
  let quirks: EditorQuirks
  /// Whether layouts are kept as functions of the canvas.
  let recordsClosedForm: Bool
  /// The size that the root's stored frame has on the canvas.
  let storedSize: LayoutSize?
  /// How far a table cell's content view stays from the cell's edges, in points; nil where the stored
  /// frames say.
  let contentViewInsets: LayoutInsets?
  /// By which part of what they may be off contents are larger.
  let contentVariation: Double
  /// What all roots of the document weigh together.
  let documentWeight: Int

  /// Whether the stored frames belong to this configuration.
  var holdsStoredFrames: Bool { quirks.contains(.storedFramesHold) }

  /// Whether the constraints of a root are the same in both, except for what inputs tell: pixels round what was
  /// solved, and bars are the root's room.
  func asksTheSame(as other: RootContext) -> Bool {
    flow == other.flow && metrics == other.metrics && quirks == other.quirks
      && (!holdsStoredFrames || scale == other.scale)
      && contentViewInsets == other.contentViewInsets
      && storedSize == other.storedSize
  }

  init(_ context: LayoutContext, root: ResolvedView, contentViewInsets: LayoutInsets?) {
    metrics = context.metrics
    hasHomeIndicator = context.hasHomeIndicator
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
