import InterfaceTraits

/// The heights of bars on one system, in points (`BarTable`).
package struct BarMetrics: Hashable, Sendable {
  /// The height of a navigation bar.
  package var navigation: Double
  /// The height of a navigation bar outside a navigation controller.
  package var standaloneNavigation: Double
  /// The height of a navigation bar in compact height, as on phones in landscape.
  package var navigationCompactHeight: Double
  /// The height of a navigation bar in a card.
  package var navigationInSheet: Double
  /// The height that a prompt adds to a navigation bar.
  package var navigationPrompt: Double
  /// The height that a large title adds to a navigation bar.
  package var largeTitle: Double
  /// Whether a large title increases the height of the bar above a scene.
  package var largeTitlesCount: Bool
  /// The height of a tab bar, above the home indicator's inset if there is one.
  package var tab: Double
  /// The height of a tab bar in compact height.
  package var tabCompactHeight: Double
  /// Whether bars at the bottom cover the content.
  package var hasBottomBars: Bool
  /// The height of a toolbar on devices with a home indicator.
  package var toolbar: Double
  /// The height that a navigation controller's toolbar covers on devices without a home indicator.
  package var toolbarWithHomeButton: Double
  /// The height of a toolbar outside a navigation controller, on devices without a home indicator.
  package var plainToolbar: Double
  /// The height of a search bar.
  package var search: Double
  /// The height of the scope bar below a search field.
  package var searchScope: Double

  /// Creates UIKit's metrics.
  init(_ system: SystemVersion, _ idiom: TraitCollection.Idiom?) {
    navigation = BarTable.navigation.value(for: system, idiom)
    standaloneNavigation = BarTable.standaloneNavigation.value(for: system)
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

  /// Returns the height of a navigation bar below the covered top of the screen.
  ///
  /// - Parameters:
  ///   - bars: The bars around the scene.
  ///   - isCompactHeight: Whether the height is compact, in which a bar has neither a prompt nor a
  ///     large title.
  /// - Returns: The height, in points, or 0 without such a bar.
  package func navigationHeight(_ bars: BarSet, isCompactHeight: Bool) -> Double {
    guard bars.hasNavigationBar else { return 0 }
    if isCompactHeight { return navigationCompactHeight }
    return (bars.isInSheet ? navigationInSheet : navigation)
      + (bars.hasPrompt ? navigationPrompt : 0)
      + (bars.hasLargeTitle && largeTitlesCount ? largeTitle : 0)
  }

  /// Returns the height of the bar at the bottom, above the covered bottom of the screen.
  ///
  /// - Parameters:
  ///   - bars: The bars around the scene; a tab bar covers a toolbar.
  ///   - isCompactHeight: Whether the height is compact.
  ///   - hasHomeIndicator: Whether there is a home indicator.
  /// - Returns: The height, in points, or 0 without such a bar.
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
  /// Whether the navigation bar has a prompt above its title.
  package var hasPrompt: Bool
  /// Whether the navigation bar has a large title below it.
  package var hasLargeTitle: Bool
  /// Whether the content below the navigation bar shows through.
  package var isTranslucent: Bool
  package var hasTabBar: Bool
  package var hasToolbar: Bool
  /// Whether the bars are in a card or sheet, where a navigation bar is higher from iOS 13 on.
  package var isInSheet = false

  /// Creates a set, by default without bars.
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
