import InterfaceSource
import Ninefold
import SystemCalls

/// The identity of a build of the tool: its version and the bytes of its executable.
package enum ToolDigest {
  /// Returns the digest of the running tool, in hexadecimal digits.
  ///
  /// The executable is read once for each path and modification time; the cache stores its digest.
  package static func current(in cache: ResultCache) -> String {
    guard let path = RunningProgram.path, let stamp = stamp(of: path) else {
      return ninefoldVersion
    }
    let key = Digest(of: Array("\(ninefoldVersion) \(stamp)".utf8))
    if let cached = cache.content(of: key, .tool) { return String(decoding: cached, as: UTF8.self) }
    guard let content = digest(of: path) else { return ninefoldVersion }
    let digest = "\(ninefoldVersion) \(content.hexadecimal)"
    cache.store(Array(digest.utf8), as: key, .tool)
    return digest
  }

  /// Returns the digest of the digests of a file's parts: the executable is larger than everything
  /// else that a run reads.
  private static func digest(of path: String) -> Digest? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var parts = FieldWriter()
    let size = FileReading.allSatisfy(descriptor) { part, _ in
      parts.write(Digest(of: part))
      return true
    }
    return size == nil ? nil : Digest(of: parts.bytes)
  }

  /// Returns a value that changes when the file is rewritten.
  private static func stamp(of path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let times = [status.st_mtimespec, status.st_ctimespec]
    #else
      let times = [status.st_mtim, status.st_ctim]
    #endif
    let words = times.map { "\($0.tv_sec).\($0.tv_nsec)" }.joined(separator: " ")
    return "\(status.st_dev) \(status.st_ino) \(status.st_size) \(words)"
  }
}
