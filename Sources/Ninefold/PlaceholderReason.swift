/// The reason why a picture shows a placeholder instead of an image.
///
/// ```swift
/// var assets = Assets()
/// assets.reportPlaceholder = { path, reason in print("\(path): \(reason.message)") }
/// assets.reportPlaceholder?("Logo.pdf", .failedConversion)
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
    case .large(let limit): "it is larger than \(limit >> 20) MiB"
    case .otherFormat: "it is not a PNG, JPEG, PDF or well-formed SVG file"
    case .active: "it contains a script or an external reference"
    case .unsized: "it has neither a view box nor a size"
    case .explosive(let limit):
      "its elements reference each other in a cycle, or expand to more than \(limit) elements"
    case .largeConversion(let limit): "it is larger than \(limit >> 20) MiB as SVG"
    case .slowConversion: "converting it to SVG takes too long"
    case .failedConversion: "it cannot be converted to SVG"
    }
  }
}
