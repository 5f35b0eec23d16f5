/// Margins, content views and standard cells of tables, in points.
///
/// Stored frames of public documents (confidence high where a rule rests on hundreds of cells, medium for accessories).
enum TableCellTable {
  /// What decides the side margins.
  static let sides: BySystem<TableCellMetrics.Sides> = [7: .ofAnyView, 11: .byScreen]
  /// The side margins of cells on narrow and on wide screens.
  static let sideMargins: BySystem<TableCellMetrics.Widths> = [7: .init(narrow: 16, wide: 20)]
  /// The side margins of cells that do not follow the screen, and the margin beside an accessory.
  static let detachedSide: BySystem<Double> = [7: 15]
  /// The margin of a content view beside an accessory.
  static let sideBeforeAccessory: BySystem<Double> = [7: 8]
  /// The least width of screens and tables whose cells have wide sides.
  static let wideWidth: BySystem<Double> = [7: 390]
  /// The most width of tables whose cells never have them because of the screen.
  static let narrowWidth: BySystem<Double> = [7: 320]
  /// The margins at the top and the bottom.
  static let verticalMargin: BySystem<Double> = [7: 11, 26: 15]
  /// Whether the content view leaves a pixel for the separator, which the bottom margin gives back.
  static let leavesSeparator: BySystem<Bool> = [7: true, 13: false]
  /// The height of a row that the document does not give.
  static let rowHeight: BySystem<Double> = [7: 44]
  /// The height of a row whose height is automatic and whose style is built in; nil for a row's height less a
  /// separator's pixel (91 cells; confidence medium).
  static let automaticRowHeight: BySystem<Double?> = [7: nil, 26: 51]

  /// What a disclosure indicator takes of a cell's width, beside narrow and wide sides.
  static let disclosure: BySystem<TableCellMetrics.Widths> = [
    7: .init(narrow: 33, wide: 33), 11: .init(narrow: 34, wide: 34),
    13: .init(narrow: 27, wide: 31), 15: .init(narrow: 26.5, wide: 30.5),
  ]
  /// What a checkmark takes.
  static let checkmark: BySystem<TableCellMetrics.Widths> = [
    7: .init(narrow: 39, wide: 39), 11: .init(narrow: 40, wide: 44),
  ]
  /// What a detail button takes: from Xcode 12 on 44 beside wide sides in 5 cells of 3 projects and 40.5 in one.
  static let detailButton: BySystem<TableCellMetrics.Widths> = [
    7: .init(narrow: 47, wide: 47), 11: .init(narrow: 48, wide: 48),
    14: .init(narrow: 40, wide: 44),
  ]
  /// What a detail button with a disclosure indicator takes: 62.33 beside wide sides in 7 cells of one project (weak), beside
  /// narrow ones 4 less (a guess).
  static let detailDisclosureButton: BySystem<TableCellMetrics.Widths> = [
    7: .init(narrow: 67, wide: 67), 14: .init(narrow: 58 + 1.0 / 3, wide: 62 + 1.0 / 3),
  ]

  // What follows was measured on the cells of the public documents of Xcode 11 and later unless said.

  /// Between an image and the text behind it: 11 of 13 cells, 3 projects.
  static let imageGap: BySystem<Double> = [7: 15]
  /// The title of a cell of the style left detail: 9 of 9 cells of 4 projects.
  static let leftTitleWidth: BySystem<Double> = [7: 91]
  /// Between the title and the detail of a cell of the style left detail: 9 of 9 cells of 4 projects.
  static let titleGap: BySystem<Double> = [7: 6]
  /// Between a title and a subtitle in a row with room for it.
  static let subtitleGap: BySystem<Double> = [7: 3]
  /// How much a row of stated height has to spare when there is a gap: less in 50 of 50 cells of 10 projects without; more
  /// in 11 of 11 cells of 2 projects with one, which is weak.
  static let leastSpareWithGap: BySystem<Double> = [7: 17]
  /// What of it does not go above the title and below the subtitle.
  static let spareBetween: BySystem<Double> = [7: 6]
  /// The top of the title in a row of automatic height: 9 of 12 cells of 3 projects.
  static let automaticTitleTop: BySystem<Double> = [7: 10]
  /// What such a row leaves above and below title and subtitle.
  static let automaticSpare: BySystem<Double> = [7: 19.5]
}
