/// The orientation of a device.
package enum Orientation: String, Hashable, Sendable, CaseIterable {
  /// The long side is vertical.
  case portrait
  /// The long side is horizontal.
  case landscape
}
