/// Lengths in messages.
package enum PointText {
  /// A length in points, or another number of the document; less than a thousandth is nothing that a person wants to see.
  package static func text(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
    let rounded = (value * 1000).rounded() / 1000 + 0
    return rounded == rounded.rounded()
      ? "\(Int(rounded))" : "\(rounded)"
  }
}
