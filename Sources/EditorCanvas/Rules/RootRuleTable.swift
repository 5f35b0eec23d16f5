/// The rules for the insets of layout roots, which depend on the size of the roots.
extension EditorRule {
  static let roots = [
    rootsBetweenBars, rootsStartBelowBars, rootsBelowLargeTitles, lowRootsBelowOpaqueBars,
    rootsBelowOpaqueBarsHangOver, cards,
    cardsOfFreeformSize, sheetsOnTablets, cardsOfXcode26, lowCards, lowCardsOfXcode26,
    cardsOfXcode26EndAboveHomeIndicator,
    cardsBelowBarsEndAboveHomeIndicator, freeformRootsAreUncovered, freeformRootsOnRoundedScreens,
    freeformRootsEndAboveHomeIndicator, leftoverFreeformSizes, xibViewsStandUpright,
    statusBarOfFreeformRoots, statusBarOfParts,
    embeddedRootsBelowBars,
    statusBarOfEmbeddedRoots, embeddedRootsAreScreens, homeIndicatorOfEmbeddedRoots,
    xibViewsAreScreens,
    wideXibViewsKeepTheirBottom, freeformXibViewsKeepTheirBottom, noStatusBarInLowXibViews,
  ]

  static let rootsBetweenBars = EditorRule(
    "roots-between-bars", .roots, .all,
    "A root that is shorter than the canvas by exactly the top inset, the bottom inset or both "
      + "has no inset there: opaque bars have made it shorter.",
    evidence: "22 views of 7 projects agree only with it.",
    projects: 7)

  static let rootsStartBelowBars = EditorRule(
    "roots-start-below-bars", .roots, .all,
    "A root that is shorter than the canvas and starts where the bars end has no top inset.",
    evidence: "Old documents. 8 views of 2 projects agree only with it, 3 views of 1 project only "
      + "without it.",
    projects: 2)

  static let rootsBelowLargeTitles = EditorRule(
    "roots-below-large-titles", .roots, .all,
    "A root that is shorter by the top inset and a large title has no top inset.",
    evidence: "2 views of 1 project agree only with it.",
    projects: 1)

  static let lowRootsBelowOpaqueBars = EditorRule(
    "low-roots-below-opaque-bars", .roots, .all,
    "A root that is shorter than the canvas below an opaque navigation bar has no top inset.",
    evidence: "6 views of 3 projects agree only with it.",
    projects: 3)

  static let rootsBelowOpaqueBarsHangOver = EditorRule(
    "roots-below-opaque-bars-hang-over", .roots, .all,
    "A root as high as the canvas that starts below an opaque bar has no top inset, and extends "
      + "past the bottom by the same amount.",
    evidence:
      "9 of 9 roots; 3 of 3 below translucent bars keep their insets. 62 views of 1 project "
      + "agree only with it.",
    projects: 1)

  static let cards = EditorRule(
    "cards", .roots, .all,
    "A root that is shorter than the canvas by 20, 40 or 54 points, or by 10 more than the "
      + "status bar, is a card: its top inset is 0, or the navigation bar of a card.",
    evidence: "40 views of 5 projects agree only with it.",
    projects: 5)

  static let cardsOfFreeformSize = EditorRule(
    "cards-of-freeform-size", .roots, .from(21000),
    "A root with a freeform size is a card if it is shorter than that size in the same way.",
    evidence: "2 roots. 3 views of 2 projects agree only with it.",
    projects: 2)

  static let sheetsOnTablets = EditorRule(
    "sheets-on-tablets", .roots, .from(14800),
    "On a tablet, a root as wide as a page or form sheet (704 or 540 points) and shorter than the "
      + "canvas is not covered by the screen's insets, and its navigation bar is that of a card.",
    evidence: "3 roots. 6 views of 2 projects agree only with it.",
    projects: 2)

  static let cardsOfXcode26 = EditorRule(
    "cards-of-xcode-26", .roots, 23700..<32000,
    "A root that is shorter than the canvas by the status bar, counted once, is a card.",
    evidence: "3 roots. 14 views of 3 projects agree only with it.",
    projects: 3)

  static let lowCards = EditorRule(
    "low-cards", .roots, .from(21000),
    "A root that is shorter than the canvas by 10 points is a card on devices with a home "
      + "indicator: its top inset is 0, or the navigation bar of a card, and its bottom inset is 0.",
    evidence:
      "7 of 7 roots; none was seen from 23700 to 31999. 14 views of 5 projects agree only with "
      + "it.",
    projects: 5)

  static let lowCardsOfXcode26 = EditorRule(
    "low-cards-of-xcode-26", .roots, 23700..<32000,
    "The same if it is shorter by the status bar, counted once, and 10 points, with the top "
      + "inset of the status bar.",
    evidence: "10 of 10 roots. 26 views of 1 project agree only with it.",
    projects: 1)

  static let cardsOfXcode26EndAboveHomeIndicator = EditorRule(
    "cards-of-xcode-26-end-above-home-indicator", .roots, 23700..<32000,
    "The home indicator does not cover a card.",
    evidence:
      "3 of 3 roots; for others, only the top is known. 11 views of 1 project agree only with it.",
    projects: 1)

