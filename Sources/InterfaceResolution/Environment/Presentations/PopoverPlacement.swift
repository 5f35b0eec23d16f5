import InterfaceTraits
import PlatformFacts

/// The placement of a popover relative to its anchor.
///
/// The popover uses the first direction in which it fits: below the anchor, above it, to its right,
/// to its left. If it fits nowhere, it uses the direction with the largest area and shrinks to fit
/// it. Which of several directions UIKit prefers is not documented: a guess.
struct PopoverPlacement {
  /// The frame of the popover without its arrow.
  let frame: LayoutRect
  let arrow: PopoverArrow

  /// Positions a popover.
  ///
  /// - Parameters:
  ///   - size: The preferred size.
  ///   - least: The minimum size, which is no larger than the preferred one.
  ///   - anchor: The rectangle at which the arrow points.
  ///   - directions: The permitted arrow directions; an empty set permits all.
  ///   - availableArea: The part of the window that is available to the popover.
  ///   - metrics: The metrics of popovers.
  init(
    _ size: LayoutSize, least: LayoutSize, at anchor: LayoutRect,
    directions: PopoverArrow.Directions, in availableArea: LayoutRect,
    _ metrics: PresentationMetrics
  ) {
    let arrow = metrics.popoverArrow
    let allowed = PopoverArrow.Direction.allCases.filter {
      directions.isEmpty || directions.contains($0)
    }
    let sides = (allowed.isEmpty ? PopoverArrow.Direction.allCases : allowed).map {
      (direction: $0, area: Self.side($0, of: anchor, in: availableArea, behind: arrow))
    }
    var best = sides[0]
    func fitting(_ area: LayoutRect) -> LayoutSize {
      LayoutSize(width: min(size.width, area.width), height: min(size.height, area.height))
    }
    if let first = sides.first(where: {
      $0.area.width >= least.width && $0.area.height >= least.height
    }) {
      best = first
    } else {
      for side in sides.dropFirst() {
        let (one, other) = (fitting(best.area), fitting(side.area))
        if other.width * other.height > one.width * one.height { best = side }
      }
    }
    let (direction, area) = best
    let fitted = fitting(area)
    var frame = LayoutRect(x: area.x, y: area.y, width: fitted.width, height: fitted.height)
    var tip = LayoutPoint.zero
    let inset = metrics.popoverArrowInset
    if direction.isVertical {
      let middle = anchor.x + anchor.width / 2
      frame.x = Self.clamp(middle - frame.width / 2, area.x, area.maxX - frame.width)
      if direction == .down { frame.y = area.maxY - frame.height }
      tip.x = Self.clamp(middle, frame.x + inset, frame.maxX - inset)
      tip.y = direction == .up ? area.y - arrow : area.maxY + arrow
    } else {
      let middle = anchor.y + anchor.height / 2
      frame.y = Self.clamp(middle - frame.height / 2, area.y, area.maxY - frame.height)
      if direction == .right { frame.x = area.maxX - frame.width }
      tip.y = Self.clamp(middle, frame.y + inset, frame.maxY - inset)
      tip.x = direction == .left ? area.x - arrow : area.maxX + arrow
    }
    self.frame = frame
    self.arrow = PopoverArrow(direction: direction, tip: tip)
  }

  /// Returns the available area on the side of an anchor that corresponds to an arrow direction,
  /// without the arrow.
  private static func side(
    _ direction: PopoverArrow.Direction, of anchor: LayoutRect, in availableArea: LayoutRect,
    behind arrow: Double
  ) -> LayoutRect {
    var (left, top, right, bottom) = (
      availableArea.x, availableArea.y, availableArea.maxX, availableArea.maxY
    )
    switch direction {
    case .up: top = clamp(anchor.maxY + arrow, top, bottom)
    case .down: bottom = clamp(anchor.y - arrow, top, bottom)
    case .left: left = clamp(anchor.maxX + arrow, left, right)
    case .right: right = clamp(anchor.x - arrow, left, right)
    }
    return LayoutRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns a number clamped between two others, or their mean if the first is greater.
  private static func clamp(_ value: Double, _ least: Double, _ most: Double) -> Double {
    least > most ? (least + most) / 2 : min(max(value, least), most)
  }
}
