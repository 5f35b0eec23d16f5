/// The widths of a tablet's windows next to another app, in points.
///
/// The height of these windows is always that of the screen. A width is `nil` if no such window
/// exists.
package struct WindowWidths: Hashable, Sendable {
  /// The widths in landscape: narrow, half, wide and Slide Over.
  package let landscape: Quad
  /// The widths in portrait, without half.
  package let portrait: Quad

  /// The four widths of one orientation.
  package struct Quad: Hashable, Sendable {
    let oneThird: Double
    let oneHalf: Double?
    let twoThirds: Double
    let slideOver: Double
  }

  /// Creates the widths in the order narrow, half, wide, Slide Over.
  init(
    landscape: (Double, Double, Double, Double), portrait: (Double, Double, Double)
  ) {
    self.landscape = Quad(
      oneThird: landscape.0, oneHalf: landscape.1, twoThirds: landscape.2, slideOver: landscape.3)
    self.portrait = Quad(
      oneThird: portrait.0, oneHalf: nil, twoThirds: portrait.1, slideOver: portrait.2)
  }

  /// Returns the width of a window, or `nil` if there is none of that kind in this orientation.
  package func width(of layout: WindowLayout, orientation: Orientation) -> Double? {
    let widths = orientation == .landscape ? landscape : portrait
    return switch layout {
    case .fullscreen: nil
    case .oneThird: widths.oneThird
    case .oneHalf: widths.oneHalf
    case .twoThirds: widths.twoThirds
    case .slideOver: widths.slideOver
    }
  }

  /// The minimum regular width, in points.
  ///
  /// Apple documents no number. The widest known compact window has 647 points and the narrowest
  /// known regular one 678; the threshold is the latter (confidence medium).
  package static let leastRegularWidth = 678.0

  /// The minimum regular height, in points: phones in landscape are up to 440 points high, and the
  /// smallest phone in portrait has 480.
  package static let leastRegularHeight = 480.0
}