  static let cardsBelowBarsEndAboveHomeIndicator = EditorRule(
    "cards-below-bars-end-above-home-indicator", .roots, 19000..<21000,
    "The home indicator does not cover a card with a navigation bar.",
    evidence:
      "5 of 5 roots; one before was covered, and 3 of 3 without a bar. 6 views of 1 project agree only with it.",
    projects: 1)

  static let freeformRootsEndAboveHomeIndicator = EditorRule(
    "freeform-roots-end-above-home-indicator", .roots, .from(14800),
    "A root with its own size has no bottom inset, and the status bar counts once.",
    evidence: "2 of 2 roots, against 2 of 2 before. 5 views of 3 projects agree only with it.",
    projects: 3)

  static let leftoverFreeformSizes = EditorRule(
    "leftover-freeform-sizes", .roots, 23700..<32000,
    "A root that has a freeform size, although the document does not simulate it, has the insets of "
      + "the screen.",
    evidence: "2 roots, shorter than the canvas. 5 views of 1 project agree only with it.",
    projects: 1)

  static let xibViewsStandUpright = EditorRule(
    "xib-views-stand-upright", .roots, .from(21000),
    "On a landscape canvas, a top-level view of a xib that is not as high as the canvas has only "
      + "a bottom inset, with the portrait value.",
    evidence:
      "1 root; one of 17701 had the insets of the screen. 8 views of 1 project agree only with it.",
    projects: 1)

  static let freeformRootsOnRoundedScreens = EditorRule(
    "freeform-roots-on-rounded-screens", .roots, .all,
    "On devices with a home indicator, a root with its own size has the insets of the screen too.",
    evidence: "4 of 4 roots.",
    projects: 3)

  static let freeformRootsAreUncovered = EditorRule(
    "freeform-roots-are-uncovered", .roots, .all,
    "On devices with a home button, a root with its own size has no insets, unless the document "
      + "simulates a navigation bar there.",
    evidence: "22 views of 6 projects agree only with it, 9 views of 1 project only without it.",
    projects: 6)

  static let statusBarOfFreeformRoots = EditorRule(
    "status-bar-of-freeform-roots", .roots, .before(14800),
    "The status bar covers a root with its own size if the root is at least 480 points high.",
    evidence:
      "Roots of 496 points and more had it, those of 351 and less did not. 62 views of 4 "
      + "projects agree only with it.",
    projects: 4)

  static let statusBarOfParts = EditorRule(
    "status-bar-of-parts", .roots, .from(21600),
    "On phones with a home button, the status bar covers roots with their own size, roots in "
      + "container views, and collection cells of xibs.",
    evidence:
      "Public documents outside the corpora have 20 points at the top; the margins of table "
      + "cells do not grow by them (1 cell). No stored view in the corpora agrees only with it.",
    projects: 1)

  static let embeddedRootsBelowBars = EditorRule(
    "embedded-roots-below-bars", .roots, .before(11000),
    "Only a navigation bar covers a root in a container view.",
    evidence: "2 views of 1 project agree only with it.",
    projects: 1)

  static let statusBarOfEmbeddedRoots = EditorRule(
    "status-bar-of-embedded-roots", .roots, 11000..<14800,
    "The status bar covers a root in a container view if the root is at least 480 points high, "
      + "and any root on devices with a home indicator.",
    evidence:
      "17 views of 2 projects agree only with it; in later versions, 7 views of 2 projects "
      + "agreed only without it.",
    projects: 2)

  static let embeddedRootsAreScreens = EditorRule(
    "embedded-roots-are-screens", .roots, .from(21000),
    "On devices with a home indicator, a root in a container view has the insets of the screen, "
      + "but no bars.",
    evidence: "1 root.",
    projects: 1)

  static let homeIndicatorOfEmbeddedRoots = EditorRule(
    "home-indicator-of-embedded-roots", .roots, 11000..<14800,
    "The home indicator covers a root in a container view.",
    evidence: "4 views of 1 project agree only with it.",
    projects: 1)

  static let xibViewsAreScreens = EditorRule(
    "xib-views-are-screens", .roots, .all,
    "A top-level view of a xib has the insets of a screen with the same top left corner; the "
      + "bottom insets do not cover a view that ends above them.",
    evidence: "374 views of 26 projects agree only with it, 2 views of 2 projects only without it.",
    projects: 26)

  static let wideXibViewsKeepTheirBottom = EditorRule(
    "wide-xib-views-keep-their-bottom", .roots, .all,
    "A top-level view of a xib that is wider than the canvas has a bottom inset, wherever it ends.",
    evidence: "4 roots. 113 views of 3 projects agree only with it.",
    projects: 3)

  static let freeformXibViewsKeepTheirBottom = EditorRule(
    "freeform-xib-views-keep-their-bottom", .roots, .from(21500),
    "The same for every top-level view of a xib with its own size.",
    evidence: "2 narrower roots; 10 of 10 such roots before, up to 21225, had no inset.",
    projects: 2)

  static let noStatusBarInLowXibViews = EditorRule(
    "no-status-bar-in-low-xib-views", .roots, 11000..<21600,
    "A freeform top-level view of a xib shorter than 480 points has no status bar on devices "
      + "with a home button.",
    evidence: "22 views of 4 projects agree only with it.",
    projects: 4)
}
