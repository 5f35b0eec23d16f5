/// A line of a text.
package struct TextLine: Hashable, Sendable {
  /// What of the whole text stands on the line, in UTF-8 bytes, without the spaces and the newline
  /// at which it was broken.
  package var range: Range<Int>
  /// What of `range` an ellipsis stands for; nil when all is drawn.
  package var cut: Range<Int>?
  /// The extent of what is drawn, in points, not rounded.
  package var width: Double
  /// The distance from the leading edge, in points.
  package var indent: Double
  /// From the top of the text to the top of the line, in points, not rounded.
  package var top: Double
  /// The height of the line, in points, not rounded.
  package var height: Double
  /// From the top of the text to the baseline, in points, not rounded.
  package var baseline: Double
}
