package import InterfaceTraits

/// A line of text as outlines.
package struct DrawnLetters: Equatable, Sendable {
  /// A letter in its place.
  package struct Place: Equatable, Sendable {
    /// The index of its outline in the list's letters.
    package var letter: Int
    /// From the line's left end, in points before it is stretched.
    package var x: Double
    /// Down from the baseline, in points.
    package var y: Double
  }

  /// The line's left end, in points.
  package var x: Double
  /// How much wider everything is, so that the line has the width that layout measured.
  package var stretch: Double
  /// Points for each unit of the outlines.
  package var scale: Double
  /// The letters that have ink, from left to right.
  package var places: [Place]
  /// The lines under and through the text, from its left end and its baseline, in points before they are stretched.
  package var strokes: [LayoutRect]
}
