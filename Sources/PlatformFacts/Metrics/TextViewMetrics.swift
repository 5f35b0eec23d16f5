/// The insets of a text view's text on one system, in points (`TextFieldTable`).
package struct TextViewMetrics: Hashable, Sendable {
  /// The inset from the top and the bottom.
  package var verticalInset: Double
  /// The inset from each side.
  package var sideInset: Double

  init(_ system: SystemVersion) {
    verticalInset = TextFieldTable.textViewVerticalInset.value(for: system)
    sideInset = TextFieldTable.textViewSideInset.value(for: system)
  }
}
