/// A file's name and bytes, with the conversion of offsets to positions.
///
/// ```swift
/// let file = SourceFile(path: "App/Main.storyboard", bytes: bytes)
/// print(file.location(of: diagnostic.range.start).line, file.text(diagnostic.range))
/// ```
public struct SourceFile: Sendable {
  /// The path as the user specified it, joined with the path below it.
  public let path: String
  /// The bytes of the file.
  public let bytes: [UInt8]

  /// Creates a file from bytes that have been read.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// Returns whether the name of the document ends with one of several suffixes, such as `~ipad`,
  /// ignoring case.
  ///
  /// - Parameter endings: The suffixes, in lower case.
  /// - Returns: Whether the path ends with one of them and the extension of a document.
  package func isNamed(endingWith endings: [String]) -> Bool {
    let name = path.lowercased()
    return endings.contains { name.hasSuffix($0 + ".storyboard") || name.hasSuffix($0 + ".xib") }
  }

  /// Returns the line and column of a byte offset; an offset past the end is treated as the end.
  ///
  /// This takes time linear in the offset, and is called only when a diagnostic is printed.
  public func location(of offset: Int32) -> SourcePosition {
    var line = 1
    var lineStart = 0
    let end = max(0, min(Int(offset), bytes.count))
    bytes.withUnsafeBufferPointer { bytes in
      for index in 0..<end where bytes[index] == UInt8(ascii: "\n") {
        line += 1
        lineStart = index + 1
      }
    }
    return SourcePosition(line: line, column: end - lineStart + 1)
  }

  /// Returns the text of a range, with invalid UTF-8 replaced.
  public func text(_ range: SourceRange) -> String {
    let start = max(0, min(Int(range.start), bytes.count))
    let end = max(start, min(Int(range.end), bytes.count))
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}
