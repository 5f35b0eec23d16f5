/// The limits beyond which a font file is rejected.
package struct FontLimits: Hashable, Sendable {
  /// The maximum size of a file, in bytes, at most `Int32.max`.
  package var byteCount: Int
  /// The maximum number of fonts in a collection.
  package var faceCount: Int
  /// The maximum number of tables in a font.
  package var tableCount: Int
  /// The maximum number of axes, and of named instances, of a variable font.
  package var variationCount: Int

  /// Limits far above what real fonts need: 256 MiB, 256 fonts, 256 tables, 512 axes and instances.
  package static let standard = FontLimits(
    byteCount: 256 << 20, faceCount: 256, tableCount: 256, variationCount: 512)
}
