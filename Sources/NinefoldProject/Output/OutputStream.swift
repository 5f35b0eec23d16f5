import SystemCalls

/// What is written to as it is, since nothing can take its place: a standard stream, a device such as `/dev/null`, or the pipe of a shell.
package enum OutputStream {
  /// The paths of standard output.
  private static let pathsOfStandardOutput = ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"]

  /// An output that the command line names: `-` for standard output, nil for the empty text, which names none.
  package static func name(_ text: String) -> String? {
    text.isEmpty ? nil : isStandardOutput(text) ? "-" : text
  }

  /// An output that the command line names and that cannot be standard output; nil for that and for the empty text.
  package static func fileName(_ text: String) -> String? {
    name(text).flatMap { $0 == "-" ? nil : $0 }
  }

  /// Whether a path is standard output by its name, or that of the file that standard output goes to.
  private static func isStandardOutput(_ path: String) -> Bool {
    pathsOfStandardOutput.contains { Path.isSame(path, $0) }
      || (try? FileReading.kind(of: path)) == .file && standard(path) == STDOUT_FILENO
  }

  /// Whether a path leads to one.
  package static func isStream(_ path: String) -> Bool {
    standard(path) != nil || isDevice(path) || isPipeOfShell(path)
  }

  /// Writes bytes to it; nil where that went well.
  ///
  /// A reader that has seen enough and gone is no fault.
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

  /// The standard stream that a path leads to, which may be a file as well.
  private static func standard(_ path: String) -> Int32? {
    guard let identity = FileIdentity(of: path) else { return nil }
    return [STDOUT_FILENO, STDERR_FILENO].first { stream in
      var status = stat()
      return fstat(stream, &status) == 0 && FileIdentity(status) == identity
    }
  }

  /// Links elsewhere are replaced like all others.
  private static func isDevice(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFCHR
  }

  /// A pipe without a name, as in `--reporter json=>(jq .)`: other pipes may have nobody who reads them.
  private static func isPipeOfShell(_ path: String) -> Bool {
    var status = stat()
    let folder = RealPath.of(Path.folder(path) ?? ".")
    return (RealPath.isPath(folder, at: "/proc") || RealPath.isPath(folder, at: "/dev/fd"))
      && stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO
  }
}
