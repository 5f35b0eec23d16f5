/// How much of a YAML file is read before reading stops with a diagnostic.
package struct YAMLLimits: Hashable, Sendable {
  /// The greatest size of a file, in bytes; never more than `Int32` counts.
  package var byteCount: Int
  /// The greatest number of sequences and mappings within one another.
  package var depth: Int
  /// The greatest number of keys and values of all kinds together.
  package var valueCount: Int

  /// Limits far above what a configuration holds, which is some thousand bytes: 256 KiB, 64 levels, 20,000 keys and
  /// values.
  ///
  /// What a configuration says is compared with itself, so that more would take long.
  package static let standard = YAMLLimits(byteCount: 256 << 10, depth: 64, valueCount: 20_000)

  /// Creates limits.
  package init(byteCount: Int, depth: Int, valueCount: Int) {
    self.byteCount = min(byteCount, Int(Int32.max) - 1)
    self.depth = depth
    self.valueCount = valueCount
  }
}
