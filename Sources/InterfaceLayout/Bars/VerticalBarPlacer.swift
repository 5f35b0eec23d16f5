import InterfaceResolution
import InterfaceTraits
import PlatformFacts

/// A placer of the items in the strip at the side of a foldable phone's content: from the top the
/// back button, prominent items, other items of the navigation bar, those of the toolbar, and tabs.
struct VerticalBarPlacer {
  private typealias Metrics = BarItemMetrics
  /// The frame of the strip, in the coordinates of the resulting items.
  private let strip: LayoutRect
  /// The top of the next item.
  private var y: Double
  /// The views of items with the centers that they are moved to.
  private(set) var centers: [(view: ViewIndex, center: LayoutPoint)] = []

  /// Creates a placer that begins at a distance from the top of a strip.
  init(strip: LayoutRect, top: Double) {
    self.strip = strip
    y = strip.y + top
  }

  /// Returns the next item of a height, in the middle of the strip.
  private mutating func next(width: Double, height: Double, gap: Double) -> LayoutRect {
    defer { y += height + gap }
    return LayoutRect(
      x: strip.x + (strip.width - width) / 2, y: y, width: width, height: height)
  }

  /// Returns the back button of a scene, without a title.
  mutating func back(_ arrow: LayoutSize, pointsLeft: Bool) -> PlacedBackButton {
    let side = Metrics.verticalItem.plain
    let frame = next(width: side, height: side, gap: Metrics.verticalGap.items)
    return PlacedBackButton(
      frame: frame,
      arrow: LayoutRect(
        x: frame.x + (side - arrow.width) / 2, y: frame.y + (side - arrow.height) / 2,
        width: arrow.width, height: arrow.height),
      pointsLeft: pointsLeft, title: nil, titleWidth: 0)
  }

  /// Lays out the items of a navigation bar, prominent ones first.
  mutating func place(
    left: [ViewContent.BarButtonItem], right: [ViewContent.BarButtonItem],
    into placed: inout PlacedBarItems
  ) {
    let items = left + right
    var frames = [PlacedBarItem](repeating: PlacedBarItem(frame: .zero), count: items.count)
    let order =
      items.indices.filter { items[$0].isProminent }
      + items.indices.filter { !items[$0].isProminent }
    for index in order { frames[index] = place(items[index]) }
    placed.left = Array(frames.prefix(left.count))
    placed.right = Array(frames.dropFirst(left.count))
  }

  /// Lays out the items of a toolbar.
  mutating func place(toolbar items: [ViewContent.BarButtonItem]) -> PlacedBarItems {
    PlacedBarItems(items: items.map { place($0) })
  }

  /// Lays out the tabs of a tab bar.
  mutating func placeTabs(_ count: Int) -> PlacedBarItems {
    PlacedBarItems(
      items: (0..<count).map { _ in
        PlacedBarItem(
          frame: next(width: strip.width, height: Metrics.verticalGap.tabs, gap: 0))
      })
  }

  private mutating func place(_ item: ViewContent.BarButtonItem) -> PlacedBarItem {
    if item.isSpace {
      return PlacedBarItem(frame: LayoutRect(x: strip.x, y: y, width: strip.width, height: 0))
    }
    let sides = Metrics.verticalItem
    let side = item.isProminent ? sides.prominent : sides.plain
    let isText = item.shownTitle != nil
    let frame = next(
      width: isText ? strip.width : side, height: side, gap: Metrics.verticalGap.items)
    if let view = item.customView {
      centers.append(
        (view, LayoutPoint(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)))
    }
    return PlacedBarItem(frame: frame)
  }
}
