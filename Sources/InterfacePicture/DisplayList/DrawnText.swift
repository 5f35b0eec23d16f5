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
}
