import InterfaceTraits

/// The heights of bars on one system, in points.
///
/// Layout rule 13 and the modes of stored frames (thousands of bars; confidence high unless said).
package struct BarMetrics: Hashable, Sendable {
  /// What a prompt adds to a navigation bar.
  package static let navigationPrompt = 30.0
  /// What a large title adds to a navigation bar (96 = 44 + 52, 106 = 54 + 52).
  package static let largeTitle = 52.0
  /// The scope bar below a search field (confidence medium).
  package static let searchScope = 44.0
  /// A toolbar that is no navigation controller's, on devices without a home indicator.
  package static let plainToolbar = 44.0

  /// A navigation bar: 54 on 53 of 57 bars of iOS 26; on tablets 50 from iOS 12 on, seen on 12.9-inch
  /// canvases (confidence medium), and 54 on iOS 26, where none was measured (low).
  ///
  /// On televisions 145 points with what they cut off at the top: three bars of three projects.
  package var navigation: Double
  /// A navigation bar that is no navigation controller's.
  package var plainNavigation: Double
  /// A navigation bar in compact height, as on phones in landscape.
  package var navigationCompactHeight: Double
  /// A navigation bar in a card; 108 with a large title.
  package var navigationInSheet: Double
  /// Whether a large title makes the bar above a scene higher.
  package var largeTitlesCount: Bool
  /// A tab bar, above the home indicator's inset where there is one: 50 on tablets from iOS 12 on, as
  /// navigation bars (2 roots of one project: weak).
  package var tab: Double
  /// Whether bars at the bottom cover anything there: a television's tab bar is at the top, where none was
  /// measured, and its toolbar within what the screen cuts off (one stored bar).
  package var hasBottomBars: Bool
  /// A tab bar in compact height: lower from iOS 11 on (confidence medium).
  package var tabCompactHeight: Double
  /// A toolbar on devices with a home indicator.
  package var toolbar: Double
  /// What a navigation controller's toolbar covers on devices without a home indicator.
  package var toolbarWithHomeButton: Double
  /// A search bar (iOS 26: 3 of 3; confidence medium).
  package var search: Double

  /// UIKit's measures.
  init(_ system: SystemVersion, _ idiom: TraitCollection.Idiom?) {
    let is26 = system.major >= 26
    let is13 = system.major >= 13
    let isTabletBar = idiom == .pad && system.major >= 12
    navigation = idiom == .tv ? 85 : is26 ? 54 : isTabletBar ? 50 : 44
    plainNavigation = is26 ? 54 : 44
    navigationCompactHeight = 32
    navigationInSheet = is13 ? 56 : 44
    largeTitlesCount = system.major >= 11
    tab = isTabletBar ? 50 : 49
    hasBottomBars = idiom != .tv
    tabCompactHeight = system.major >= 11 ? 32 : tab
    toolbar = is13 ? 49 : 44
    toolbarWithHomeButton = 44
    search = is26 ? 64 : system.major >= 11 ? 56 : 44
  }

  /// The height of a navigation bar below what covers the top of the screen.
  ///
  /// - Parameters:
  ///   - bars: The bars around the scene.
  ///   - isCompactHeight: Whether the height is compact, where a bar has neither prompt nor large title.
  /// - Returns: The height, in points; 0 without such a bar.
  package func navigationHeight(_ bars: BarSet, isCompactHeight: Bool) -> Double {
    guard bars.hasNavigationBar else { return 0 }
    if isCompactHeight { return navigationCompactHeight }
    return (bars.isInSheet ? navigationInSheet : navigation)
      + (bars.hasPrompt ? Self.navigationPrompt : 0)
      + (bars.hasLargeTitle && largeTitlesCount ? Self.largeTitle : 0)
  }

  /// The height of the bar at the bottom, above what else covers the bottom of the screen.
  ///
  /// - Parameters:
  ///   - bars: The bars around the scene; a tab bar covers a toolbar.
  ///   - isCompactHeight: Whether the height is compact.
  ///   - hasHomeIndicator: Whether there is a line for the home gesture.
  /// - Returns: The height, in points; 0 without such a bar.
  package func bottomHeight(
    _ bars: BarSet, isCompactHeight: Bool, hasHomeIndicator: Bool
  ) -> Double {
    guard hasBottomBars else { return 0 }
    if bars.hasTabBar { return isCompactHeight ? tabCompactHeight : tab }
    guard bars.hasToolbar else { return 0 }
    return hasHomeIndicator ? toolbar : toolbarWithHomeButton
  }
}

/// The bars around a scene.
package struct BarSet: Hashable, Sendable {
  package var hasNavigationBar: Bool
  /// Whether the navigation bar has a line above its title.
  package var hasPrompt: Bool
  /// Whether the navigation bar has a large title below it.
  package var hasLargeTitle: Bool
  /// Whether what is below the navigation bar shines through.
  package var isTranslucent: Bool
  package var hasTabBar: Bool
  package var hasToolbar: Bool
  /// Whether the bars are in a card or sheet, where a navigation bar is higher from iOS 13 on.
  package var isInSheet = false

  /// Creates a set; without arguments there are no bars.
  package init(
    hasNavigationBar: Bool = false, hasPrompt: Bool = false, hasLargeTitle: Bool = false,
    isTranslucent: Bool = true, hasTabBar: Bool = false, hasToolbar: Bool = false
  ) {
    self.hasNavigationBar = hasNavigationBar
    self.hasPrompt = hasPrompt
    self.hasLargeTitle = hasLargeTitle
    self.isTranslucent = isTranslucent
    self.hasTabBar = hasTabBar
    self.hasToolbar = hasToolbar
  }

  /// Whether there is any bar.
  package var isEmpty: Bool { !(hasNavigationBar || hasTabBar || hasToolbar) }
}
