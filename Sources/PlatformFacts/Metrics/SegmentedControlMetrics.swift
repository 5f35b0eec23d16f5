/// The metrics of a segmented control on one system, in points (`ControlTable`).
package struct SegmentedControlMetrics: Hashable, Sendable {
  /// The size of the titles' font.
  package var fontSize: Double
  /// The width that a segment adds to its title.
  package var padding: Double
  /// The height.
  package var height: Double

  init(_ system: SystemVersion) {
    fontSize = ControlTable.segmentFontSize.value(for: system)
    padding = ControlTable.segmentPadding.value(for: system)
    height = ControlTable.segmentedControlHeight.value(for: system)
  }
}
