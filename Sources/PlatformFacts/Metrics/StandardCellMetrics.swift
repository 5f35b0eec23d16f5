/// Where the texts and images of cells of a built-in style stand on one system, in points (`TableCellTable`).
package struct StandardCellMetrics: Hashable, Sendable {
  /// Between an image and the text behind it.
  package var imageGap: Double
  /// The title of a cell of the style left detail.
  package var leftTitleWidth: Double
  /// Between the title and the detail of a cell of the style left detail.
  package var titleGap: Double
  /// Between a title and a subtitle in a row with room for it.
  package var subtitleGap: Double
  private var leastSpareWithGap: Double
  private var spareBetween: Double
  private var automaticTitleTop: Double
  private var automaticSpare: Double

  init(_ system: SystemVersion) {
    imageGap = TableCellTable.imageGap.value(for: system)
    leftTitleWidth = TableCellTable.leftTitleWidth.value(for: system)
    titleGap = TableCellTable.titleGap.value(for: system)
    subtitleGap = TableCellTable.subtitleGap.value(for: system)
    leastSpareWithGap = TableCellTable.leastSpareWithGap.value(for: system)
    spareBetween = TableCellTable.spareBetween.value(for: system)
    automaticTitleTop = TableCellTable.automaticTitleTop.value(for: system)
    automaticSpare = TableCellTable.automaticSpare.value(for: system)
  }

  /// Where title and subtitle stand in a row.
  ///
  /// - Parameters:
  ///   - spare: What the row's content leaves of the height, in points.
  ///   - isRowAutomatic: Whether the row's height is automatic.
  /// - Returns: The top of the title and the gap below it.
  package func subtitlePlaces(
    spare: Double, isRowAutomatic: Bool
  ) -> (top: Double, gap: Double) {
    if isRowAutomatic, spare >= automaticSpare {
      return (automaticTitleTop, min(subtitleGap, spare - automaticSpare))
    }
    if spare < leastSpareWithGap { return ((spare / 2 - 1e-6).rounded(.up), 0) }
    return (((spare - spareBetween) / 2 - 1e-6).rounded(.up), subtitleGap)
  }
}
