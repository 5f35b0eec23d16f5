/// Lengths in messages.
package enum PointText {
  /// A length in points; less than a millionth of a point is nothing that a person wants to see.
  package static func text(_ value: Double) -> String {
    let rounded = (value * 1e6).rounded() / 1e6
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? "\(Int(rounded))" : "\(rounded)"
  }
}
