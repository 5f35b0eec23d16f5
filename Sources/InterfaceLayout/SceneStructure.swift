import InterfaceEnvironment
import InterfaceResolution
import InterfaceTraits
import PlatformFacts

/// A resolved scene with what every layout of it with the same measures needs, whatever the canvas.
final class SceneStructure: Sendable {
  let scene: ResolvedScene
  let roots: LayoutRoots
  /// For each view of the scene what constraints ask of it.
  let views: [PlacedView]
  let rowStacking: RowStacking
  /// The views that show texts.
  let textViews: [Int]
  private let contradictions: ContradictionMetrics
  private let alignment: ControlMetrics.Alignment
  /// Whether the alignment rectangles of sliders matter.
  private let hasSliders: Bool
  /// Whether what holds of the top-level views of xibs matters.
  private let hasFreeRoots: Bool

  /// Prepares a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - configuration: Where it is.
  ///   - known: The same scene in another configuration of the same direction, where it may have other contents.
  init(_ scene: ResolvedScene, _ configuration: Configuration, like known: SceneStructure? = nil) {
    self.scene = scene
    let contradictions = configuration.metrics.contradictions
    let alignment = configuration.metrics.controls.alignment
    let flow = configuration.traits.interfaceDirection
    self.contradictions = contradictions
    self.alignment = alignment
    if let known, known.orders(like: contradictions) {
      roots = known.roots
    } else {
      roots = LayoutRoots(scene, contradictions)
    }
    if let known, known.alignment == alignment || !known.hasSliders {
      views = known.views
    } else {
      views = scene.views.map { PlacedView($0, alignment, flow) }
    }
    hasSliders = known?.hasSliders ?? views.contains { $0.kind == .slider }
    hasFreeRoots =
      known?.hasFreeRoots
      ?? roots.parts.contains { scene.isOutsideController(root: $0.root) }
    rowStacking = known?.rowStacking ?? RowStacking(scene)
    textViews = scene.views.indices.filter { scene.views[$0].content.showsText }
  }
}

extension SceneStructure {
  /// Whether constraints stand in the same order when other ones of them are given up.
  private func orders(like other: ContradictionMetrics) -> Bool {
    var other = other
    if !hasFreeRoots { other.farEdgesOfXibsGiveWay = contradictions.farEdgesOfXibsGiveWay }
    return other == contradictions
  }
}

extension ResolvedScene {
  /// Whether a layout root is neither a controller's view nor inside another root.
  func isOutsideController(root: Int) -> Bool {
    views[root].superview < 0 && views[root].role != .controllerRoot
  }
}

/// What constraints ask of a view: apart from the texts and values of a resolved view, so that it is
/// cheap to hand around.
struct PlacedView {
  let kind: ViewKind
  let role: ResolvedView.Role
  /// What the document asks for; explicit margins in the flow, in which `left` is the near edge.
  let layout: LayoutProperties
  /// How a stack view arranges its subviews; nil for other views.
  let stack: ViewContent.StackView?
  /// Whether constraints of views inside act on the content rather than on the frame.
  let scrollsContent: Bool
  let storedFrame: StoredFrame?
  let autoresizingMask: AutoresizingMask
  /// Between the view's frame and the rectangle that constraints act on, in the flow.
  let alignmentInsets: EdgeInsets

  init(
    _ view: ResolvedView, _ alignment: ControlMetrics.Alignment,
    _ flow: TraitCollection.LayoutDirection
  ) {
    kind = view.kind
    role = view.role
    var layout = view.layout
    stack = view.content.stackView
    scrollsContent = view.content.scrolls
    storedFrame = view.storedFrame
    autoresizingMask = view.autoresizingMask
    // A control's own insets are taken to turn with it (a guess); an image's are the image's in every direction.
    var insets = alignment.insets(view.kind)
    if let own = view.imageAlignmentInsets { insets = flow == .rightToLeft ? own.mirrored : own }
    if flow == .rightToLeft { layout.explicitMargins = layout.explicitMargins?.mirrored }
    self.layout = layout
    alignmentInsets = insets
  }
}
