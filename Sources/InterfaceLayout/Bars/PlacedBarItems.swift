package import InterfaceTraits

/// An item of a bar with its frame.
package struct PlacedBarItem: Hashable, Sendable {
  /// The frame of the item, in points: in the coordinates of the canvas for bars around a scene, in
  /// those of the bar for bars that are views.
  package var frame: LayoutRect
  /// The width of the item's title, in points, or `nil` if there is none.
  package var titleWidth: Double?
}

/// The items of a bar with their frames.
package struct PlacedBarItems: Hashable, Sendable {
  /// The back button, or `nil` if there is none.
  package var back: PlacedBackButton?
  /// The items at the leading side of a navigation bar, in the order of the navigation item.
  package var left: [PlacedBarItem] = []
  /// The items at the trailing side of a navigation bar, in the order of the navigation item: from the edge.
  package var right: [PlacedBarItem] = []
  /// The title of a navigation bar, or `nil` if there is none or a view replaces it.
  package var title: PlacedBarItem?
  /// Whether the title is shown as a large title below the items.
  package var hasLargeTitle = false
  /// The frame of the prompt above the title, or `nil` if there is none.
  package var prompt: LayoutRect?
  /// The items of a toolbar or tab bar, from the leading side.
  package var items: [PlacedBarItem] = []

  /// Returns the items mirrored within their bar.
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
