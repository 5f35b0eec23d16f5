/// The outline of a glyph, in units of its font: to the right of where it stands, and down from the baseline.
package struct FontOutline: Hashable, Sendable {
  /// A place.
  package struct Point: Hashable, Sendable {
    /// To the right, in units.
    package var x: Double
    /// Down, in units.
    package var y: Double
  }

  /// A step of the pen.
  package enum Step: Hashable, Sendable {
    /// To where a contour begins.
    case move(Point)
    /// Straight to a point.
    case line(Point)
    /// A curve with one control point.
    case quadratic(Point, Point)
    /// A curve with two control points.
    case cubic(Point, Point, Point)
    /// Back to where the contour began.
    case close
  }

  /// The steps; none for a glyph without ink.
  package internal(set) var steps: [Step] = []

  /// The most steps of a glyph that is drawn: far more than the thousand of the finest letters.
  static let mostSteps = 20_000
  /// How far from where it stands a glyph may reach, in em.
  static let farthest = 16.0
}
