/// The rounding of label heights.
package struct LabelMetrics: Hashable, Sendable {
  /// The labels whose heights are in whole points instead of pixels.
  package enum WholePoints: Hashable, Sendable {
    /// No labels, as on devices.
    case never
    /// Labels that are unchanged from Interface Builder's library: one line in the system font of
    /// 17 points, not in a stack view.
    case template
    /// Such labels in any font size.
    case anySize
  }

  /// The font size of a label in Interface Builder's library, in points.
  package static let templateFontSize = 17.0

  /// The labels whose heights are in whole points.
  package var wholePoints = WholePoints.never
}
