package import InterfaceTraits

/// The back button of a navigation bar, in the coordinates of the canvas, in points.
package struct PlacedBackButton: Hashable, Sendable {
  /// The frame of the whole button.
  package var frame: LayoutRect
  /// The frame of the arrow at the leading side.
  package var arrow: LayoutRect
  /// Whether the arrow points to the left, as in left-to-right interfaces.
  package var pointsLeft = true
  /// The title next to the arrow, or `nil` for the arrow alone.
  package var title: String?
  /// The width of the title; 0 without one.
  package var titleWidth: Double
}
