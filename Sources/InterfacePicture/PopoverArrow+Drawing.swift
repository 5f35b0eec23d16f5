import InterfaceResolution
import InterfaceTraits
import PlatformFacts

extension PopoverArrow {
  /// Draws the arrow between its tip and the popover.
  func draw(at frame: LayoutRect, fill: RGBA, _ drawing: inout Drawing) {
    let half = abs(
      direction.isVertical
        ? (direction == .up ? frame.y - tip.y : tip.y - frame.maxY)
        : (direction == .left ? frame.x - tip.x : tip.x - frame.maxX))
    let base: (LayoutPoint, LayoutPoint) =
      switch direction {
      case .up: (LayoutPoint(x: tip.x - half, y: frame.y), LayoutPoint(x: tip.x + half, y: frame.y))
      case .down:
        (LayoutPoint(x: tip.x - half, y: frame.maxY), LayoutPoint(x: tip.x + half, y: frame.maxY))
      case .left:
        (LayoutPoint(x: frame.x, y: tip.y - half), LayoutPoint(x: frame.x, y: tip.y + half))
      case .right:
        (LayoutPoint(x: frame.maxX, y: tip.y - half), LayoutPoint(x: frame.maxX, y: tip.y + half))
      }
    var path = Path()
    path.move(tip.x, tip.y)
    path.line(base.0.x, base.0.y)
    path.line(base.1.x, base.1.y)
    path.close()
    drawing.path(path, fill: fill)
  }
}
