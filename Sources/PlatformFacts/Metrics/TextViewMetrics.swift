/// What surrounds the text of a text view on one system, in points (`TextFieldTable`).
package struct TextViewMetrics: Hashable, Sendable {
  /// From the text to the top and to the bottom.
  package var verticalInset: Double
  /// From the text to either side.
  package var sideInset: Double

  init(_ system: SystemVersion) {
    verticalInset = TextFieldTable.textViewVerticalInset.value(for: system)
    sideInset = TextFieldTable.textViewSideInset.value(for: system)
  }
}
