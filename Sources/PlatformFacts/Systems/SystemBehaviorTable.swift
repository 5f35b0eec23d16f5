/// What systems do from a version on, apart from measures.
enum SystemBehaviorTable {
  /// Whether there are size classes (Apple's documentation of `UITraitCollection`).
  static let hasSizeClasses: BySystem<Bool> = [7: false, 8: true]
  /// Whether there is a dark style; televisions have had one in all versions that are laid out for.
  static let hasDarkStyle = ByIdiom<Bool>([7: false, 13: true], tv: [7: true])
  /// Whether images and colours are chosen by contrast too.
  static let hasContrastVariants: BySystem<Bool> = [7: false, 13: true]
  /// Whether there are safe areas instead of layout guides at the top and the bottom.
  static let hasSafeAreas: BySystem<Bool> = [7: false, 11: true]
  /// Whether split view controllers have columns by style, which get navigation controllers.
  static let hasSplitViewColumns: BySystem<Bool> = [7: false, 14: true]
  /// Whether the delegates of split view controllers are told when a column has come or gone.
  static let reportsShownColumns: BySystem<Bool> = [7: false, 26: true]
}
