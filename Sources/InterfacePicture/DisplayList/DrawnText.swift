/// One line of text.
package struct DrawnText: Equatable, Sendable {
  package var text: String
  /// The line's start, middle or end, as the style's anchor says, in points.
  package var x: Double
  /// Where the letters stand, in points.
  package var baseline: Double
  package var style: DrawnTextStyle
  /// The width that layout measured, which the line takes in any font, in points; nil for a text that
  /// was not measured.
  package var width: Double?
  /// The index of the letters that the line is drawn with in the list's outlined lines; nil where it is a text.
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
