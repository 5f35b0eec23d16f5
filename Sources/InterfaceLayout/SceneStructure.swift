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
  private let contradictions: ContradictionMetrics
  private let alignment: ControlMetrics.Alignment

  /// Prepares a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - metrics: The measures of the configuration.
  ///   - known: The same scene in another configuration, where it may have other contents.
  init(_ scene: ResolvedScene, _ metrics: PlatformMetrics, like known: SceneStructure? = nil) {
    self.scene = scene
    contradictions = metrics.contradictions
    alignment = metrics.controls.alignment
    let alignment = alignment
    if let known, known.contradictions == contradictions {
      roots = known.roots
    } else {
      roots = LayoutRoots(scene, contradictions)
    }
    if let known, known.alignment == alignment {
      views = known.views
    } else {
      views = scene.views.map { PlacedView($0, alignment) }
    }
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

  init(_ view: ResolvedView, _ alignment: ControlMetrics.Alignment) {
    kind = view.kind
    role = view.role
    layout = view.layout
    stack = view.content.stackView
    scrollsContent = view.content.scrolls
    storedFrame = view.storedFrame
    autoresizingMask = view.autoresizingMask
    alignmentInsets =
      view.imageAlignmentInsets ?? alignment.insets(view.kind)
  }
}
