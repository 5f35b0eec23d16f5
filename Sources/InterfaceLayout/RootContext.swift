import ConstraintSolver
import InterfaceModel
import InterfaceResolution
import InterfaceTraits
import PlatformFacts

/// What the layout of one root may depend on besides the root's views and its room: roots with equal
/// contexts and rooms are laid out once.
struct RootContext: Hashable {
  let version: ToolsVersion
  let device: Device?
  let orientation: Orientation
  /// Pixels per point.
  let scale: Double
  /// Whether the stored frames belong to this configuration.
  let isOwnCanvas: Bool
  /// Whether layouts are kept as functions of the canvas.
  let recordsClosedForm: Bool
  /// The size that the root's stored frame has on the canvas.
  let storedSize: Size?

  init(_ context: LayoutContext, root: ResolvedView) {
    version = context.version
    device = context.device
    orientation = context.orientation
    scale = context.scale
    isOwnCanvas = context.isOwnCanvas
    recordsClosedForm = context.recordsClosedForm
    storedSize = root.storedFrame?.rect(in: context.canvasSize).size
  }
}

/// The roots of a document that are laid out already.
struct RootMemo {
  /// A root with all that its layout depends on.
  struct Key: Hashable {
    /// The number of the document's resolution.
    var resolution: Int
    var scene: Int
    var part: Int
    var context: RootContext
    var canvas: RootCanvas
    var cellMargins: EdgeInsets?
  }

  /// A root at any size.
  struct RootKey: Hashable {
    var resolution: Int
    var scene: Int
    var part: Int
  }

  var results: [Key: RootLayouter.Result] = [:]
  /// The conflicts found last in each root that has any.
  var conflicts: [RootKey: [ConstraintIndex: [ConstraintIndex]]] = [:]
}
