package import InterfaceTraits
package import PlatformFacts

/// A shape with its fill and stroke.
package struct Shape: Equatable, Sendable {
  package enum Outline: Equatable, Sendable {
    case rect(LayoutRect, radius: Double)
    case circle(center: LayoutPoint, radius: Double)
    case line(from: LayoutPoint, to: LayoutPoint)
    case path(Path)
  }

  package var outline: Outline
  /// The fill color, or `nil` if there is none.
  package var fill: RGBA?
  /// The stroke, or `nil` if there is none.
  package var stroke: Stroke?
}

/// A line around a shape.
package struct Stroke: Equatable, Sendable {
  package var color: RGBA
  /// The width, in points.
  package var width = 1.0
  /// The lengths of dashes and gaps, or empty for a solid line.
  package var dashes: [Double] = []
  /// Whether ends and corners are round.
  package var isRound = false
}
