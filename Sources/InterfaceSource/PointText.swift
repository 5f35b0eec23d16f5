/// The text of lengths in messages.
package enum PointText {
  /// Returns the text of a length in points, or of another number of the document; differences of
  /// less than a thousandth are not shown.
  package static func text(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
    let rounded = (value * 1000).rounded() / 1000 + 0
    return rounded == rounded.rounded()
      ? "\(Int(rounded))" : "\(rounded)"
  }
}
