/// The rules for margins of roots and of cells, and the sizes of cells.
extension EditorRule {
  static let margins = [
    narrowRootMargins, xibViewsHaveRootMargins, xibViewsPreserveCanvasMargins, cellSidesByTable,
    cellSidesByRootTable, narrowCellsOfInnerTables, narrowCellsInXibs,
    narrowXibCellsWithHomeButton, cellsOfIOS10, highCellMarginsOnTablets,
  ]

  static let narrowRootMargins = EditorRule(
    "narrow-root-margins", .margins, .before(8000),
    "The side margins of a root are 16 points at any width.",
    evidence: "12 of 12 roots of 7706, against 24 of 24 with 20 from Xcode 7 on. 100 views of 9 "
      + "projects agree only with it.",
    projects: 9)

  static let xibViewsHaveRootMargins = EditorRule(
    "xib-views-have-root-margins", .margins, .from(12121),
    "Every top-level view of a xib has the margins of a view controller's view.",
    evidence: "161 views of 11 projects agree only with it.",
    projects: 11)

  static let xibViewsPreserveCanvasMargins = EditorRule(
    "xib-views-preserve-canvas-margins", .margins, .from(17000),
    "Explicit margins of a top-level view of a xib that preserves its superview's margins are at "
      + "least those of the canvas around it: 8 points at the top and bottom, and the side margins "
      + "of a root.",
    evidence: "All 8 such xibs. 16 views of 1 project agree only with it.",
    projects: 1)

  static let cellSidesByTable = EditorRule(
    "cell-sides-by-table", .margins, 13400..<17000,
    "The side margins of a cell are 20 in a table at least 390 points wide, on any screen.",
    evidence:
      "19 of 19 cells of tables that are a root. 40 views of 2 projects agree only with it.",
    projects: 7)

  static let cellSidesByRootTable = EditorRule(
    "cell-sides-by-root-table", .margins, .from(17000),
    "The same if the table is its view controller's root view.",
    evidence:
      "5 of 5 cells, against 2 of 2 with 16 in other tables. 9 views of 1 project agree only with it.",
    projects: 1)

  static let narrowCellsOfInnerTables = EditorRule(
    "narrow-cells-of-inner-tables", .margins, 13400..<17000,
    "The side margins of a cell are 15 on devices with a home button if its table is not its "
      + "view controller's root view.",
    evidence: "13 of 13 cells. 17 views of 5 projects agree only with it.",
    projects: 5)

  static let narrowCellsInXibs = EditorRule(
    "narrow-cells-in-xibs", .margins, 14800..<17000,
    "The side margins of cells in xibs and in inset tables are 15 on devices with a home button.",
    evidence: "16 of 16 xibs. 49 views of 8 projects agree only with it.",
    projects: 8)

  static let narrowXibCellsWithHomeButton = EditorRule(
    "narrow-xib-cells-with-home-button", .margins, .from(17000),
    "The side margins of cells in xibs are 16 on phones of 5.5 inches too.",
    evidence:
      "Public documents outside the corpora; in storyboards, cells of inner tables have 20 (5 "
      + "views of 1 project). No stored view in the corpora agrees only with it.",
    projects: 1)

  static let cellsOfIOS10 = EditorRule(
    "cells-of-ios-10", .margins, 13000..<13400,
    "Cells have the margins and accessories of iOS 10.",
    evidence: "17 views of 3 projects agree only with it.",
    projects: 3)

  static let highCellMarginsOnTablets = EditorRule(
    "high-cell-margins-on-tablets", .margins, .from(17000),
    "The top and bottom margins of a cell are 15 on tablets.",
    evidence: "20 cells. 23 views of 1 project agree only with it.",
    projects: 1)
}
