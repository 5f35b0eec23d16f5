package import InterfaceTraits

/// The bars around a scene, in the coordinates of its canvas, in points.
///
/// A bar's edge and the inset of the scene's safe area there are one number.
package struct PlacedBars: Hashable, Sendable {
  /// Time and battery; nil where they are hidden.
  package var statusBar: LayoutRect?
  /// The navigation bar without what the status bar covers above it; nil where there is none.
  package var navigationBar: LayoutRect?
  /// The tab bar with what the home indicator covers below it; nil where there is none.
  package var tabBar: LayoutRect?
  /// The toolbar with what the home indicator covers below it; nil where there is none.
  package var toolbar: LayoutRect?
  /// How high the parts of a tab bar or toolbar are that show items, in points.
  package var bottomItemsHeight = 0.0
  /// What the navigation bar shows.
  package var navigationItems = PlacedBarItems()
  /// What the tab bar or toolbar shows.
  package var bottomItems = PlacedBarItems()

  /// No bars.
  package static let none = PlacedBars()
}

extension PlacedBars {
  /// The bars whose heights and whose insets of the screen are known.
  ///
  /// - Parameters:
  ///   - canvas: The canvas.
  ///   - top: Where the navigation bar begins and the status bar ends.
  ///   - bottom: What the home indicator covers.
  ///   - navigation: The navigation bar's height; 0 for none.
  ///   - items: The height of the bar at the bottom above the home indicator; 0 for none.
  ///   - isTabBar: Whether the bar at the bottom is a tab bar.
  init(
    canvas: LayoutSize, top: Double, bottom: Double, navigation: Double, items: Double,
    isTabBar: Bool
  ) {
    self.init()
    if top > 0 { statusBar = LayoutRect(x: 0, y: 0, width: canvas.width, height: top) }
    if navigation > 0 {
      navigationBar = LayoutRect(x: 0, y: top, width: canvas.width, height: navigation)
    }
    guard items > 0 else { return }
    bottomItemsHeight = items
    let height = items + bottom
    let bar = LayoutRect(x: 0, y: canvas.height - height, width: canvas.width, height: height)
    if isTabBar { tabBar = bar } else { toolbar = bar }
  }
}
