/// How much of a font file is read before it is refused.
package struct FontLimits: Hashable, Sendable {
  /// The greatest size of a file, in bytes; never more than `Int32` counts.
  package var byteCount: Int
  /// The greatest number of fonts in a collection.
  package var faceCount: Int
  /// The greatest number of tables of a font.
  package var tableCount: Int
  /// The greatest number of axes, and of named instances, of a variable font.
  package var variationCount: Int

  /// Limits far above what fonts have: 256 MiB, 256 fonts, 256 tables, 512 axes and instances.
  package static let standard = FontLimits(
    byteCount: 256 << 20, faceCount: 256, tableCount: 256, variationCount: 512)
}
