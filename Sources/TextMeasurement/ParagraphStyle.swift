/// The line metrics of a paragraph; all lengths are in points.
package struct ParagraphStyle: Hashable, Sendable {
  /// The space added between the lines of the paragraph.
  package var lineSpacing: Double
  /// The factor of a line's height, or 0 for no change.
  package var lineHeightMultiple: Double
  /// The minimum height of a line, or 0 for none.
  package var minimumLineHeight: Double
  /// The maximum height of a line, or 0 for none.
  package var maximumLineHeight: Double
  /// The space after the paragraph, unless it is the last.
  package var paragraphSpacing: Double
  /// The space before the paragraph, unless it is the first.
  package var paragraphSpacingBefore: Double
  /// The distance of the first line from the leading edge.
  package var firstLineHeadIndent = 0.0
  /// The distance of the other lines from the leading edge.
  package var headIndent = 0.0

  /// Creates a style; omitted values change nothing.
  package init(
    lineSpacing: Double = 0, lineHeightMultiple: Double = 0, minimumLineHeight: Double = 0,
    maximumLineHeight: Double = 0, paragraphSpacing: Double = 0,
    paragraphSpacingBefore: Double = 0
  ) {
    self.lineSpacing = lineSpacing
    self.lineHeightMultiple = lineHeightMultiple
    self.minimumLineHeight = minimumLineHeight
    self.maximumLineHeight = maximumLineHeight
    self.paragraphSpacing = paragraphSpacing
    self.paragraphSpacingBefore = paragraphSpacingBefore
  }

  /// Returns the height of a line with the given natural height.
  func height(of natural: Double) -> Double {
    var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
    height = max(height, minimumLineHeight)
    return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
  }
}
