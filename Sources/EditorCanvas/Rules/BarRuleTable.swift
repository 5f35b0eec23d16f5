/// The rules for the heights of bars.
extension EditorRule {
  static let barHeights = [
    largeTitlesAddNothing, titlesThatAreAlwaysLarge, toolbarsOf49Points,
    highBarsInLandscape, tabBarsInLandscape, tabBarsOf83Points, gesturesProvideNoBars,
    shownNavigationKeepsTabBar, hiddenBottomBarsAreNotSimulated,
  ]

  package static let gesturesProvideNoBars = EditorRule(
    "gestures-provide-no-bars", .bars, 0..<11000,
    "A scene does not inherit the bars of a scene from which a gesture leads to it.",
    evidence: "2 of 2 roots; later versions show none. 8 views of 2 projects agree only with it.",
    projects: 2)

  package static let shownNavigationKeepsTabBar = EditorRule(
    "shown-navigation-keeps-tab-bar", .bars, .all,
    "A navigation controller shown from inside another one keeps the tab bar around that one.",
    evidence: "2 of 2 roots. 2 views of 2 projects agree only with it.",
    projects: 2)

  package static let hiddenBottomBarsAreNotSimulated = EditorRule(
    "hidden-bottom-bars-are-not-simulated", .bars, .all,
    "A scene that hides the bottom bar when pushed also has no simulated bottom bar.",
    evidence: "1 root. 5 views of 1 project agree only with it.",
    projects: 1)

  static let largeTitlesAddNothing = EditorRule(
    "large-titles-add-nothing", .bars, .all,
    "A navigation bar with a large title covers no more of the scene below it than one without.",
    evidence: "1 view of 1 project agrees only with it, 1 view of 1 project only without it.",
    projects: 1)

  static let titlesThatAreAlwaysLarge = EditorRule(
    "titles-that-are-always-large", .bars, .from(13000),
    "If the scene's navigation item always shows a large title, the bar covers 52 points more.",
    evidence: "3 of 3 roots.",
    projects: 1)

  static let toolbarsOf49Points = EditorRule(
    "toolbars-of-49-points", .bars, .from(14800),
    "A toolbar covers 49 points on every device.",
    evidence: "8 of 8 roots, against 44 in 10 of 10 before. 45 views of 4 projects agree only with "
      + "it.",
    projects: 4)

  static let highBarsInLandscape = EditorRule(
    "high-bars-in-landscape", .bars, 24000..<32000,
    "A navigation bar is as high in landscape as in portrait, 54 points.",
    evidence: "101 = 47 + 54 in 11 of 11 roots. No stored view in the corpora agrees only with it.",
    projects: 1)

  static let tabBarsInLandscape = EditorRule(
    "tab-bars-in-landscape", .bars, 24000..<32000,
    "In landscape, a tab bar and the home indicator cover 86 points.",
    evidence: "12 of 12 roots. No stored view in the corpora agrees only with it.",
    projects: 1)

  static let tabBarsOf83Points = EditorRule(
    "tab-bars-of-83-points", .bars, 24000..<32000,
    "A tab bar covers 83 points on phones with a home button too.",
    evidence: "2 of 2 roots. 3 views of 1 project agree only with it.",
    projects: 1)
}
