/// The size information at the start of an image file.
package struct ImageHeader: Hashable, Sendable {
  /// The supported formats.
  package enum Format: String, Hashable, Sendable {
    case png
    case jpeg
    case gif
    case pdf
    case svg
  }

  /// The format, according to the file's bytes.
  package var format: Format
  /// The width, in pixels for a raster image and in points for a vector.
  package var width: Double
  /// The height, in pixels for a raster image and in points for a vector.
  package var height: Double

  /// Creates a header, or returns `nil` if a side is not a positive size below a million.
  package init?(format: Format, width: Double, height: Double) {
    guard width > 0, height > 0, width < 1_000_000, height < 1_000_000 else { return nil }
    self.format = format
    self.width = width
    self.height = height
  }

  /// Whether the image has an intrinsic size in points.
  package var isVector: Bool { format == .pdf || format == .svg }

  /// Reads a header from a file's first bytes, or returns `nil` if they are too few or not
  /// understood.
  package init?(reading bytes: [UInt8]) {
    let reader = ByteReader(bytes)
    guard
      let header = Self.png(reader) ?? Self.gif(reader) ?? Self.jpeg(reader) ?? Self.pdf(reader)
        ?? Self.svg(reader)
    else { return nil }
    self = header
  }
}
