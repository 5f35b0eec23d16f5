/// What surrounds the text of a text view, in points (confidence high).
package enum TextViewMetrics {
  /// From the text to the top and to the bottom.
  package static let verticalInset = 8.0
  /// From the text to either side.
  package static let sideInset = 5.0
}
