import InterfaceResolution
import InterfaceTraits
import PlatformFacts

/// A resolved scene with what every layout of it needs and no canvas changes.
final class SceneStructure: Sendable {
  let scene: ResolvedScene
  let roots: LayoutRoots
  /// For each view of the scene what constraints ask of it.
  let views: [PlacedView]
  let rowStacking: RowStacking

  /// Prepares a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - known: The same scene in another configuration, where it may have other contents.
  init(_ scene: ResolvedScene, like known: SceneStructure? = nil) {
    self.scene = scene
    roots = known?.roots ?? LayoutRoots(scene)
    views = known?.views ?? scene.views.map { PlacedView($0) }
    rowStacking = known?.rowStacking ?? RowStacking(scene)
  }
}

/// What constraints ask of a view: apart from the texts and values of a resolved view, so that it is
/// cheap to hand around.
struct PlacedView {
  let kind: ViewKind
  let role: ResolvedView.Role
  let layout: LayoutProperties
  /// How a stack view arranges its subviews; nil for other views.
  let stack: StackProperties?
  /// Whether constraints of views inside act on the content rather than on the frame.
  let scrollsContent: Bool
  let storedFrame: StoredFrame?
  let autoresizingMask: AutoresizingMask
  /// Between the view's frame and the rectangle that constraints act on.
  let alignmentInsets: EdgeInsets

  init(_ view: ResolvedView) {
    kind = view.kind
    role = view.role
    layout = view.layout
    stack = view.content.stackView
    scrollsContent = view.content.scrolls
    storedFrame = view.storedFrame
    autoresizingMask = view.autoresizingMask
    alignmentInsets =
      view.imageAlignmentInsets ?? ControlMetrics.alignmentInsets(view.kind)
  }
}
