package import InterfaceResolution
package import InterfaceTraits

/// The environment that a controller gets from its container: its frame, traits and surrounding
/// bars.
package struct ControllerEnvironment: Hashable, Sendable {
  /// The frame of its view in the window's coordinates, in points.
  package var frame: LayoutRect
  /// The insets of the frame that the screen's shape and the bars of outer containers cover,
  /// without the bars in `presentation`.
  package var safeArea: LayoutInsets
  /// The traits of the controller.
  package var traits: TraitCollection
  /// The bars that the nearest containers show around the controller.
  package var presentation = ScenePresentation()
  /// Whether the controller is, or may come, on the screen in this state of the app.
  package var isShown = true
  /// Whether the controller is in a card or sheet, whose navigation bars are higher.
  package var isInSheet = false
  /// Whether a delegate wrapped the presented content in a navigation controller with a Done item.
  package var isWrapped = false
  /// Whether the controller overlaps its siblings, as a column that slid in does.
  package var isOverlay = false

  /// Creates an environment without bars.
  package init(frame: LayoutRect, safeArea: LayoutInsets, traits: TraitCollection) {
    self.frame = frame
    self.safeArea = safeArea
    self.traits = traits
  }

  /// Returns the insets of an inner rectangle that the covered area of the frame overlaps.
  ///
  /// - Parameters:
  ///   - inner: The rectangle, in the window's coordinates.
  ///   - covered: The covered insets of the frame, including bars.
  /// - Returns: The insets of the rectangle, at most its width or height.
  func safeArea(of inner: LayoutRect, covered: LayoutInsets) -> LayoutInsets {
    func inset(_ covered: Double, _ distance: Double, _ length: Double) -> Double {
      min(max(0, covered - distance), max(0, length))
    }
    return LayoutInsets(
      top: inset(covered.top, inner.y - frame.y, inner.height),
      left: inset(covered.left, inner.x - frame.x, inner.width),
      bottom: inset(covered.bottom, frame.maxY - inner.maxY, inner.height),
      right: inset(covered.right, frame.maxX - inner.maxX, inner.width))
  }
}
