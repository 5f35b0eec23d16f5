import InterfaceResolution
import InterfaceTraits
import PlatformFacts

/// A resolved scene with the inputs that every layout with the same metrics shares, regardless of
/// the canvas.
final class SceneStructure: Sendable {
  let id: SceneID
  let scene: ResolvedScene
  let geometry: SceneGeometry

  /// Creates the structure of a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - id: The id of the scene.
  ///   - configuration: The configuration of the scene.
  ///   - cache: The cached results of the document.
  init(_ scene: ResolvedScene, id: SceneID, _ configuration: Configuration, cache: LayoutCache) {
    self.id = id
    self.scene = scene
    // All scenes with the same id have the same layout direction.
    geometry = cache.geometries.cached(
      SceneGeometry.Key(id: id, metrics: configuration.metrics.id)
    ) {
      SceneGeometry(scene, configuration)
    }
  }
}

/// The inputs of a scene's layout, apart from its contents, that are shared if the metrics are the
/// same.
final class SceneGeometry: Sendable {
  /// The values on which it depends.
  struct Key: Hashable {
    let id: SceneID
    let metrics: PlatformMetrics.ID
  }

  let roots: LayoutRoots
  /// For each view of the scene, its layout properties.
  let views: Table<ResolvedView, PlacedView>
  /// Whether the margins of any view follow the readable width.
  let followsReadableWidth: Bool
  let rowStacking: RowStacking
  /// The views that contain texts.
  let textViews: [ViewIndex]

  init(_ scene: ResolvedScene, _ configuration: Configuration) {
    roots = LayoutRoots(scene, configuration.metrics.contradictions)
    let alignment = configuration.metrics.controls.alignment
    let flow = configuration.traits.interfaceDirection
    views = scene.views.mapValues { PlacedView($0, alignment, flow) }
    followsReadableWidth = views.contains { $0.layout.marginsFollowReadableWidth }
    rowStacking = RowStacking(scene)
    textViews = scene.views.indices.filter { scene.views[$0].kind.showsText }
  }
}

extension ResolvedScene {
  /// Returns whether a layout root is neither a controller's view nor inside another root.
  func isOutsideController(root: ViewIndex) -> Bool {
    views[root].superview == nil && views[root].role != .controllerRoot
  }
}

/// The layout properties of a view without the texts and values of a resolved view, so that it is
/// cheap to copy.
struct PlacedView {
  let kind: ViewKind
  let role: ResolvedView.Role
  /// The properties that the document declares; explicit margins are in the flow, in which `left`
  /// is the leading edge.
  let layout: LayoutProperties
  /// The arrangement of a stack view, or `nil` for other views.
  let stack: ViewContent.StackView?
  /// Whether constraints of subviews refer to the content rather than to the frame.
  let scrollsContent: Bool
  let storedFrame: StoredFrame?
  let autoresizingMask: AutoresizingMask
  /// The insets between the view's frame and its alignment rectangle, in the flow.
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
    // The insets of a control are assumed to be mirrored with it (a guess); those of an image are
    // the same in every direction.
    var insets = alignment.insets(view.kind)
    if let own = view.imageAlignmentInsets { insets = flow == .rightToLeft ? own.mirrored : own }
    if flow == .rightToLeft { layout.explicitMargins = layout.explicitMargins?.mirrored }
    self.layout = layout
    alignmentInsets = insets
  }
}
