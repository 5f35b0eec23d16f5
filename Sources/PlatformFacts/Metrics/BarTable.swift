import InterfaceTraits

/// The heights of bars and the positions of their items, in points.
///
/// Heights are the modes of stored frames (thousands of bars; confidence high unless stated). Items
/// are based on the stored frames of some ninety item views of eleven public projects.
enum BarTable {
  /// The height of a navigation bar: 54 on 53 of 57 bars of iOS 26; on tablets 50 from iOS 12 on,
  /// seen on 12.9-inch canvases (confidence medium), and 54 on iOS 26, where none was measured
  /// (low).
  ///
  /// On televisions it is 145 points including the overscan at the top: three bars of three
  /// projects.
  static let navigation = ByIdiom<Double>(
    [7: 44, 26: 54], pad: [7: 44, 12: 50, 26: 54], tv: [7: 85])
  /// The height of a navigation bar outside a navigation controller.
  static let standaloneNavigation: BySystem<Double> = [7: 44, 26: 54]
  /// The height of a navigation bar in compact height, as on phones in landscape.
  static let navigationCompactHeight: BySystem<Double> = [7: 32]
  /// The height of a navigation bar in compact height and regular width, as on Plus, Max, XR and 11
  /// phones in landscape (https://github.com/Tencent/QMUI_iOS and a library derived from it, iOS 12
  /// to 16; confidence medium).
  static let navigationWideCompactHeight: BySystem<Double> = [7: 44]
  /// The height that a navigation bar covers in a card; 108 with a large title.
  ///
  /// On iOS 26 and 27 it is 70: 3 roots on the canvas, and a bar of 54 points that begins at 78 in a card that begins at 62
  /// (frames in public tests of two apps; confidence medium). For sheets on tablets, the 70 points are
  /// a guess.
  static let navigationInSheet: BySystem<Double> = [7: 44, 13: 56, 26: 70]
  /// The part of that height that is above the bar (the same frames).
  static let navigationTopInSheet: BySystem<Double> = [7: 0, 26: 16]
  /// The height that a prompt adds to a navigation bar.
  static let navigationPrompt: BySystem<Double> = [7: 30]
  /// The height that a large title adds to a navigation bar (96 = 44 + 52, 106 = 54 + 52).
  static let largeTitle: BySystem<Double> = [7: 52]
  /// Whether a large title increases the height of the bar above a scene.
  static let largeTitlesCount: BySystem<Bool> = [7: false, 11: true]
  /// The height of a tab bar, above the home indicator's inset if there is one: 50 on tablets from
  /// iOS 12 on, like navigation bars (2 roots of one project: weak).
  static let tab = ByIdiom<Double>([7: 49], pad: [7: 49, 12: 50])
  /// The height of a tab bar in compact height (confidence medium).
  static let tabCompactHeight: BySystem<Double> = [7: 49, 11: 32]
  /// The height of a tab bar in compact height and regular width: 70 with the home indicator on an
  /// iPhone XR and XS Max, 49 on an iPhone 8 Plus (measured twice:
  /// https://github.com/flutter/flutter/pull/39258, https://github.com/Tencent/QMUI_iOS/issues/633;
  /// confidence high).
  static let tabWideCompactHeight: BySystem<Double> = [7: 49]
  /// The height of a tablet's tab bar above the home indicator: 65 in total on iPadOS 12 to 17 (the
  /// same sources; confidence high).
  static let tabWithPadHomeIndicator: BySystem<Double> = [7: 45]
  /// Whether a tab bar is at the top of a tablet's window in regular width (Apple's documentation of
  /// `UITabBarController`; its height there is unknown).
  static let hasTabBarAtTop = ByIdiom<Bool>([7: false], pad: [7: false, 18: true])
  /// The heights of a toolbar in compact height, in compact and in regular width (the same libraries
  /// as for navigation bars; confidence medium).
  static let toolbarCompactHeight = (compact: 32.0, regular: 44.0)
  /// The width of the strip that contains the vertical bars of iPhone Duo, on the outer display and
  /// on the inner one in landscape (Apple's templates, as quoted by
  /// https://github.com/mirzaaghazadeh/iphone-duo-skills; confidence high).
  static let verticalBarWidth = 84.0
  /// The sides of an item and of a prominent item in a vertical bar (the same source; confidence
  /// medium).
  static let verticalItem = (plain: 36.0, prominent: 48.0)
  /// The distance between two items of a vertical bar, and the height of a tab, which are unknown: a
  /// guess.
  static let verticalGap = (items: 8.0, tabs: 48.0)
  /// The height that a navigation bar with a title covers at the top of iPhone Duo's content: next to
  /// vertical bars, and below the status bar of the inner display in portrait.
  ///
  /// A probe in a simulator of iOS 27.1 measured content of 382 × 562, 594 × 350, 867 × 553 and 669 ×
  /// 783 points (confidence medium, because Apple's templates have 48 in portrait). The height that a
  /// large title or a prompt adds is unknown: that of other phones is a guess.
  static let foldableNavigation = (vertical: 82.0, horizontal: 52.0)
  /// The height of a tab bar on the inner display of iPhone Duo in portrait, above the home
  /// indicator: 95 in total (the same templates; confidence low).
  static let foldableTab = 61.0
  /// The height of a toolbar there (the same templates; confidence low).
  static let foldableToolbar = 48.0
  /// Whether bars at the bottom cover the content: a television's tab bar is at the top, where none
  /// was measured, and its toolbar is within the overscan (one stored bar).
  static let hasBottomBars = ByIdiom<Bool>([7: true], tv: [7: false])
  /// The height of a toolbar on devices with a home indicator.
  static let toolbar: BySystem<Double> = [7: 44, 13: 49]
  /// The height that a navigation controller's toolbar covers on devices without a home indicator.
  static let toolbarWithHomeButton: BySystem<Double> = [7: 44]
  /// The height of a toolbar outside a navigation controller, on devices without a home indicator.
  static let plainToolbar: BySystem<Double> = [7: 44]
  /// The height of a search bar (iOS 26: 3 of 3; confidence medium).
  static let search: BySystem<Double> = [7: 44, 11: 56, 26: 64]
  /// The height of the scope bar below a search field (confidence medium).
  static let searchScope: BySystem<Double> = [7: 44]

