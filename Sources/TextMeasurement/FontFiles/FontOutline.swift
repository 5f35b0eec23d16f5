/// The outline of a glyph in units of its font, with x to the right of the glyph's origin and y
/// down from the baseline.
package struct FontOutline: Hashable, Sendable {
  package struct Point: Hashable, Sendable {
    /// The x-coordinate, to the right, in units.
    package var x: Double
    /// The y-coordinate, down, in units.
    package var y: Double
  }

  /// A segment of the outline.
  package enum Step: Hashable, Sendable {
    /// Moves to the start of a contour.
    case move(Point)
    /// A straight line to a point.
    case line(Point)
    /// A curve with one control point.
    case quadratic(Point, Point)
    /// A curve with two control points.
    case cubic(Point, Point, Point)
    /// Closes the contour.
    case close
  }

  /// The segments, empty for a glyph without ink.
  package internal(set) var steps: [Step] = []

  /// The maximum number of segments of a drawn glyph, far more than the thousand of the most
  /// detailed letters.
  static let mostSteps = 20_000
  /// The maximum distance of an outline from the glyph's origin, in em.
  static let farthest = 16.0
}
