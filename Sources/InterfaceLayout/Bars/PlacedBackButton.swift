package import InterfaceTraits

/// The button of a navigation bar that goes back, in the coordinates of the canvas, in points.
package struct PlacedBackButton: Hashable, Sendable {
  /// The whole button.
  package var frame: LayoutRect
  /// The arrow at its leading side.
  package var arrow: LayoutRect
  /// Whether the arrow points to the left, as it does where text begins there.
  package var pointsLeft = true
  /// The title next to the arrow, or `nil` for the arrow alone.
  package var title: String?
  /// The width of the title; 0 without one.
  package var titleWidth: Double
}
