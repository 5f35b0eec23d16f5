/// The height that the keyboard covers on a phone in portrait on one system, in points
/// (`KeyboardTable`).
package struct KeyboardMetrics: Hashable, Sendable {
  /// The height on devices with a home button.
  package let height: Double
  /// The height on devices with a home indicator, which the keyboard covers too.
  package let heightWithHomeIndicator: Double

  init(_ system: SystemVersion) {
    height = KeyboardTable.height.value(for: system)
    heightWithHomeIndicator = KeyboardTable.heightWithHomeIndicator.value(for: system)
  }
}
