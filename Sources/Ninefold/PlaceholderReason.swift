/// Why pictures show a placeholder where a document shows an image.
///
/// ```swift
/// var assets = Assets()
/// assets.tellPlaceholder = { path, reason in print("\(path): \(reason.message)") }
/// assets.tellPlaceholder?("Logo.pdf", .failedConversion)
/// ```
public enum PlaceholderReason: Error, Hashable, Sendable {
  /// The file has more bytes than are embedded.
  case large(limit: Int)
  /// The file is of a format that is not drawn.
  case otherFormat
  /// The SVG document runs a script, fetches something, or names something outside of itself.
  case active
  /// The SVG document says nothing of its size.
  case unsized
  /// The SVG document would be more elements than this when each use of an element counts, or uses itself.
  case explosive(limit: Int)
  /// The SVG document that a PDF file becomes has more bytes than are embedded.
  case largeConversion(limit: Int)
  /// The PDF file takes too long to convert, or all PDF files of the run do.
  case slowConversion
  /// The PDF file cannot be converted.
  case failedConversion

  /// The reason in words about the file: lower case, no full stop.
  public var message: String {
    switch self {
    case .large(let limit): "it has more than \(limit >> 20) MiB"
    case .otherFormat: "it is no PNG, JPEG, PDF or well-formed SVG file"
    case .active: "it runs a script or refers to something outside of itself"
    case .unsized: "it has neither a view box nor a size"
    case .explosive(let limit):
      "its elements use each other in a circle, or more than \(limit) would be drawn"
    case .largeConversion(let limit): "as SVG it has more than \(limit >> 20) MiB"
    case .slowConversion: "it takes too long to convert it to SVG"
    case .failedConversion: "it cannot be converted to SVG"
    }
  }
}
