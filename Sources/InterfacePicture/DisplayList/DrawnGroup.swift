package import InterfaceTraits

/// Items, at least one, that share coordinates, and what happens to them together.
package struct DrawnGroup: Equatable, Sendable {
  /// A rounded rectangle outside of which nothing is painted.
  package struct Clip: Equatable, Sendable {
    /// In the coordinates inside the group.
    package var rect: LayoutRect
    /// The radius of the corners, in points.
    package var radius = 0.0
  }

  /// From the coordinates inside to those around; nil when they are the same.
  package var transform: Transform?
  /// From 0 to 1.
  package var opacity: Double
  package var clip: Clip?
  /// Whether the items are kept for their places alone and not painted.
  package var isHidden: Bool
  /// The name of the configuration that is drawn inside; nil unless the picture shows several.
  package var configuration: String?
  /// The index after the group's last item.
  package internal(set) var end: Int
}

/// Where coordinates lie in those around them: scaled first, then turned, then moved.
package struct Transform: Equatable, Sendable {
  /// Where the origin comes to lie.
  package var origin: LayoutPoint
  package var scaleX = 1.0
  package var scaleY = 1.0
  /// Degrees clockwise.
  package var rotation = 0.0

  init(x: Double, y: Double, scale: Double = 1, rotation: Double = 0) {
    origin = LayoutPoint(x: x, y: y)
    scaleX = scale
    scaleY = scale
    self.rotation = rotation
  }
}
