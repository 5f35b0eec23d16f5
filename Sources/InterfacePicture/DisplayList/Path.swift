package import InterfaceTraits

/// The outline of a shape: lines, curves and arcs between points.
package struct Path: Equatable, Sendable {
  package enum Step: Equatable, Sendable {
    case move(LayoutPoint)
    case line(LayoutPoint)
    /// A quadratic curve: a control point and the end.
    case quadratic(LayoutPoint, LayoutPoint)
    /// A cubic curve: two control points and the end.
    case curve(LayoutPoint, LayoutPoint, LayoutPoint)
    /// A circular arc with a radius to the last point: the longer or the shorter one, clockwise or
    /// counterclockwise.
    case arc(radius: Double, isLong: Bool, isClockwise: Bool, LayoutPoint)
    /// A line back to the last point moved to.
    case close
  }

  package private(set) var steps: [Step]

  init(steps: [Step] = []) { self.steps = steps }

  mutating func move(_ x: Double, _ y: Double) { steps.append(.move(LayoutPoint(x: x, y: y))) }

  mutating func line(_ x: Double, _ y: Double) { steps.append(.line(LayoutPoint(x: x, y: y))) }

  /// Adds a cubic curve: two control points and the end.
  mutating func curve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x: Double, _ y: Double
  ) {
    steps.append(
      .curve(LayoutPoint(x: x1, y: y1), LayoutPoint(x: x2, y: y2), LayoutPoint(x: x, y: y)))
  }

  /// Adds a circular arc to a point.
  mutating func arc(
    radius: Double, isLong: Bool, isClockwise: Bool, _ x: Double, _ y: Double
  ) {
    steps.append(
      .arc(radius: radius, isLong: isLong, isClockwise: isClockwise, LayoutPoint(x: x, y: y)))
  }

  mutating func close() { steps.append(.close) }
}
