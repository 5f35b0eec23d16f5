import SystemCalls

/// Writes files so that each is either complete or unchanged.
///
/// The bytes are written to a temporary file in the same folder, named `.ninefold-` with 32 random
/// hexadecimal digits and `.tmp`. It is created with `O_EXCL`, so it is never an existing file or
/// the target of a link. It is locked (`flock`) as long as its writer is alive; `clearLeftOvers`
/// removes those that are no longer locked, whatever process or container created them. On a disk
/// without locks, none is removed.
///
/// Unless the content can be generated again, it is synced (`fsync`) before the temporary file is
/// renamed. After a power loss, the name leads to the complete old or new content. The folder is
/// not synced, so the last renames may be lost.
package enum AtomicFile {
  /// Writes a file through a temporary file in the same folder.
  ///
  /// - Parameters:
  ///   - parts: The complete content, in parts that are written one after another.
  ///   - name: The name of the file, a single path component. A symbolic link with that name is
  ///     replaced, not followed.
  ///   - folder: The open folder.
  ///   - syncs: Whether to sync the content before the rename.
  ///   - isNew: Whether the name is known to be unused.
  ///   - isReady: A function that receives the open, complete temporary file before the rename; if
  ///     it returns `false`, nothing changes.
  /// - Throws: The reason why the file could not be written; no partial file remains.
  package static func write(
    _ parts: [[UInt8]], to name: String, in folder: Int32, syncs: Bool = true, isNew: Bool = false,
    isReady: (_ descriptor: Int32) -> Bool = { _ in true }
  ) throws(SystemFault) {
    var present = stat()
    if !isNew, fstatat(folder, name, &present, AT_SYMLINK_NOFOLLOW) == 0 {
      let kind = present.st_mode & S_IFMT
      // A pipe, socket or device must not be replaced.
      if kind != S_IFREG, kind != S_IFLNK, kind != S_IFDIR { throw SystemFault(code: EEXIST) }
    }
    let (temporary, descriptor) = try open(in: folder)
    // Closing releases the lock, which must not happen before the file is renamed or removed.
    defer { close(descriptor) }
    var fault: SystemFault?
    for part in parts where fault == nil { fault = writeAll(part, to: descriptor) }
    if fault == nil, syncs, !sync(descriptor) { fault = .last }
    if fault == nil, !isReady(descriptor) {
      unlinkat(folder, temporary, 0)
      return
    }
    if fault == nil, renameat(folder, temporary, folder, name) != 0 { fault = .last }
    guard let fault else { return }
    unlinkat(folder, temporary, 0)
    throw fault
  }

  /// The state of a name before a file is written.
  package enum Presence {
    /// A regular file with exactly this content.
    case same
    case other
    case nothing
  }

  /// Returns what exists under a name in an open folder before a file with this content is written;
  /// without content, no file is the same.
  package static func presence(of bytes: [UInt8]?, _ name: String, in folder: Int32) -> Presence {
    let descriptor = openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return errno == ENOENT ? .nothing : .other }
    defer { close(descriptor) }
    var status = stat()
    guard let bytes, fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      Int(status.st_size) == bytes.count
    else { return .other }
    let isSame = bytes.withUnsafeBytes { bytes in
      FileReading.allSatisfy(descriptor) { part, offset in
        guard let present = part.baseAddress, let start = bytes.baseAddress,
          bytes.count - offset >= part.count
        else { return false }
        // Compares many bytes at once, unlike `==`.
        return memcmp(present, start + offset, part.count) == 0
      } == bytes.count
    }
    return isSame ? .same : .other
  }

  /// Removes the temporary files of terminated writers from an open folder.
  static func clearLeftOvers(in folder: Int32) {
    // The stream takes ownership of the descriptor.
    let copy = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0 else { return }
    guard let stream = fdopendir(copy) else {
      close(copy)
      return
    }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if isTemporary(bytes) { clear(String(decoding: bytes, as: UTF8.self), in: folder) }
    }
  }

  private static func clear(_ name: String, in folder: Int32) {
    // Locks on some network disks require a writable descriptor.
    let descriptor = openat(folder, name, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    var locked = stat()
    var named = stat()
    // The writer may have finished between the two calls; then the lock is on the renamed file.
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, fstat(descriptor, &locked) == 0,
      locked.st_mode & S_IFMT == S_IFREG,
      fstatat(folder, name, &named, AT_SYMLINK_NOFOLLOW) == 0,
      named.st_dev == locked.st_dev, named.st_ino == locked.st_ino
    else { return }
    unlinkat(folder, name, 0)
  }

  /// Creates a temporary file, locked if the disk supports it.
  private static func open(in folder: Int32) throws(SystemFault) -> (String, Int32) {
    for _ in 0..<64 {
      let name = temporaryName()
      let descriptor = openat(
        folder, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
      guard descriptor >= 0 else {
        if errno == EEXIST || errno == EINTR { continue }
        throw .last
      }
      let isLocked = flock(descriptor, LOCK_EX | LOCK_NB) == 0
      let wasClaimed = !isLocked && errno == EWOULDBLOCK
      var status = stat()
      // Another process may have removed the file as a left-over before it was locked.
      if !wasClaimed, fstat(descriptor, &status) == 0, status.st_nlink > 0 {
        return (name, descriptor)
      }
      close(descriptor)
    }
    throw SystemFault(code: EEXIST)
  }

  /// Checks that a file can be created in a folder, because permissions do not show it for the
  /// system's own folders such as `/proc`.
  ///
  /// No file remains in either case.
  static func checkMaking(in path: String) throws(SystemFault) {
    #if !canImport(Darwin)
      // A file without a name (`O_TMPFILE`, which the header defines for GNU sources only) leaves
      // no trace, but not every disk supports it.
      let nameless = Glibc.open(path, O_WRONLY | O_CLOEXEC | O_DIRECTORY | 0o20_000_000, 0o600)
      if nameless >= 0 {
        close(nameless)
        return
      }
    #endif
    let folder = openat(AT_FDCWD, path, folderFlags)
    guard folder >= 0 else { throw .last }
    defer { close(folder) }
    let (name, descriptor): (String, Int32)
    do throws(SystemFault) {
      (name, descriptor) = try open(in: folder)
    } catch {
      throw error.code == ENOENT ? .noFiles : error
    }
    unlinkat(folder, name, 0)
    close(descriptor)
  }

  #if canImport(Darwin)
    /// The flags for opening folders in which files are created.
    static let folderFlags = O_RDONLY | O_DIRECTORY | O_CLOEXEC
  #else
    /// The flags for opening folders in which files are created: `O_PATH`, which the header defines
    /// for GNU sources only, also works for folders that are writable but cannot be listed.
    static let folderFlags = 0o10_000_000 | O_DIRECTORY | O_CLOEXEC
  #endif

  private static let prefix = Array(".ninefold-".utf8)
  private static let suffix = Array(".tmp".utf8)

  private static func temporaryName() -> String {
    var generator = SystemRandomNumberGenerator()
    // Each random number is a system call.
    let digits = (0..<2).map { _ in
      let number = String(generator.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - number.utf8.count) + number
    }
    return ".ninefold-" + digits.joined() + ".tmp"
  }

  private static func isTemporary(_ name: [UInt8]) -> Bool {
    name.count == prefix.count + 32 + suffix.count && name.starts(with: prefix)
      && name.suffix(suffix.count).elementsEqual(suffix)
      && name.dropFirst(prefix.count).prefix(32).allSatisfy {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
          || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
      }
  }

  /// Syncs the content of an open file; a disk without support for it is not an error.
  private static func sync(_ descriptor: Int32) -> Bool {
    while fsync(descriptor) != 0 {
      switch errno {
      case EINTR: continue
      case EINVAL, EROFS, ENOTSUP: return true
      default: return false
      }
    }
    return true
  }

  /// Writes all bytes to an open file, or returns the error.
  package static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> SystemFault? {
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
