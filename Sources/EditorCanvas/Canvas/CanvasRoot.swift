package import InterfaceTraits
package import PlatformFacts

/// A layout root on the canvas, with the properties that determine its insets.
package struct CanvasRoot: Hashable, Sendable {
  /// The root's frame, in points.
  package var frame: LayoutRect
  /// The owner of the canvas.
  package var owner: CanvasOwner
  /// The bars around the scene.
  package var bars: BarSet
  /// Whether the scene always has a large title.
  package var alwaysHasLargeTitle: Bool
  /// Whether the document hides the status bar.
  package var hidesStatusBar: Bool
  /// Whether a container view embeds the scene.
  package var isEmbedded: Bool
  /// Whether the document declares the size of the root.
  package var isFreeform: Bool
  /// The height of the freeform canvas that the document declares for the root, in points, or `nil`.
  package var freeformHeight: Double?
  /// Whether the document simulates a canvas with the root's own size, rather than only containing
  /// such a size.
  package var simulatesOwnSize: Bool
  /// Whether the document simulates the bar at the top.
  package var simulatesTopBar: Bool

  /// Creates a root without bars that is not embedded.
  package init(frame: LayoutRect, owner: CanvasOwner = .viewController) {
    self.frame = frame
    self.owner = owner
    bars = BarSet()
    alwaysHasLargeTitle = false
    hidesStatusBar = false
    isEmbedded = false
    isFreeform = false
    simulatesOwnSize = false
    simulatesTopBar = false
  }
}
