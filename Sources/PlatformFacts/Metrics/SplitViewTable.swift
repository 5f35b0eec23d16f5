/// The widths of a split view's columns.
///
/// Sources: Apple's documentation of `UISplitViewController` (the fraction, clamped), and stored frames of public
/// documents: primary columns of 295 of 736, 364 of 896 (320 and the safe area), 320 and 375 on 12.9-inch tablets
/// (confidence high for the classic style, medium for columns).
enum SplitViewTable {
  /// The preferred width of a primary column, as a share of the split view.
  static let primaryFraction: BySystem<Double> = [7: 0.4]
  /// The preferred width of a supplementary column, as a share of the split view (a guess: that of
  /// the primary column).
  static let supplementaryFraction: BySystem<Double> = [7: 0.4]
  /// The default maximum width of a primary column, in points.
  static let widestPrimary: BySystem<Double> = [7: 320]
  /// The default maximum width of a primary column on large screens, in points.
  static let widestPrimaryOfLargeScreen: BySystem<Double> = [7: 320, 14: 375]
  /// The longer side of large screens, of 12.9 inches, in points.
  static let largeScreen: BySystem<Double> = [7: 1_366]
}
