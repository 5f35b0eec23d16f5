package import InterfaceTraits

/// One or more items with a common coordinate space and common effects.
package struct DrawnGroup: Equatable, Sendable {
  /// A rounded rectangle that items are clipped to.
  package struct Clip: Equatable, Sendable {
    /// The rectangle in the coordinate space inside the group.
    package var rect: LayoutRect
    /// The radius of the corners, in points.
    package var radius = 0.0
  }

  /// The transform from the inner to the outer coordinate space, or `nil` if they are the same.
  package var transform: Transform?
  /// The opacity, from 0 to 1.
  package var opacity: Double
  package var clip: Clip?
  /// Whether the items are included for their positions only and not painted.
  package var isHidden: Bool
  /// The name of the configuration that is drawn inside, or `nil` unless the picture shows several.
  package var configuration: String?
  /// The title for tooltips and screen readers, or `nil` if there is none.
  package var title: String?
  /// The index after the group's last item.
  package internal(set) var end: Int
}

/// A transform to the outer coordinate space: scaling, then rotation, then translation.
package struct Transform: Equatable, Sendable {
  /// The position of the origin.
  package var origin: LayoutPoint
  package var scaleX = 1.0
  package var scaleY = 1.0
  /// The rotation in degrees, clockwise.
  package var rotation = 0.0

  init(x: Double, y: Double, scale: Double = 1, rotation: Double = 0) {
    origin = LayoutPoint(x: x, y: y)
    scaleX = scale
    scaleY = scale
    self.rotation = rotation
  }
}
