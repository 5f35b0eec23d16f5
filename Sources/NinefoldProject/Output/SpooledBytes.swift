import SystemCalls

/// Bytes that are written in sequence and read at the end.
///
/// More than a megabyte of them is in a temporary file without a name, so that they take memory only
/// while they are read.
package struct SpooledBytes: ~Copyable {
  /// The bytes that are not in the file yet.
  private var recent: [UInt8] = []
  private var file: UnsafeMutablePointer<FILE>?

  private static let portion = 1 << 20

  package init() {}

  deinit {
    if let file { fclose(file) }
  }

  /// Writes bytes.
  ///
  /// - Parameter bytes: The bytes.
  /// - Throws: The reason why the temporary file could not be written. What was written before is then
  ///   incomplete.
  package mutating func write(_ bytes: [UInt8]) throws(SystemFault) {
    guard recent.count + bytes.count >= Self.portion else {
      recent += bytes
      return
    }
    if file == nil { file = tmpfile() }
    guard let file else { throw .last }
    for part in [recent, bytes] {
      if let fault = AtomicFile.writeAll(part, to: fileno(file)) { throw fault }
    }
    recent = []
  }

  /// Returns all bytes.
  ///
  /// - Throws: The reason why the temporary file could not be read.
  package borrowing func bytes() throws(SystemFault) -> [UInt8] {
    guard let file else { return recent }
    guard lseek(fileno(file), 0, SEEK_SET) == 0 else { throw .last }
    return try FileReading.read(fileno(file), limit: .max) + recent
  }
}
