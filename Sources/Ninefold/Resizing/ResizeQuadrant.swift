import InterfaceTraits
import PlatformFacts

/// What UIKit makes of a window of a size, as a number: 1 for a regular width, 2 for a regular height, 4 for a wide screen.
enum ResizeQuadrant {
  /// The least width that is regular, in points.
  static let regularWidth = WindowWidths.leastRegularWidth
  /// The least height that is regular, in points.
  static let regularHeight = WindowWidths.leastRegularHeight
  /// The least width of screens and tables whose cells have wide margins, in points.
  static let wideWidth = PlatformMetrics.uiKit().cells.wideWidth

  /// What adds to the number: how much, which side, and from which length on.
  static let sizeClasses: [(number: Int, isWidth: Bool, least: Double)] = [
    (1, true, regularWidth), (2, false, regularHeight), (4, true, wideWidth),
  ]

  /// The number of a window.
  static func of(_ window: LayoutSize) -> Int {
    sizeClasses.reduce(0) { sum, place in
      sum + ((place.isWidth ? window.width : window.height) >= place.least ? place.number : 0)
    }
  }
}
