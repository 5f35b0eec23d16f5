package import InterfaceTraits
import PlatformFacts

/// The bars around a scene, in the coordinates of its canvas, in points.
///
/// The edge of a bar and the inset of the scene's safe area there are the same number.
package struct PlacedBars: Hashable, Sendable {
  /// The status bar, or `nil` if it is hidden.
  package var statusBar: LayoutRect?
  /// The navigation bar without the status bar above it, or `nil` if there is none.
  package var navigationBar: LayoutRect?
  /// The tab bar including the area of the home indicator below it, or `nil` if there is none.
  package var tabBar: LayoutRect?
  /// The toolbar including the area of the home indicator below it, or `nil` if there is none.
  package var toolbar: LayoutRect?
  /// The strip at the side of a foldable phone's content that contains the items of all bars, or
  /// `nil` if bars are horizontal; the navigation bar is then the area of the title above the content.
  package var verticalBar: LayoutRect?
  /// The distance from the top of the vertical bar to its first item.
  package var verticalBarTop = 0.0
  /// Whether the vertical bar contains tabs instead of the items of a toolbar.
  package var hasVerticalTabs = false
  /// The height of the part of a tab bar or toolbar that contains items, in points.
  package var bottomItemsHeight = 0.0
  /// The items of the navigation bar.
  package var navigationItems = PlacedBarItems()
  /// The items of the tab bar or toolbar.
  package var bottomItems = PlacedBarItems()

  /// No bars.
  package static let none = PlacedBars()
}

extension PlacedBars {
  /// Creates bars from their heights and the insets of the screen.
  ///
  /// - Parameters:
  ///   - canvas: The canvas.
  ///   - top: The y coordinate at which the status bar ends and the navigation bar begins.
  ///   - bottom: The height of the area that the home indicator covers.
  ///   - navigation: The height of the navigation bar; 0 if there is none.
  ///   - items: The height of the bar at the bottom above the home indicator; 0 if there is none.
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

  /// Moves the bars of a foldable phone to where it has them.
  ///
  /// - Parameters:
  ///   - arrangement: The arrangement of bars.
  ///   - window: The window of the phone.
  ///   - canvas: The canvas.
  ///   - covered: The insets of the screen's shape.
  ///   - bars: The bars around the scene.
  mutating func arrange(
    _ arrangement: FoldableBars, in window: FoldableWindow, canvas: LayoutSize,
    covered: LayoutInsets, _ bars: BarSet
  ) {
    statusBar = window.status
    guard arrangement.isVertical else { return }
    navigationBar?.x = covered.left
    navigationBar?.width = max(0, canvas.width - covered.left - covered.right)
    guard !bars.isEmpty else { return }
    let width = BarItemMetrics.verticalBarWidth
    verticalBar = LayoutRect(
      x: arrangement == .left ? 0 : canvas.width - width, y: 0, width: width,
      height: canvas.height)
    verticalBarTop = window.status.height
    hasVerticalTabs = bars.hasTabBar
  }
}
