package import InterfaceTraits

/// A line of text as outlines.
package struct DrawnLetters: Equatable, Sendable {
  /// A letter and its position.
  package struct Position: Equatable, Sendable {
    /// The index of its outline in the list's letters.
    package var letter: Int
    /// The distance from the line's left end, in points before stretching.
    package var x: Double
    /// The distance below the baseline, in points.
    package var y: Double
  }

  /// The line's left end, in points.
  package var x: Double
  /// The horizontal stretch factor that gives the line the width that layout measured.
  package var stretch: Double
  /// Points per unit of the outlines.
  package var scale: Double
  /// The visible letters, from left to right.
  package var positions: [Position]
  /// The underlines and strikethroughs, relative to the line's left end and baseline, in points
  /// before stretching.
  package var strokes: [LayoutRect]
}
