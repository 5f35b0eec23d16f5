/// How high labels are.
package struct LabelMetrics: Hashable, Sendable {
  /// Which labels are whole points high rather than whole pixels.
  package enum WholePoints: Hashable, Sendable {
    /// None, as on devices.
    case never
    /// Labels as the editor's library gives them: one line in the system font of 17 points, not in a stack
    /// view.
    case template
    /// The same in any size.
    case anySize
  }

  /// The font size of a label as Interface Builder's library gives it, in points.
  package static let templateFontSize = 17.0

  /// Which labels are whole points high.
  package var wholePoints = WholePoints.never
}
