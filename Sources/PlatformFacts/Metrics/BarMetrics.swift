import InterfaceTraits

/// The heights of bars on one system, in points (`BarTable`).
package struct BarMetrics: Hashable, Sendable {
  /// The height of a navigation bar.
  package var navigation: Double
  /// The height of a navigation bar outside a navigation controller.
  package var standaloneNavigation: Double
  /// The height of a navigation bar in compact height and width, as on most phones in landscape.
  package var navigationCompactHeight: Double
  /// The height of a navigation bar in compact height and regular width, as on large phones in
  /// landscape.
  package var navigationWideCompactHeight: Double
  /// The height that a navigation bar covers in a card.
  package var navigationInSheet: Double
  /// The part of that height that is above the bar.
  package var navigationTopInSheet: Double
  /// The height that a prompt adds to a navigation bar.
  package var navigationPrompt: Double
  /// The height that a large title adds to a navigation bar.
  package var largeTitle: Double
  /// Whether a large title increases the height of the bar above a scene.
  package var largeTitlesCount: Bool
  /// The height of a tab bar, above the home indicator's inset if there is one.
  package var tab: Double
  /// The height of a tab bar in compact height and width.
  package var tabCompactHeight: Double
  /// The height of a tab bar in compact height and regular width, above the home indicator's inset.
  package var tabWideCompactHeight: Double
  /// The height of a tablet's tab bar above the home indicator's inset.
  package var tabWithPadHomeIndicator: Double
  /// Whether a tablet's tab bar is at the top in regular width, where its height is unknown and it
  /// covers nothing.
  package var hasTabBarAtTop: Bool
  /// Whether bars at the bottom cover the content.
  package var hasBottomBars: Bool
  /// The height of a toolbar on devices with a home indicator.
  package var toolbar: Double
  /// The height that a navigation controller's toolbar covers on devices without a home indicator.
  package var toolbarWithHomeButton: Double
  /// Whether toolbars are lower in compact height.
  package var hasLowToolbars = true
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
    navigationWideCompactHeight = BarTable.navigationWideCompactHeight.value(for: system)
    navigationInSheet = BarTable.navigationInSheet.value(for: system)
    navigationTopInSheet = BarTable.navigationTopInSheet.value(for: system)
    navigationPrompt = BarTable.navigationPrompt.value(for: system)
    largeTitle = BarTable.largeTitle.value(for: system)
    largeTitlesCount = BarTable.largeTitlesCount.value(for: system)
    tab = BarTable.tab.value(for: system, idiom)
    tabCompactHeight = BarTable.tabCompactHeight.value(for: system)
    tabWideCompactHeight = BarTable.tabWideCompactHeight.value(for: system)
    tabWithPadHomeIndicator = BarTable.tabWithPadHomeIndicator.value(for: system)
    hasTabBarAtTop = BarTable.hasTabBarAtTop.value(for: system, idiom)
    hasBottomBars = BarTable.hasBottomBars.value(for: system, idiom)
    toolbar = BarTable.toolbar.value(for: system)
    toolbarWithHomeButton = BarTable.toolbarWithHomeButton.value(for: system)
    plainToolbar = BarTable.plainToolbar.value(for: system)
    search = BarTable.search.value(for: system)
    searchScope = BarTable.searchScope.value(for: system)
  }

  /// Returns the height that a navigation bar covers below the covered top of the screen, in points,
  /// or 0 without such a bar.
  ///
  /// In compact height, a bar has neither a prompt nor a large title.
  package func navigationHeight(_ bars: BarSet, in window: BarWindow) -> Double {
    guard bars.hasNavigationBar else { return 0 }
    if let arrangement = window.foldableBars {
      return foldableNavigationHeight(bars, arrangement, window)
    }
    if window.isCompactHeight {
      return window.isRegularWidth ? navigationWideCompactHeight : navigationCompactHeight
    }
    return (bars.isInSheet ? navigationInSheet : navigation)
      + (bars.hasPrompt ? navigationPrompt : 0)
      + (bars.hasLargeTitle && largeTitlesCount ? largeTitle : 0)
  }

  /// Returns the height between the covered top and a navigation bar, in points.
  package func navigationTop(_ bars: BarSet, in window: BarWindow) -> Double {
    bars.hasNavigationBar && bars.isInSheet && !window.isCompactHeight ? navigationTopInSheet : 0
  }

  /// Returns the height of the bar at the bottom, above the covered bottom of the screen, in points,
  /// or 0 without such a bar.
  ///
  /// A tab bar covers a toolbar.
  package func bottomHeight(_ bars: BarSet, in window: BarWindow) -> Double {
    guard hasBottomBars else { return 0 }
    if let arrangement = window.foldableBars {
      guard !arrangement.isVertical else { return 0 }
      return bars.hasTabBar
        ? BarTable.foldableTab : bars.hasToolbar ? BarTable.foldableToolbar : 0
    }
    if bars.hasTabBar { return tabHeight(in: window) }
    guard bars.hasToolbar else { return 0 }
    if window.isCompactHeight, hasLowToolbars {
      let heights = BarTable.toolbarCompactHeight
      return window.isRegularWidth ? heights.regular : heights.compact
    }
    return window.hasHomeIndicator ? toolbar : toolbarWithHomeButton
  }

  private func foldableNavigationHeight(
    _ bars: BarSet, _ arrangement: FoldableBars, _ window: BarWindow
  ) -> Double {
    let heights = BarTable.foldableNavigation
    let height = arrangement.isVertical ? heights.vertical : heights.horizontal
    guard !window.isCompactHeight else { return height }
    return height + (bars.hasPrompt ? navigationPrompt : 0)
      + (bars.hasLargeTitle && largeTitlesCount ? largeTitle : 0)
  }

  private func tabHeight(in window: BarWindow) -> Double {
    if window.isCompactHeight {
      return window.isRegularWidth ? tabWideCompactHeight : tabCompactHeight
    }
    if hasTabBarAtTop, window.isRegularWidth { return 0 }
    return window.isPad && window.hasHomeIndicator ? tabWithPadHomeIndicator : tab
  }
}

/// The properties of a window on which the heights of bars depend.
package struct BarWindow: Hashable, Sendable {
  /// Whether the height is compact, as on phones in landscape.
  package var isCompactHeight: Bool
  /// Whether the width is regular.
  package var isRegularWidth: Bool
  /// Whether the screen has a home indicator.
  package var hasHomeIndicator: Bool
  /// Whether the device is a tablet.
  package var isPad: Bool
  /// The arrangement of bars on a foldable phone, or `nil` on other devices.
  package var foldableBars: FoldableBars?

  package init(
    isCompactHeight: Bool = false, isRegularWidth: Bool = false, hasHomeIndicator: Bool = false,
    isPad: Bool = false
  ) {
    self.isCompactHeight = isCompactHeight
    self.isRegularWidth = isRegularWidth
    self.hasHomeIndicator = hasHomeIndicator
    self.isPad = isPad
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
