/// What the start of an image file says about its size.
package struct ImageHeader: Hashable, Sendable {
  /// The formats whose headers are understood.
  package enum Format: String, Hashable, Sendable {
    case png
    case jpeg
    case gif
    case pdf
    case svg
  }

  /// The format, by the file's bytes.
  package var format: Format
  /// The width: pixels of a raster image, points of a vector.
  package var width: Double
  /// The height: pixels of a raster image, points of a vector.
  package var height: Double

  /// Creates a header; nil when a side is not a positive size below a million.
  package init?(format: Format, width: Double, height: Double) {
    guard width > 0, height > 0, width < 1_000_000, height < 1_000_000 else { return nil }
    self.format = format
    self.width = width
    self.height = height
  }

  /// Whether the image has a size of its own in points.
  package var isVector: Bool { format == .pdf || format == .svg }

  /// Reads a header from a file's first bytes; nil when they are too few or say nothing that is
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
