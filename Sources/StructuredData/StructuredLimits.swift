/// How much of a file is read before reading stops with a diagnostic.
package struct StructuredLimits: Hashable, Sendable {
  /// The greatest size of a file, in bytes; never more than `Int32` counts.
  package let byteCount: Int
  /// The greatest number of arrays and objects within one another.
  package let depth: Int
  /// The greatest number of values of all kinds together; in YAML keys count too, and in a binary property list a value
  /// counts at each place that refers to it.
  package let valueCount: Int

  /// Limits far above what asset catalogs and string catalogs hold.
  package static let json = StructuredLimits(
    byteCount: 64 << 20, depth: 128, valueCount: 2_000_000)

  /// Limits far above what a configuration holds, which is some thousand bytes.
  ///
  /// What a configuration says is compared with itself, so that more would take long.
  package static let yaml = StructuredLimits(byteCount: 256 << 10, depth: 64, valueCount: 20_000)

  /// Limits far above what the property lists of apps hold.
  package static let propertyList = StructuredLimits(
    byteCount: 16 << 20, depth: 100, valueCount: 200_000)

  /// Creates limits.
  package init(byteCount: Int, depth: Int, valueCount: Int) {
    self.byteCount = min(byteCount, Int(Int32.max) - 1)
    self.depth = depth
    self.valueCount = valueCount
  }
}
