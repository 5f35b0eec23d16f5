package import InterfaceTraits

/// The widths of a split view's columns on one system, in points (`SplitViewTable`).
package struct SplitViewMetrics: Hashable, Sendable {
  /// The preferred width of a primary column, as a share of the split view.
  package var primaryFraction: Double
  /// The preferred width of a supplementary column, as a share of the split view.
  package var supplementaryFraction: Double
  private var widestPrimary: Double
  private var widestPrimaryOfLargeScreen: Double
  private var largeScreen: Double

  /// Creates the metrics of a system.
  package init(_ system: SystemVersion) {
    primaryFraction = SplitViewTable.primaryFraction.value(for: system)
    supplementaryFraction = SplitViewTable.supplementaryFraction.value(for: system)
    widestPrimary = SplitViewTable.widestPrimary.value(for: system)
    widestPrimaryOfLargeScreen = SplitViewTable.widestPrimaryOfLargeScreen.value(for: system)
    largeScreen = SplitViewTable.largeScreen.value(for: system)
  }

  /// Returns the maximum width of a primary column if the split view does not specify it.
  ///
  /// - Parameter window: The size of the split view.
  /// - Returns: The width, in points.
  package func widestPrimary(in window: LayoutSize) -> Double {
    max(window.width, window.height) >= largeScreen ? widestPrimaryOfLargeScreen : widestPrimary
  }
}
