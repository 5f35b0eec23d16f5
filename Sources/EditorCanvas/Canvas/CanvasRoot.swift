package import InterfaceTraits
package import PlatformFacts

/// A layout root on the canvas, as far as what covers it depends on it.
package struct CanvasRoot: Hashable, Sendable {
  /// The root's frame, in points.
  package var frame: LayoutRect
  /// What the canvas shows.
  package var owner: CanvasOwner
  /// The bars around the scene.
  package var bars: BarSet
  /// Whether the scene always shows a large title.
  package var alwaysHasLargeTitle: Bool
  /// Whether the document says that there is no status bar.
  package var hidesStatusBar: Bool
  /// Whether a container view shows the scene.
  package var isEmbedded: Bool
  /// Whether the document says the root's size itself.
  package var isFreeform: Bool
  /// Whether the document itself simulates the bar at the top.
  package var simulatesTopBar: Bool

  /// Creates a root without bars, shown by nobody.
  package init(frame: LayoutRect, owner: CanvasOwner = .viewController) {
    self.frame = frame
    self.owner = owner
    bars = BarSet()
    alwaysHasLargeTitle = false
    hidesStatusBar = false
    isEmbedded = false
    isFreeform = false
    simulatesTopBar = false
  }
}
