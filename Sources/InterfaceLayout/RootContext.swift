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
  /// By which part of what they may be off contents are larger.
  let contentVariation: Double
  /// What all roots of the document weigh together.
  let documentWeight: Int

  /// Whether the constraints of a root are the same in both, except for what inputs tell: pixels round what was
  /// solved, and bars are the root's room.
  func asksTheSame(as other: RootContext) -> Bool {
    flow == other.flow && metrics == other.metrics && isOwnCanvas == other.isOwnCanvas
      && (!isOwnCanvas || scale == other.scale) && contentViewInsets == other.contentViewInsets
      && storedSize == other.storedSize && era == other.era
  }

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
    contentVariation = context.contentVariation
    documentWeight = context.documentWeight
    storedSize = root.storedFrame?.rect(in: context.canvasSize).size
  }
}

/// The roots of a document that are laid out already.
struct RootMemo {
  /// A scene.
  private struct Key: Hashable {
    /// The number of the document's resolution.
    var resolution: Int
    var scene: Int
  }

  /// What roots are laid out for.
  let purpose: RootKnowledge.Purpose
  private var knowledge: [Key: [RootKnowledge]] = [:]

  init(for purpose: RootKnowledge.Purpose) { self.purpose = purpose }

  /// What is known of the roots of a scene.
  ///
  /// - Parameters:
  ///   - scene: The number of the document's resolution and that of the scene.
  ///   - count: How many roots the scene has.
  /// - Returns: What is known, and will be, by root.
  mutating func roots(of scene: (resolution: Int, scene: Int), count: Int) -> [RootKnowledge] {
    let key = Key(resolution: scene.resolution, scene: scene.scene)
    if let known = knowledge[key] { return known }
    let new = (0..<count).map { _ in RootKnowledge(for: purpose) }
    knowledge[key] = new
    return new
  }
}

/// What is known of a root.
final class RootKnowledge {
  /// A layout of the root, with all that it depends on.
  struct Known {
    let context: RootContext
    let room: RootRoom
    let cellMargins: EdgeInsets?
    let result: RootLayouter.Result
  }

  /// What the sizes of contents whose widths are not known depend on.
  struct ContentKey: Hashable {
    /// The measurer's surroundings.
    let surroundings: Int
    /// By which part of what they may be off contents are larger.
    let variation: Double
  }

  /// What a root is laid out for.
  enum Purpose {
    /// One layout or two: it does not pay to keep plans.
    case layout
    /// Layouts at several sizes.
    case layouts
    /// A layout that explains itself.
    case explanation
  }

  /// Its layouts.
  private var layouts: [Known] = []
  /// How large contents are whose widths are not known.
  var contents: [ContentKey: [ContentSize]] = [:]
  /// The conflicts found last, by the constraint that is one too many.
  var conflicts: [ConstraintIndex: [ConstraintIndex]] = [:]
  /// The constraints that were left out of the last solution as they contradict earlier ones.
  var rejections: [ConstraintIndex] = []
  /// The solutions that may be replayed.
  var plans = RootPlans()
  /// Those with contents that are not the root's, which are made to find out what is open.
  var openness: RootPlans?
  /// What it is laid out for.
  let purpose: Purpose

  init(for purpose: Purpose) {
    self.purpose = purpose
    if purpose == .layouts { openness = RootPlans() }
  }

  /// What the root's layout is in the same place; nil when it is not known.
  func result(like layouter: RootLayouter) -> RootLayouter.Result? {
    layouts.first {
      $0.room == layouter.canvas.room && $0.cellMargins == layouter.cellMargins
        && $0.context == layouter.context
    }?.result
  }

  /// Keeps a layout.
  func keep(_ result: RootLayouter.Result, of layouter: RootLayouter) {
    layouts.append(
      Known(
        context: layouter.context, room: layouter.canvas.room, cellMargins: layouter.cellMargins,
        result: result))
  }
}
