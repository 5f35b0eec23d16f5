import InterfaceTraits
import PlatformFacts

/// What UIKit makes of a window of a size, as a number: 1 for a regular width, 2 for a regular height, 4 for a wide screen.
enum ResizeQuadrant {
  /// The least width that is regular, in points.
  static let regularWidth = WindowWidths.leastRegularWidth
  /// The least height that is regular, in points.
  static let regularHeight = WindowWidths.leastRegularHeight
  /// The least width of screens and tables whose cells have wide margins, in points, as `TableCellMetrics` has it.
  static let wideWidth = 390.0
  /// The most width of tables whose cells never have wide margins, in points, as `TableCellMetrics` has it.
  static let narrowWidth = 320.0

  /// The number of a window.
  static func of(_ window: Size) -> Int {
    (window.width >= regularWidth ? 1 : 0) + (window.height >= regularHeight ? 2 : 0)
      + (window.width >= wideWidth ? 4 : 0)
  }
}
