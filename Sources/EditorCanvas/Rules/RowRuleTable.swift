/// The rules for the sizes of rows and cells that the document stores in two ways.
extension EditorRule {
  static let rows = [
    staleRowWidths, insetRowsOfFullWidth, staleRowHeights, collectionCellsOf50Points,
  ]

  package static let staleRowWidths = EditorRule(
    "stale-row-widths", .rows, .all,
    "A row is at least as wide as its table, unless the table is inset.",
    evidence: "Old documents keep rows of 320 points. 15 views of 2 projects agree only with it.",
    projects: 2)

  package static let insetRowsOfFullWidth = EditorRule(
    "inset-rows-of-full-width", .rows, .all,
    "A row as wide as its inset table is laid out between the table's insets, which are as wide "
      + "as the row's side margins.",
    evidence: "14 views of 10 rows.",
    projects: 1)

  package static let staleRowHeights = EditorRule(
    "stale-row-heights", .rows, .all,
    "A row has the height that it or its table states.",
    evidence: "977 of 980 stored cells have that height; the others are laid out with it (7 of 7). "
      + "12 views of 3 projects agree only with it.",
    projects: 3)

  package static let collectionCellsOf50Points = EditorRule(
    "collection-cells-of-50-points", .rows, .before(11000),
    "A collection cell is as large as its content view: Xcode 6 left 50 × 50 in the cell.",
    evidence: "12 of 12 cells. No stored view in the corpora agrees only with it.",
    projects: 6)
}
