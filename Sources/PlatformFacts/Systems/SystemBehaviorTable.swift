/// The behavior that systems have from a version on, apart from metrics.
enum SystemBehaviorTable {
  /// Whether there are size classes (Apple's documentation of `UITraitCollection`).
  static let hasSizeClasses: BySystem<Bool> = [7: false, 8: true]
  /// Whether there is a dark style, which televisions have in all supported versions.
  static let hasDarkStyle = ByIdiom<Bool>([7: false, 13: true], tv: [7: true])
  /// Whether images and colors have variants by contrast.
  static let hasContrastVariants: BySystem<Bool> = [7: false, 13: true]
  /// Whether hiding the status bar reduces the top inset to 0 on tablets and on phones with a home
  /// button; the inset of other phones is that of the screen's shape
  /// (https://github.com/flutter/flutter/issues/175520,
  /// https://github.com/AppAndFlow/react-native-safe-area-context/issues/666; confidence medium to
  /// high).
  static let hidingStatusBarReducesTop: BySystem<Bool> = [7: true, 26: false]
  /// Whether there are safe areas instead of top and bottom layout guides.
  static let hasSafeAreas: BySystem<Bool> = [7: false, 11: true]
  /// Whether split view controllers support the column style, which creates navigation controllers.
  static let hasSplitViewColumns: BySystem<Bool> = [7: false, 14: true]
  /// Whether the delegates of split view controllers are notified after a column is shown or
  /// hidden.
  static let reportsShownColumns: BySystem<Bool> = [7: false, 26: true]
}
