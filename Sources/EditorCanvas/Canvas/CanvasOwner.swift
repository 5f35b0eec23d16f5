/// The owner of a document's canvas, which determines the status bar that Interface Builder drew.
package enum CanvasOwner: Hashable, Sendable {
  /// A view controller's view in a storyboard or a xib.
  case viewController
  /// A view of a xib without a controller.
  case xibView
}
