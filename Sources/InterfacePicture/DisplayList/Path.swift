package import InterfaceTraits

/// The outline of a shape: lines, curves and arcs from point to point.
package struct Path: Equatable, Sendable {
  package enum Step: Equatable, Sendable {
    case move(LayoutPoint)
    case line(LayoutPoint)
    /// A quadratic curve: a control point and the end.
    case quadratic(LayoutPoint, LayoutPoint)
    /// A cubic curve: two control points and the end.
    case curve(LayoutPoint, LayoutPoint, LayoutPoint)
    /// A part of a circle of the given radius to the last point: the longer or the shorter one, turning
    /// clockwise or not.
    case arc(radius: Double, isLong: Bool, isClockwise: Bool, LayoutPoint)
    /// Back to the last point moved to.
    case close
  }

  package private(set) var steps: [Step]

  /// Creates a path of steps.
  init(steps: [Step] = []) { self.steps = steps }

  mutating func move(_ x: Double, _ y: Double) { steps.append(.move(LayoutPoint(x: x, y: y))) }

  mutating func line(_ x: Double, _ y: Double) { steps.append(.line(LayoutPoint(x: x, y: y))) }

  /// A cubic curve: two control points and the end.
  mutating func curve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x: Double, _ y: Double
  ) {
    steps.append(
      .curve(LayoutPoint(x: x1, y: y1), LayoutPoint(x: x2, y: y2), LayoutPoint(x: x, y: y)))
  }

  /// A part of a circle to a point.
  mutating func arc(
    radius: Double, isLong: Bool, isClockwise: Bool, _ x: Double, _ y: Double
  ) {
    steps.append(
      .arc(radius: radius, isLong: isLong, isClockwise: isClockwise, LayoutPoint(x: x, y: y)))
  }

  mutating func close() { steps.append(.close) }
}
