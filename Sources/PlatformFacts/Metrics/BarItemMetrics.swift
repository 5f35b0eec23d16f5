package import InterfaceTraits

/// The positions of bar items on one system, in points (`BarTable`).
package struct BarItemMetrics: Hashable, Sendable {
  /// The distance between two items of a navigation bar.
  package let navigationGap: Double
  /// The distance between two items of a toolbar.
  package let toolbarGap: Double
  /// The width of an item without a title.
  package let symbolWidth: Double
  /// The maximum width of a tab bar item.
  package let widestTab: Double
  /// The size of the system font in items and titles; titles and done items are semibold.
  package let fontSize: Double
  /// The size of the bold system font in a large title.
  package let largeTitleFontSize: Double
  /// The distance from the edge of a bar to the back arrow.
  package let backMargin: Double
  /// The size of the back arrow.
  package let backArrow: LayoutSize
  /// The distance between the back arrow and the title next to it.
  package let backGap: Double
  /// Whether there is a title next to the back arrow.
  package let hasBackTitles: Bool

  /// The width of the strip that contains the vertical bars of a foldable phone.
  package static let verticalBarWidth = BarTable.verticalBarWidth
  /// The sides of an item and of a prominent item in a vertical bar.
  package static let verticalItem = BarTable.verticalItem
  /// The distance between two items of a vertical bar, and the height of a tab.
  package static let verticalGap = BarTable.verticalGap

  /// The back title if there is not enough space for the previous title.
  package static let backWord = "Back"

  init(_ system: SystemVersion) {
    navigationGap = BarTable.navigationGap.value(for: system)
    toolbarGap = BarTable.toolbarGap.value(for: system)
    symbolWidth = BarTable.symbolWidth.value(for: system)
    widestTab = BarTable.widestTab.value(for: system)
    fontSize = BarTable.fontSize.value(for: system)
    largeTitleFontSize = BarTable.largeTitleFontSize.value(for: system)
    backMargin = BarTable.backMargin.value(for: system)
    backArrow = BarTable.backArrow.value(for: system)
    backGap = BarTable.backGap.value(for: system)
    hasBackTitles = BarTable.hasBackTitles.value(for: system)
  }
}
