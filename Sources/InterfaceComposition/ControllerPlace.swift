package import InterfaceResolution
package import InterfaceTraits

/// What a controller gets from the one around it: its room, its traits and the bars around it.
package struct ControllerPlace: Hashable, Sendable {
  /// Where its view is, in the window's coordinates; points.
  package var frame: LayoutRect
  /// What the screen's shape and the bars of outer containers cover of the frame; the bars that `surroundings` names do not
  /// count.
  package var safeArea: LayoutInsets
  /// The traits that hold in it.
  package var traits: TraitCollection
  /// The bars that the nearest containers show around it.
  package var surroundings = Surroundings()
  /// Whether it is, or may come, onto the screen in this state of the app.
  package var isShown = true
  /// Whether it is in a card or sheet, whose navigation bars are higher.
  package var isInSheet = false
  /// Whether a delegate put what is presented there into a navigation controller with a Done item.
  package var isWrapped = false
  /// Whether it lies above what is beside it, as a column that slid in.
  package var isOverlay = false

  /// A place without bars.
  package init(frame: LayoutRect, safeArea: LayoutInsets, traits: TraitCollection) {
    self.frame = frame
    self.safeArea = safeArea
    self.traits = traits
  }

  /// What outer bounds cover of a rectangle inside this place.
  ///
  /// - Parameters:
  ///   - inner: The rectangle, in the window's coordinates.
  ///   - covered: What is covered of this place, bars included.
  /// - Returns: The insets of the rectangle; nothing reaches further in than the rectangle is wide or high.
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
