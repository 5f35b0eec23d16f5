/// A line of a text.
package struct TextLine: Hashable, Sendable {
  /// The range of the line in the whole text, in UTF-8 bytes, without the spaces and the newline at
  /// the line break.
  package var range: Range<Int>
  /// The part of `range` that an ellipsis replaces, or `nil` if everything is drawn.
  package var cut: Range<Int>?
  /// The width of the drawn content, in points, not rounded.
  package var width: Double
  /// The distance from the leading edge, in points.
  package var indent: Double
  /// The distance from the top of the text to the top of the line, in points, not rounded.
  package var top: Double
  /// The height of the line, in points, not rounded.
  package var height: Double
  /// The distance from the top of the text to the baseline, in points, not rounded.
  package var baseline: Double
}
