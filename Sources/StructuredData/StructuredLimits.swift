/// The limits of a file, beyond which reading stops with a diagnostic.
package struct StructuredLimits: Hashable, Sendable {
  /// The maximum size of a file, in bytes, at most the range of `Int32`.
  package let byteCount: Int
  /// The maximum nesting depth of arrays and objects.
  package let depth: Int
  /// The maximum total number of values of all kinds; in YAML keys are counted as well, and in a
  /// binary property list a value is counted for each reference to it.
  package let valueCount: Int

  /// Limits far above the size of asset catalogs and string catalogs.
  package static let json = StructuredLimits(
    byteCount: 64 << 20, depth: 128, valueCount: 2_000_000)

  /// Limits far above the size of a configuration, which is some thousand bytes.
  ///
  /// The declarations of a configuration are compared with each other, so that larger ones would take
  /// long.
  package static let yaml = StructuredLimits(byteCount: 256 << 10, depth: 64, valueCount: 20_000)

  /// Limits far above the size of the property lists of apps.
  package static let propertyList = StructuredLimits(
    byteCount: 16 << 20, depth: 100, valueCount: 200_000)

  /// Limits far above the size of Xcode projects.
  package static let xcodeProject = StructuredLimits(
    byteCount: 64 << 20, depth: 64, valueCount: 4_000_000)

  package init(byteCount: Int, depth: Int, valueCount: Int) {
    self.byteCount = min(byteCount, Int(Int32.max) - 1)
    self.depth = depth
    self.valueCount = valueCount
  }
}