  /// The distance between two items of a navigation bar (weak: the views of one project, in two
  /// versions).
  static let navigationGap: BySystem<Double> = [7: 8]
  /// The distance between two items of a toolbar (views of three projects saved by Xcode 5 to 10;
  /// later ones of a single project have none).
  static let toolbarGap: BySystem<Double> = [7: 10]
  /// The width of an item without a title (a guess: the symbol next to the first view of five
  /// toolbars is 16 to 17 wide, but the glyphs differ).
  static let symbolWidth: BySystem<Double> = [7: 22]
  /// The maximum width of a tab bar item (a guess).
  static let widestTab: BySystem<Double> = [7: 150]
  /// The size of the system font in items and titles.
  static let fontSize: BySystem<Double> = [7: 17]
  /// The size of the bold system font in a large title.
  static let largeTitleFontSize: BySystem<Double> = [7: 34]
  /// The distance from the edge of a bar to the back arrow (a guess).
  static let backMargin: BySystem<Double> = [7: 8]
  /// The size of the back arrow (a guess).
  static let backArrow: BySystem<LayoutSize> = [7: LayoutSize(width: 13, height: 21)]
  /// The distance between the back arrow and the title next to it (a guess).
  static let backGap: BySystem<Double> = [7: 6]
  /// Whether there is a title next to the back arrow (a guess).
  static let hasBackTitles: BySystem<Bool> = [7: true, 26: false]
}
