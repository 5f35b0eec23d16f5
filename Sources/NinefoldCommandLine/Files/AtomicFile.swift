#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Writes files so that each is either whole or as it was before.
enum AtomicFile {
  /// Writes a file by way of a temporary one in the same folder; makes the folders that are missing.
  ///
  /// - Parameters:
  ///   - bytes: The whole content.
  ///   - path: Where the file shall be.
  ///   - tag: A number that no other writer of this process uses at the same time.
  /// - Throws: Why the file could not be written; nothing of it is left then.
  static func write(_ bytes: [UInt8], to path: String, tag: Int) throws(EnvironmentError) {
    do throws(SystemFault) {
      try replace(path, with: bytes, tag: tag)
      return
    } catch {
      guard error.code == ENOENT || error.code == ENOTDIR, let folder = Path.folder(path) else {
        throw .unwritable(path: path, error)
      }
      try makeFolder(folder)
    }
    do throws(SystemFault) {
      try replace(path, with: bytes, tag: tag)
    } catch {
      throw .unwritable(path: path, error)
    }
  }

  /// Makes a folder and those above it that are missing.
  static func makeFolder(_ path: String) throws(EnvironmentError) {
    if mkdir(path, 0o777) == 0 { return }
    let fault = SystemFault.last
    if fault.code == ENOENT, let above = Path.folder(path), above != path {
      try makeFolder(above)
      if mkdir(path, 0o777) == 0 { return }
    }
    // Another worker may have made it; anything but a folder in its place is a fault.
    var status = stat()
    if stat(path, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFDIR else { throw .notAFolder(path: path) }
      return
    }
    throw .unwritable(path: path, fault)
  }

  private static func replace(
    _ path: String, with bytes: [UInt8], tag: Int
  ) throws(SystemFault) {
    let folder = Path.folder(path) ?? "."
    let temporary = Path.join(folder, ".ninefold-\(getpid())-\(tag).tmp")
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
    var descriptor = open(temporary, flags, 0o644)
    if descriptor < 0, errno == EEXIST {
      // What a process with the same number left behind when it was killed is in nobody's way.
      unlink(temporary)
      descriptor = open(temporary, flags, 0o644)
    }
    guard descriptor >= 0 else { throw .last }
    var fault = writeAll(bytes, to: descriptor)
    if close(descriptor) != 0, fault == nil { fault = .last }
    if fault == nil, rename(temporary, path) != 0 { fault = .last }
    guard let fault else { return }
    unlink(temporary)
    throw fault
  }

  /// Writes all bytes to an open file; nil when that went well.
  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> SystemFault? {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = systemWrite(
          descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count >= 0 {
          rest = rest.dropFirst(count)
        } else if errno != EINTR {
          return .last
        }
      }
      return nil
    }
  }

  private static func systemWrite(
    _ descriptor: Int32, _ source: UnsafeRawPointer?, _ count: Int
  ) -> Int {
    #if canImport(Darwin)
      Darwin.write(descriptor, source, count)
    #else
      Glibc.write(descriptor, source, count)
    #endif
  }
}
