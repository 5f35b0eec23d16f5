/// The widths of a tablet's windows beside another application, in points.
///
/// Full-height windows: the height is always the screen's. Nil where no such window exists.
package struct WindowWidths: Hashable, Sendable {
  /// The widths in landscape: narrow, half, wide and above another application.
  package let landscape: Quad
  /// The widths in portrait; there is no half.
  package let portrait: Quad

  /// The four widths of one orientation.
  package struct Quad: Hashable, Sendable {
    let oneThird: Double
    let oneHalf: Double?
    let twoThirds: Double
    let slideOver: Double
  }

  /// Creates the widths in the order narrow, half, wide, above.
  init(
    landscape: (Double, Double, Double, Double), portrait: (Double, Double, Double)
  ) {
    self.landscape = Quad(
      oneThird: landscape.0, oneHalf: landscape.1, twoThirds: landscape.2, slideOver: landscape.3)
    self.portrait = Quad(
      oneThird: portrait.0, oneHalf: nil, twoThirds: portrait.1, slideOver: portrait.2)
  }

  /// The width of a window, or nil when there is none of that kind in this orientation.
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

  /// The least width that is regular, in points.
  ///
  /// Apple gives no number: 647 is the widest known compact window, 678 the narrowest known
  /// regular one; the threshold stands at the latter (confidence medium).
  package static let leastRegularWidth = 678.0

  /// The least height that is regular, in points: phones lying across are up to 440 points high, the smallest phone upright
  /// is 480.
  package static let leastRegularHeight = 480.0
}
