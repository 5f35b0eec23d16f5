package import InterfaceTraits

/// The widths of a split view's columns on one system, in points (`SplitViewTable`).
package struct SplitViewMetrics: Hashable, Sendable {
  /// The part of the split view that a primary column wants.
  package var primaryFraction: Double
  /// The part of the split view that a supplementary column wants.
  package var supplementaryFraction: Double
  private var widestPrimary: Double
  private var widestPrimaryOfLargeScreen: Double
  private var largeScreen: Double

  /// The measures of a system.
  package init(_ system: SystemVersion) {
    primaryFraction = SplitViewTable.primaryFraction.value(for: system)
    supplementaryFraction = SplitViewTable.supplementaryFraction.value(for: system)
    widestPrimary = SplitViewTable.widestPrimary.value(for: system)
    widestPrimaryOfLargeScreen = SplitViewTable.widestPrimaryOfLargeScreen.value(for: system)
    largeScreen = SplitViewTable.largeScreen.value(for: system)
  }

  /// The widest primary column of a split view that says nothing of it.
  ///
  /// - Parameter window: The size of the split view.
  /// - Returns: The width, in points.
  package func widestPrimary(in window: LayoutSize) -> Double {
    max(window.width, window.height) >= largeScreen ? widestPrimaryOfLargeScreen : widestPrimary
  }
}
