package import InterfaceTraits
package import PlatformFacts

/// A shape with what fills it and the line around it.
package struct Shape: Equatable, Sendable {
  package enum Outline: Equatable, Sendable {
    case rect(LayoutRect, radius: Double)
    case circle(center: LayoutPoint, radius: Double)
    case line(from: LayoutPoint, to: LayoutPoint)
    case path(Path)
  }

  package var outline: Outline
  /// Nil for none.
  package var fill: RGBA?
  /// Nil for none.
  package var stroke: Stroke?
}

/// A line around a shape.
package struct Stroke: Equatable, Sendable {
  package var color: RGBA
  /// Points.
  package var width = 1.0
  /// Lengths of dashes and gaps; none for a whole line.
  package var dashes: [Double] = []
  /// Whether ends and corners are round.
  package var isRound = false
}
