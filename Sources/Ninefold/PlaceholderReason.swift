/// The reason why a picture shows a placeholder instead of an image.
///
/// ```swift
/// var assets = Assets()
/// assets.tellPlaceholder = { path, reason in print("\(path): \(reason.message)") }
/// assets.tellPlaceholder?("Logo.pdf", .failedConversion)
/// ```
public enum PlaceholderReason: Error, Hashable, Sendable {
  /// The file exceeds the size that is embedded, in bytes.
  case large(limit: Int)
  /// The format of the file is not supported.
  case otherFormat
  /// The SVG document runs a script, loads a resource or refers to something outside itself.
  case active
  /// The SVG document does not specify its size.
  case unsized
  /// The SVG document has more elements than this when each use of an element counts, or an element
  /// uses itself.
  case explosive(limit: Int)
  /// The SVG document converted from a PDF file exceeds the size that is embedded.
  case largeConversion(limit: Int)
  /// Converting the PDF file, or all PDF files of the run, takes too long.
  case slowConversion
  /// The PDF file cannot be converted.
  case failedConversion

  /// A description of the reason that completes a sentence about the file: lower case, no full
  /// stop.
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
