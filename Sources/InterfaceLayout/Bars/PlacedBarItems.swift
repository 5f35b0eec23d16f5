package import InterfaceTraits

/// An item of a bar with its place.
package struct PlacedBarItem: Hashable, Sendable {
  /// Where the item is: for bars around a scene in the coordinates of the canvas, for bars that are views
  /// in those of the bar, in points.
  package var frame: LayoutRect
  /// The width of the item's title, in points; nil without one.
  package var titleWidth: Double?
}

/// What a bar shows, each item with its place.
package struct PlacedBarItems: Hashable, Sendable {
  /// The button that goes back; nil for none.
  package var back: PlacedBackButton?
  /// The items at the leading side of a navigation bar, in the order of the navigation item.
  package var left: [PlacedBarItem] = []
  /// The items at the trailing side of a navigation bar, in the order of the navigation item: from the edge.
  package var right: [PlacedBarItem] = []
  /// The title of a navigation bar; nil where there is none, or a view in its place.
  package var title: PlacedBarItem?
  /// Whether the title stands large below the items.
  package var hasLargeTitle = false
  /// The line above the title; nil for none.
  package var prompt: LayoutRect?
  /// The items of a toolbar or tab bar, from the leading side.
  package var items: [PlacedBarItem] = []

  /// The items as a mirror in the middle of their bar shows them.
  func mirrored(in bar: LayoutRect) -> PlacedBarItems {
    func mirror(_ frame: LayoutRect) -> LayoutRect {
      LayoutRect(
        x: bar.x + bar.maxX - frame.maxX, y: frame.y, width: frame.width, height: frame.height)
    }
    func mirror(_ item: PlacedBarItem) -> PlacedBarItem {
      PlacedBarItem(frame: mirror(item.frame), titleWidth: item.titleWidth)
    }
    var result = self
    result.back = back.map { back in
      var turned = back
      turned.frame = mirror(back.frame)
      turned.arrow = mirror(back.arrow)
      turned.pointsLeft = !back.pointsLeft
      return turned
    }
    result.left = left.map(mirror)
    result.right = right.map(mirror)
    result.title = title.map(mirror)
    result.prompt = prompt.map(mirror)
    result.items = items.map(mirror)
    return result
  }
}
