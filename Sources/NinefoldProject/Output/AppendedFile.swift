import SystemCalls

/// Appends to shared files, such as the summary of a CI job, which cannot be replaced.
package enum AppendedFile {
  /// Appends bytes to a regular file, which is created if missing; empty bytes do nothing.
  ///
  /// Inputs are never appended to.
  package static func append(_ bytes: [UInt8], to path: String) throws(EnvironmentError) {
    guard !bytes.isEmpty else { return }
    try OutputProtection.check(path, .other)
    do throws(SystemFault) {
      try add(bytes, to: path)
    } catch {
      throw .unwritable(path: path, error)
    }
  }

  private static func add(_ bytes: [UInt8], to path: String) throws(SystemFault) {
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o644)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .notAFile
    }
    if let fault = AtomicFile.writeAll(bytes, to: descriptor) { throw fault }
  }
}
