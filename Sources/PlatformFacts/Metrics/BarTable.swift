import InterfaceTraits

/// The heights of bars and where their items stand, in points.
///
/// Heights: the modes of stored frames (thousands of bars; confidence high unless said). Items: the stored frames of some
/// ninety item views of eleven public projects.
enum BarTable {
  /// A navigation bar: 54 on 53 of 57 bars of iOS 26; on tablets 50 from iOS 12 on, seen on 12.9-inch
  /// canvases (confidence medium), and 54 on iOS 26, where none was measured (low).
  ///
  /// On televisions 145 points with what they cut off at the top: three bars of three projects.
  static let navigation = ByIdiom<Double>(
    [7: 44, 26: 54], pad: [7: 44, 12: 50, 26: 54], tv: [7: 85])
  /// A navigation bar that is no navigation controller's.
  static let plainNavigation: BySystem<Double> = [7: 44, 26: 54]
  /// A navigation bar in compact height, as on phones in landscape.
  static let navigationCompactHeight: BySystem<Double> = [7: 32]
  /// A navigation bar in a card; 108 with a large title.
  static let navigationInSheet: BySystem<Double> = [7: 44, 13: 56]
  /// What a prompt adds to a navigation bar.
  static let navigationPrompt: BySystem<Double> = [7: 30]
  /// What a large title adds to a navigation bar (96 = 44 + 52, 106 = 54 + 52).
  static let largeTitle: BySystem<Double> = [7: 52]
  /// Whether a large title makes the bar above a scene higher.
  static let largeTitlesCount: BySystem<Bool> = [7: false, 11: true]
  /// A tab bar, above the home indicator's inset where there is one: 50 on tablets from iOS 12 on, as
  /// navigation bars (2 roots of one project: weak).
  static let tab = ByIdiom<Double>([7: 49], pad: [7: 49, 12: 50])
  /// A tab bar in compact height (confidence medium).
  static let tabCompactHeight: BySystem<Double> = [7: 49, 11: 32]
  /// Whether bars at the bottom cover anything there: a television's tab bar is at the top, where none was
  /// measured, and its toolbar within what the screen cuts off (one stored bar).
  static let hasBottomBars = ByIdiom<Bool>([7: true], tv: [7: false])
  /// A toolbar on devices with a home indicator.
  static let toolbar: BySystem<Double> = [7: 44, 13: 49]
  /// What a navigation controller's toolbar covers on devices without a home indicator.
  static let toolbarWithHomeButton: BySystem<Double> = [7: 44]
  /// A toolbar that is no navigation controller's, on devices without a home indicator.
  static let plainToolbar: BySystem<Double> = [7: 44]
  /// A search bar (iOS 26: 3 of 3; confidence medium).
  static let search: BySystem<Double> = [7: 44, 11: 56, 26: 64]
  /// The scope bar below a search field (confidence medium).
  static let searchScope: BySystem<Double> = [7: 44]

  /// Between two items of a navigation bar (weak: the views of one project, in two versions).
  static let navigationGap: BySystem<Double> = [7: 8]
  /// Between two items of a toolbar (views of three projects saved by Xcode 5 to 10; later ones of a
  /// single project have none).
  static let toolbarGap: BySystem<Double> = [7: 10]
  /// An item without title (a guess: the symbol beside the first view of five toolbars is 16 to 17 wide,
  /// the glyphs differ).
  static let symbolWidth: BySystem<Double> = [7: 22]
  /// The widest part of a tab bar that an item takes (a guess).
  static let widestTab: BySystem<Double> = [7: 150]
  /// The size of the system font in items and titles.
  static let fontSize: BySystem<Double> = [7: 17]
  /// The size of the bold system font in a large title.
  static let largeTitleFontSize: BySystem<Double> = [7: 34]
  /// From the edge of a bar to the arrow that goes back (a guess).
  static let backMargin: BySystem<Double> = [7: 8]
  /// How wide and high the arrow is (a guess).
  static let backArrow: BySystem<LayoutSize> = [7: LayoutSize(width: 13, height: 21)]
  /// Between the arrow and the title beside it (a guess).
  static let backGap: BySystem<Double> = [7: 6]
  /// Whether a title stands beside the arrow that goes back (a guess).
  static let hasBackTitles: BySystem<Bool> = [7: true, 26: false]
}
