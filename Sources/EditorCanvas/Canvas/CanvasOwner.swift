/// What the canvas of a document shows, which decides the status bar that Interface Builder drew.
package enum CanvasOwner: Hashable, Sendable {
  /// A view controller's view in a storyboard or a xib.
  case viewController
  /// A view of a xib without a controller.
  case xibView
}
