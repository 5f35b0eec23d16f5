/// The lengths of frames as Interface Builder writes them.
package enum FrameText {
  /// Returns a length in points: `0.0`, `12` or `12.5`.
  package static func number(_ value: Double) -> String {
    value != 0 && value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value + 0)"
  }
}
