/// Which way up a device is held.
package enum Orientation: String, Hashable, Sendable, CaseIterable {
  /// The long side upright.
  case portrait
  /// The long side across.
  case landscape
}
