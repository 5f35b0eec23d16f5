/// The positions of texts and images in cells of a built-in style on one system, in points
/// (`TableCellTable`).
package struct StandardCellMetrics: Hashable, Sendable {
  /// The distance between an image and the text after it.
  package var imageGap: Double
  /// The width of the title in a cell of the style left detail.
  package var leftTitleWidth: Double
  /// The distance between the title and the detail of a cell of the style left detail.
  package var titleGap: Double
  /// The distance between a title and a subtitle in a row with enough space for it.
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

  /// Returns the positions of title and subtitle in a row.
  ///
  /// - Parameters:
  ///   - spare: The height of the row that its content leaves unused, in points.
  ///   - isRowAutomatic: Whether the row's height is automatic.
  /// - Returns: The top of the title and the gap below it.
  package func subtitlePositions(
    spare: Double, isRowAutomatic: Bool
  ) -> (top: Double, gap: Double) {
    if isRowAutomatic, spare >= automaticSpare {
      return (automaticTitleTop, min(subtitleGap, spare - automaticSpare))
    }
    if spare < leastSpareWithGap { return ((spare / 2 - 1e-6).rounded(.up), 0) }
    return (((spare - spareBetween) / 2 - 1e-6).rounded(.up), subtitleGap)
  }
}
