import InterfaceSource

/// The headers of image files that were read already; a value that a worker owns.
///
/// Each file is read once, whatever the number of configurations and documents that show it; that is why it is kept, for it saves
/// no more than 2 % of the instructions.
package struct ImageHeaderMemo: Sendable {
  /// What was found by path; a nil inside says that there was nothing to find.
  private var headers: [PathKey: ImageHeader?] = [:]

  /// Enough for the header of most files.
  private static let firstRead = 4096
  /// What is read at most of a file whose header is not at its start.
  private static let lastRead = 64 << 20

  /// Creates a memo that knows nothing.
  package init() {}

  /// The header of a file, read now if it was not before; nil when the file cannot be read or
  /// its header is not understood.
  package mutating func header(of file: AssetFile) -> ImageHeader? {
    let key = PathKey(file.path)
    if let known = headers[key] { return known }
    let header = Self.readHeader(of: file)
    headers[key] = .some(header)
    return header
  }

  private static func readHeader(of file: AssetFile) -> ImageHeader? {
    guard let start = file.read(firstRead) else { return nil }
    // A crop box counts before a media box that comes earlier: a PDF is looked at as a whole.
    let isWhole = start.count < firstRead
    let isPDF = start.starts(with: "%PDF".utf8)
    if isWhole || !isPDF, let header = ImageHeader(reading: start) { return header }
    guard !isWhole, let bytes = file.read(lastRead) else { return nil }
    return ImageHeader(reading: bytes)
  }
}
