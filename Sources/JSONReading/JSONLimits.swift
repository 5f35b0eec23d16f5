/// How much of a JSON file is read before reading stops with a diagnostic.
package struct JSONLimits: Hashable, Sendable {
  /// The greatest size of a file, in bytes; never more than `Int32` counts.
  package var byteCount: Int
  /// The greatest number of arrays and objects within one another.
  package var depth: Int
  /// The greatest number of values of all kinds together.
  package var valueCount: Int

  /// Limits far above what asset catalogs and string catalogs hold: 64 MiB, 128 levels, two million
  /// values.
  package static let standard = JSONLimits(
    byteCount: 64 << 20, depth: 128, valueCount: 2_000_000)

  /// Creates limits.
  package init(byteCount: Int, depth: Int, valueCount: Int) {
    self.byteCount = min(byteCount, Int(Int32.max) - 1)
    self.depth = depth
    self.valueCount = valueCount
  }
}
