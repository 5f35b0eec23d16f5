import InterfaceTraits

/// Where undetermined views are wished to be, apart from where they lie in a solution: what goes there is
/// open.
struct Wishes {
  /// The solution that is departed from.
  let solution: RootLayouter.Result
  /// How far, and which way; each view goes a distance of its own, so that views which share room do not
  /// merely change places.
  let step: Double

  private func distance(of local: Int) -> Double { step * (1 + 0.37 * Double(local % 17)) }

  /// The frame that a view is wished to have, in the coordinates of the view around it.
  func frame(of local: Int, in outer: Int) -> Rect {
    let distance = distance(of: local)
    var frame = solution.frames[local]
    frame.x += 13 * distance - solution.frames[outer].x
    frame.y += 13 * distance - solution.frames[outer].y
    frame.width += 11 * distance
    frame.height += 11 * distance
    return frame
  }

  /// The width that the root is wished to have.
  var rootWidth: Double { solution.frames[0].width + 11 * step }

  /// The extent that a scroll view's content is wished to have; nil for other views.
  func contentExtent(of local: Int, _ axis: Axis) -> Double? {
    guard let size = solution.contentSizes[local] else { return nil }
    return (axis == .horizontal ? size.width : size.height) + 13 * distance(of: local)
  }
}
