package import InterfaceTraits

/// An item of a bar with its place.
package struct PlacedBarItem: Hashable, Sendable {
  /// Where the item is: for bars around a scene in the coordinates of the canvas, for bars that are views
  /// in those of the bar, in points.
  package var frame: Rect
  /// The width of the item's title, in points; nil without one.
  package var titleWidth: Double?
}

/// What a bar shows, each item with its place.
package struct PlacedBarItems: Hashable, Sendable {
  /// The items at the left of a navigation bar, in the order of the navigation item.
  package var left: [PlacedBarItem] = []
  /// The items at the right of a navigation bar, in the order of the navigation item: from the right.
  package var right: [PlacedBarItem] = []
  /// The title of a navigation bar; nil where there is none, or a view in its place.
  package var title: PlacedBarItem?
  /// Whether the title stands large below the items.
  package var hasLargeTitle = false
  /// The line above the title; nil for none.
  package var prompt: Rect?
  /// The items of a toolbar or tab bar, from the left.
  package var items: [PlacedBarItem] = []
}
