import SystemCalls

/// An output that is written to directly because it cannot be replaced: a standard stream, a device
/// such as `/dev/null`, or the pipe of a shell.
package enum OutputStream {
  /// The paths of standard output.
  private static let pathsOfStandardOutput = ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"]

  /// Returns the name of an output on the command line: `-` is standard output, and the empty text
  /// yields `nil`.
  package static func name(_ text: String) -> String? {
    text.isEmpty ? nil : isStandardOutput(text) ? "-" : text
  }

  /// Returns the name of an output that cannot be standard output, or `nil` if it is, or if the
  /// text is empty.
  package static func fileName(_ text: String) -> String? {
    name(text).flatMap { $0 == "-" ? nil : $0 }
  }

  /// Returns whether a path is standard output, by its name or because standard output is
  /// redirected to that file.
  private static func isStandardOutput(_ path: String) -> Bool {
    pathsOfStandardOutput.contains { Path.isSame(path, $0) }
      || (try? FileReading.kind(of: path)) == .file && standard(path) == STDOUT_FILENO
  }

  /// Returns whether a path leads to a stream.
  package static func isStream(_ path: String) -> Bool {
    standard(path) != nil || isDevice(path) || isPipeOfShell(path)
  }

  /// Writes bytes to a stream, or returns the error.
  ///
  /// A reader that stops reading early is not an error.
  package static func write(_ bytes: [UInt8], to path: String) -> SystemFault? {
    if let stream = standard(path) { return fault(AtomicFile.writeAll(bytes, to: stream)) }
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { return .last }
    defer { close(descriptor) }
    return fault(AtomicFile.writeAll(bytes, to: descriptor))
  }

  private static func fault(_ fault: SystemFault?) -> SystemFault? {
    fault?.code == EPIPE ? nil : fault
  }

  /// Returns the standard stream that a path leads to, which may also be a file.
  private static func standard(_ path: String) -> Int32? {
    guard let identity = FileIdentity(of: path) else { return nil }
    return [STDOUT_FILENO, STDERR_FILENO].first { stream in
      var status = stat()
      return fstat(stream, &status) == 0 && FileIdentity(status) == identity
    }
  }

  /// Returns whether a path leads to a device; links elsewhere are replaced like all others.
  private static func isDevice(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFCHR
  }

  /// Returns whether a path is a pipe without a name, as in `--reporter json=>(jq .)`; other pipes
  /// may have no reader.
  private static func isPipeOfShell(_ path: String) -> Bool {
    var status = stat()
    let folder = RealPath.of(Path.folder(path) ?? ".")
    return (RealPath.isPath(folder, at: "/proc") || RealPath.isPath(folder, at: "/dev/fd"))
      && stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO
  }
}
