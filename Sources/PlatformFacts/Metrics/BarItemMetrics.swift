package import InterfaceTraits

/// Where the items of bars stand on one system, in points (`BarTable`).
package struct BarItemMetrics: Hashable, Sendable {
  /// Between two items of a navigation bar.
  package let navigationGap: Double
  /// Between two items of a toolbar.
  package let toolbarGap: Double
  /// The width of an item without title.
  package let symbolWidth: Double
  /// The widest part of a tab bar that an item takes.
  package let widestTab: Double
  /// The size of the system font in items and titles; titles, and the item that ends a task, are semibold.
  package let fontSize: Double
  /// The size of the bold system font in a large title.
  package let largeTitleFontSize: Double
  /// From the edge of a bar to the arrow that goes back.
  package let backMargin: Double
  /// How wide and high the arrow is.
  package let backArrow: LayoutSize
  /// Between the arrow and the title beside it.
  package let backGap: Double
  /// Whether a title stands beside the arrow that goes back.
  package let hasBackTitles: Bool

  /// What stands beside the arrow where there is no room for the title of what is below.
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
