/// The metrics of a text style's font.
package struct TextStyleMetrics: Hashable, Sendable {
  /// The size of the font, in points.
  package let size: Double
  /// The distance from one baseline to the next, in points.
  package let leading: Double

  package init(size: Double, leading: Double) {
    self.size = size
    self.leading = leading
  }
}
