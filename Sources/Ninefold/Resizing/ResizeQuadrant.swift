import InterfaceTraits
import PlatformFacts

/// The traits that UIKit derives from a window's size, as a number: 1 for a regular width, 2 for a
/// regular height, 4 for a wide screen.
enum ResizeQuadrant {
  /// The minimum regular width, in points.
  static let regularWidth = WindowWidths.leastRegularWidth
  /// The minimum regular height, in points.
  static let regularHeight = WindowWidths.leastRegularHeight
  /// The minimum width of screens and tables whose cells have wide margins, in points.
  static let wideWidth = PlatformMetrics.uiKit().cells.wideWidth

  /// The components of the number: the value, the dimension, and the length from which it applies,
  /// in points.
  static let sizeClasses: [(number: Int, isWidth: Bool, least: Double)] = [
    (1, true, regularWidth), (2, false, regularHeight), (4, true, wideWidth),
  ]

  /// Returns the number of a window.
  static func of(_ window: LayoutSize) -> Int {
    sizeClasses.reduce(0) { sum, threshold in
      sum
        + ((threshold.isWidth ? window.width : window.height) >= threshold.least
          ? threshold.number : 0)
    }
  }
}
