import ConstraintSolver
import InterfaceEnvironment
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
  let textSize: ContentSizeCategory?
  /// Pixels per point.
  let scale: Double
  /// Whether the stored frames belong to this configuration.
  let isOwnCanvas: Bool
  /// The version of Interface Builder that drew the canvas; nil where an app runs.
  let era: CanvasEra?
  /// Whether layouts are kept as functions of the canvas.
  let recordsClosedForm: Bool
  /// The size that the root's stored frame has on the canvas.
  let storedSize: Size?
  /// How far a table cell's content view stays from the cell's edges, in points; nil where the stored
  /// frames say.
  let contentViewInsets: EdgeInsets?
  /// What all roots of the document weigh together.
  let documentWeight: Int

  init(_ context: LayoutContext, root: ResolvedView, contentViewInsets: EdgeInsets?) {
    metrics = context.metrics
    hasHomeIndicator = context.hasHomeIndicator
    flow = context.flow
    textSize = context.configuration.textSize
    scale = context.scale
    isOwnCanvas = context.isOwnCanvas
    if case .canvas(let canvas) = context.configuration.place {
      era = canvas.era
    } else {
      era = nil
    }
    recordsClosedForm = context.recordsClosedForm
    self.contentViewInsets = contentViewInsets
    documentWeight = context.documentWeight
    storedSize = root.storedFrame?.rect(in: context.canvasSize).size
  }
}

/// The roots of a document that are laid out already.
struct RootMemo {
  /// A root.
  struct Key: Hashable {
    /// The number of the document's resolution.
    var resolution: Int
    var scene: Int
    var part: Int
  }

  /// Whether roots are laid out at several sizes, so that it pays to keep plans.
  let sharesPlans: Bool
  private var knowledge: [Key: RootKnowledge] = [:]

  init(sharesPlans: Bool) { self.sharesPlans = sharesPlans }

  /// What is known of a root.
  subscript(key: Key) -> RootKnowledge {
    _read { yield knowledge[key, default: RootKnowledge(sharesPlans: sharesPlans)] }
    _modify { yield &knowledge[key, default: RootKnowledge(sharesPlans: sharesPlans)] }
  }
}

/// What is known of a root.
struct RootKnowledge {
  /// A layout of the root, with all that it depends on.
  struct Known {
    let context: RootContext
    let room: RootRoom
    let cellMargins: EdgeInsets?
    let result: RootLayouter.Result
  }

  /// Its layouts.
  private var layouts: [Known] = []
  /// The conflicts found last, by the constraint that is one too many.
  var conflicts: [ConstraintIndex: [ConstraintIndex]] = [:]
  /// The last solution that may be replayed.
  var plan: RootPlan?
  /// Whether it pays to keep plans: the root is laid out at more sizes than this one.
  let sharesPlans: Bool

  init(sharesPlans: Bool = false) { self.sharesPlans = sharesPlans }

  /// What the root's layout is in the same place; nil when it is not known.
  func result(like layouter: RootLayouter) -> RootLayouter.Result? {
    layouts.first {
      $0.room == layouter.canvas.room && $0.cellMargins == layouter.cellMargins
        && $0.context == layouter.context
    }?.result
  }

  /// Keeps a layout.
  mutating func keep(_ result: RootLayouter.Result, of layouter: RootLayouter) {
    layouts.append(
      Known(
        context: layouter.context, room: layouter.canvas.room, cellMargins: layouter.cellMargins,
        result: result))
  }
}

/// The solution of a root's constraints, good for other sizes of the root as long as its guards hold.
struct RootPlan {
  let context: RootContext
  let extents: AxisPair<RootExtent>
  let inputs: RootLayouter.Inputs
  let plan: ReplayPlan
}
