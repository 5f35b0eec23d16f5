import InterfaceResolution
import InterfaceTraits
import PlatformFacts

/// A resolved scene with what every layout of it with the same measures needs, whatever the canvas.
final class SceneStructure: Sendable {
  let id: SceneID
  let scene: ResolvedScene
  let geometry: SceneGeometry

  /// Prepares a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - id: Which one it is.
  ///   - configuration: Where it is.
  ///   - cache: What was computed for its document.
  init(_ scene: ResolvedScene, id: SceneID, _ configuration: Configuration, cache: LayoutCache) {
    self.id = id
    self.scene = scene
    // All scenes of one id run in one direction.
    geometry = cache.geometries.cached(
      SceneGeometry.Key(id: id, metrics: configuration.metrics.id)
    ) {
      SceneGeometry(scene, configuration)
    }
  }
}

/// What layout needs of a scene besides its contents, where the measures are the same.
final class SceneGeometry: Sendable {
  /// All that it depends on.
  struct Key: Hashable {
    let id: SceneID
    let metrics: PlatformMetrics.ID
  }

  let roots: LayoutRoots
  /// For each view of the scene what constraints ask of it.
  let views: Table<ResolvedView, PlacedView>
  let rowStacking: RowStacking
  /// The views that show texts.
  let textViews: [ViewIndex]

  init(_ scene: ResolvedScene, _ configuration: Configuration) {
    roots = LayoutRoots(scene, configuration.metrics.contradictions)
    let alignment = configuration.metrics.controls.alignment
    let flow = configuration.traits.interfaceDirection
    views = scene.views.mapValues { PlacedView($0, alignment, flow) }
    rowStacking = RowStacking(scene)
    textViews = scene.views.indices.filter { scene.views[$0].kind.showsText }
  }
}

extension ResolvedScene {
  /// Whether a layout root is neither a controller's view nor inside another root.
  func isOutsideController(root: ViewIndex) -> Bool {
    views[root].superview == nil && views[root].role != .controllerRoot
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
  let alignmentInsets: LayoutInsets

  init(
    _ view: ResolvedView, _ alignment: ControlMetrics.Alignment,
    _ flow: TraitCollection.LayoutDirection
  ) {
    kind = view.kind
    role = view.role
    var layout = view.layout
    stack = view.content.stackView
    scrollsContent = view.kind.scrolls
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
