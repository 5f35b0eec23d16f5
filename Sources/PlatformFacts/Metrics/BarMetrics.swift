import InterfaceTraits

/// The heights of bars on one system, in points (`BarTable`).
package struct BarMetrics: Hashable, Sendable {
  /// A navigation bar.
  package var navigation: Double
  /// A navigation bar that is no navigation controller's.
  package var plainNavigation: Double
  /// A navigation bar in compact height, as on phones in landscape.
  package var navigationCompactHeight: Double
  /// A navigation bar in a card.
  package var navigationInSheet: Double
  /// What a prompt adds to a navigation bar.
  package var navigationPrompt: Double
  /// What a large title adds to a navigation bar.
  package var largeTitle: Double
  /// Whether a large title makes the bar above a scene higher.
  package var largeTitlesCount: Bool
  /// A tab bar, above the home indicator's inset where there is one.
  package var tab: Double
  /// A tab bar in compact height.
  package var tabCompactHeight: Double
  /// Whether bars at the bottom cover anything there.
  package var hasBottomBars: Bool
  /// A toolbar on devices with a home indicator.
  package var toolbar: Double
  /// What a navigation controller's toolbar covers on devices without a home indicator.
  package var toolbarWithHomeButton: Double
  /// A toolbar that is no navigation controller's, on devices without a home indicator.
  package var plainToolbar: Double
  /// A search bar.
  package var search: Double
  /// The scope bar below a search field.
  package var searchScope: Double

  /// UIKit's measures.
  init(_ system: SystemVersion, _ idiom: TraitCollection.Idiom?) {
    navigation = BarTable.navigation.value(for: system, idiom)
    plainNavigation = BarTable.plainNavigation.value(for: system)
    navigationCompactHeight = BarTable.navigationCompactHeight.value(for: system)
    navigationInSheet = BarTable.navigationInSheet.value(for: system)
    navigationPrompt = BarTable.navigationPrompt.value(for: system)
    largeTitle = BarTable.largeTitle.value(for: system)
    largeTitlesCount = BarTable.largeTitlesCount.value(for: system)
    tab = BarTable.tab.value(for: system, idiom)
    tabCompactHeight = BarTable.tabCompactHeight.value(for: system)
    hasBottomBars = BarTable.hasBottomBars.value(for: system, idiom)
    toolbar = BarTable.toolbar.value(for: system)
    toolbarWithHomeButton = BarTable.toolbarWithHomeButton.value(for: system)
    plainToolbar = BarTable.plainToolbar.value(for: system)
    search = BarTable.search.value(for: system)
    searchScope = BarTable.searchScope.value(for: system)
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
      + (bars.hasPrompt ? navigationPrompt : 0)
      + (bars.hasLargeTitle && largeTitlesCount ? largeTitle : 0)
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
