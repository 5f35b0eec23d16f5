/// The margins, content views and standard cells of tables, in points.
///
/// The values are from stored frames of public documents (confidence high for rules based on
/// hundreds of cells, medium for accessories).
enum TableCellTable {
  /// The rule that determines the side margins.
  static let sides: BySystem<TableCellMetrics.Sides> = [7: .ofAnyView, 11: .byScreen]
  /// The side margins of cells on narrow and on wide screens.
  static let sideMargins: BySystem<TableCellMetrics.Widths> = [7: .init(narrow: 16, wide: 20)]
  /// The side margins of cells that are independent of the screen, and the margin next to an
  /// accessory.
  static let detachedSide: BySystem<Double> = [7: 15]
  /// The margin of a content view next to an accessory.
  static let sideBeforeAccessory: BySystem<Double> = [7: 8]
  /// The minimum width of screens and tables whose cells have wide side margins.
  static let wideWidth: BySystem<Double> = [7: 390]
  /// The maximum width of tables whose cells never have wide side margins because of the screen.
  static let narrowWidth: BySystem<Double> = [7: 320]
  /// The margins at the top and the bottom.
  static let verticalMargin: BySystem<Double> = [7: 11, 26: 15]
  /// Whether the content view is a pixel shorter for the separator, which the bottom margin
  /// compensates.
  static let leavesSeparator: BySystem<Bool> = [7: true, 13: false]
  /// The default height of a row.
  static let rowHeight: BySystem<Double> = [7: 44]
  /// The automatic height of a row with a built-in style, or `nil` for a default row's height minus
  /// the pixel of the separator (91 cells; confidence medium).
  static let automaticRowHeight: BySystem<Double?> = [7: nil, 26: 51]

  /// The width that a disclosure indicator takes in a cell, with narrow and wide side margins.
  static let disclosure: BySystem<TableCellMetrics.Widths> = [
    7: .init(narrow: 33, wide: 33), 11: .init(narrow: 34, wide: 34),
    13: .init(narrow: 27, wide: 31), 15: .init(narrow: 26.5, wide: 30.5),
  ]
  /// The width that a checkmark takes in a cell.
  static let checkmark: BySystem<TableCellMetrics.Widths> = [
    7: .init(narrow: 39, wide: 39), 11: .init(narrow: 40, wide: 44),
  ]
  /// The width that a detail button takes in a cell: from Xcode 12 on 44 with wide side margins in
  /// 5 cells of 3 projects, and 40.5 in one.
  static let detailButton: BySystem<TableCellMetrics.Widths> = [
    7: .init(narrow: 47, wide: 47), 11: .init(narrow: 48, wide: 48),
    14: .init(narrow: 40, wide: 44),
  ]
  /// The width that a detail button with a disclosure indicator takes: 62.33 with wide side margins
  /// in 7 cells of one project (weak), and 4 less with narrow ones (a guess).
  static let detailDisclosureButton: BySystem<TableCellMetrics.Widths> = [
    7: .init(narrow: 67, wide: 67), 14: .init(narrow: 58 + 1.0 / 3, wide: 62 + 1.0 / 3),
  ]

  // The following values were measured on the cells of public documents of Xcode 11 and later
  // unless stated.

  /// The distance between an image and the text after it: 11 of 13 cells, 3 projects.
  static let imageGap: BySystem<Double> = [7: 15]
  /// The width of the title in a cell of the style left detail: 9 of 9 cells of 4 projects.
  static let leftTitleWidth: BySystem<Double> = [7: 91]
  /// The distance between the title and the detail of a cell of the style left detail: 9 of 9 cells
  /// of 4 projects.
  static let titleGap: BySystem<Double> = [7: 6]
  /// The distance between a title and a subtitle in a row with enough space for it.
  static let subtitleGap: BySystem<Double> = [7: 3]
  /// The unused height from which on a row with an explicit height has a gap: less in 50 of 50
  /// cells of 10 projects without one; more in 11 of 11 cells of 2 projects with one, which is
  /// weak.
  static let leastSpareWithGap: BySystem<Double> = [7: 17]
  /// The part of the unused height that is not above the title and below the subtitle.
  static let spareBetween: BySystem<Double> = [7: 6]
  /// The top of the title in a row of automatic height: 9 of 12 cells of 3 projects.
  static let automaticTitleTop: BySystem<Double> = [7: 10]
  /// The height above and below title and subtitle in such a row.
  static let automaticSpare: BySystem<Double> = [7: 19.5]
}
