/// How much of a phone that stands upright the keyboard covers on one system, in points (`KeyboardTable`).
package struct KeyboardMetrics: Hashable, Sendable {
  /// On devices with a home button.
  package let height: Double
  /// On devices with a home indicator, which the keyboard covers too.
  package let heightWithHomeIndicator: Double

  init(_ system: SystemVersion) {
    height = KeyboardTable.height.value(for: system)
    heightWithHomeIndicator = KeyboardTable.heightWithHomeIndicator.value(for: system)
  }
}
