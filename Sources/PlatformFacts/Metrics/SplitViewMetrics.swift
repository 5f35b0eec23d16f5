package import InterfaceTraits

/// The widths of a split view's columns on one system, in points.
///
/// Sources: Apple's documentation of `UISplitViewController` (the fraction, clamped), and stored frames of public
/// documents: primary columns of 295 of 736, 364 of 896 (320 and the safe area), 320 and 375 on 12.9-inch tablets
/// (confidence high for the classic style, medium for columns).
package struct SplitViewMetrics: Hashable, Sendable {
  /// The part of the split view that a primary column wants.
  package static let primaryFraction = 0.4
  /// The part of the split view that a supplementary column wants (a guess: that of the primary column).
  package static let supplementaryFraction = 0.4
  /// The widest primary column where nothing says otherwise.
  private static let widestPrimary = 320.0
  /// The same on screens of 12.9 inches, from Xcode 12 on.
  private static let widestPrimaryOfLargeScreen = 375.0
  /// The longer side of screens of 12.9 inches.
  private static let largeScreen = 1_366.0

  private let hasColumnsOfLargeScreens: Bool

  /// The measures of a system.
  package init(_ system: SystemVersion) { hasColumnsOfLargeScreens = system.major >= 14 }

  /// The widest primary column of a split view that says nothing of it.
  ///
  /// - Parameter window: The size of the split view.
  /// - Returns: The width, in points.
  package func widestPrimary(in window: Size) -> Double {
    hasColumnsOfLargeScreens && max(window.width, window.height) >= Self.largeScreen
      ? Self.widestPrimaryOfLargeScreen : Self.widestPrimary
  }
}
