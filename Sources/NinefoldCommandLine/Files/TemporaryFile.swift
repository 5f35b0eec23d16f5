#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Files that other programs read, gone when they are done.
enum TemporaryFile {
  /// Hands a file with some bytes to a function.
  ///
  /// - Parameters:
  ///   - bytes: What it holds.
  ///   - body: Takes its path.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws, and when the file cannot be written.
  static func with<Result>(
    _ bytes: [UInt8], _ body: (String) throws(SystemFault) -> Result
  ) throws(SystemFault) -> Result {
    var pattern = Array(Path.join(folder, "ninefold-XXXXXX").utf8CString)
    let file = mkstemp(&pattern)
    guard file >= 0 else { throw .last }
    let path = String(decoding: pattern.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    defer { unlink(path) }
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
      guard count > 0 else {
        let fault = SystemFault.last
        close(file)
        throw fault
      }
      written += count
    }
    close(file)
    return try body(path)
  }

  /// The folder for temporary files.
  static var folder: String { getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp" }
}
