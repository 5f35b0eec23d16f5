/// One line of text.
package struct DrawnText: Equatable, Sendable {
  package var text: String
  /// The line's start, middle or end, depending on the style's anchor, in points.
  package var x: Double
  /// The position of the baseline, in points.
  package var baseline: Double
  package var style: DrawnTextStyle
  /// The width that layout measured, which the line has in any font, in points, or `nil` for a text
  /// that was not measured.
  package var width: Double?
  /// The index of the line's outlines in the list's outlined lines, or `nil` if it is a text.
  package internal(set) var letters: Int?

  init(
    text: String, x: Double, baseline: Double, style: DrawnTextStyle, width: Double? = nil
  ) {
    self.text = text
    self.x = x
    self.baseline = baseline
    self.style = style
    self.width = width
  }
}
