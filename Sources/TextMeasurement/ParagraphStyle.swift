/// How the lines of a paragraph stand; lengths in points.
package struct ParagraphStyle: Hashable, Sendable {
  /// What is added between the lines of the paragraph.
  package var lineSpacing: Double
  /// What a line's height is multiplied by; 0 leaves it.
  package var lineHeightMultiple: Double
  /// The least height of a line; 0 for none.
  package var minimumLineHeight: Double
  /// The greatest height of a line; 0 for none.
  package var maximumLineHeight: Double
  /// What is added after the paragraph, unless it is the last.
  package var paragraphSpacing: Double
  /// What is added before the paragraph, unless it is the first.
  package var paragraphSpacingBefore: Double
  /// The distance of the first line from the leading edge.
  package var firstLineHeadIndent = 0.0
  /// The distance of the other lines from the leading edge.
  package var headIndent = 0.0

  /// Creates a style that changes nothing but what is given.
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

  /// The height that a line of the given natural height gets.
  func height(of natural: Double) -> Double {
    var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
    height = max(height, minimumLineHeight)
    return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
  }
}
