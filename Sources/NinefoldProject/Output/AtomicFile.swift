import SystemCalls

/// Writes files so that each is either whole or as it was before.
///
/// The bytes go to a temporary file in the same folder, `.ninefold-` with 32 random hexadecimal digits and `.tmp`,
/// which is made with `O_EXCL`: it is never a file that somebody else made, nor what a link leads to. It is locked
/// (`flock`) as long as its writer lives; `clearLeftOvers` removes those that nobody has locked any more, whatever
/// process or container made them. Where a disk knows no locks, none is removed.
///
/// Before the temporary file is renamed its content is synced (`fsync`), unless it can be generated again: after a loss of power the name leads to the
/// old content or to the new one, never to a part. The folder is not synced: after a loss of power the last
/// renames may not have happened.
package enum AtomicFile {
  /// Writes a file by way of a temporary one in the same folder.
  ///
  /// - Parameters:
  ///   - bytes: The whole content.
  ///   - name: The file's name, one part of a path. A symbolic link of that name is replaced, not followed.
  ///   - folder: The open folder.
  ///   - syncs: Whether the content is synced before the file has its name.
  ///   - isNew: Whether the name was just seen to be nobody's.
  ///   - isReady: Sees the whole temporary file, open, before it is renamed; false leaves everything as it was.
  /// - Throws: Why the file could not be written; nothing of it is left then.
  package static func write(
    _ bytes: [UInt8], to name: String, in folder: Int32, syncs: Bool = true, isNew: Bool = false,
    isReady: (_ descriptor: Int32) -> Bool = { _ in true }
  ) throws(SystemFault) {
    var present = stat()
    if !isNew, fstatat(folder, name, &present, AT_SYMLINK_NOFOLLOW) == 0 {
      let kind = present.st_mode & S_IFMT
      // A pipe, socket or device is no output to replace.
      if kind != S_IFREG, kind != S_IFLNK, kind != S_IFDIR { throw SystemFault(code: EEXIST) }
    }
    let (temporary, descriptor) = try open(in: folder)
    // Closing gives the lock back: only when the file has its name, or is gone.
    defer { close(descriptor) }
    var fault = writeAll(bytes, to: descriptor)
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

  /// What has a name before a file is written.
  package enum Presence {
    /// A regular file with the very content.
    case same
    case other
    case nothing
  }

  /// What has a name in an open folder before a file with a certain content is written.
  package static func presence(of bytes: [UInt8], _ name: String, in folder: Int32) -> Presence {
    let descriptor = openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return errno == ENOENT ? .nothing : .other }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      Int(status.st_size) == bytes.count
    else { return .other }
    let isSame = bytes.withUnsafeBytes { bytes in
      FileReading.allSatisfy(descriptor) { part, place in
        guard let present = part.baseAddress, let start = bytes.baseAddress,
          bytes.count - place >= part.count
        else { return false }
        // Many bytes at once, unlike `==`.
        return memcmp(present, start + place, part.count) == 0
      } == bytes.count
    }
    return isSame ? .same : .other
  }

  /// Removes the temporary files of writers that are gone from an open folder.
  static func clearLeftOvers(in folder: Int32) {
    // The stream takes the number that it is given.
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
    // Locks on some network disks need a file that may be written.
    let descriptor = openat(folder, name, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    var locked = stat()
    var named = stat()
    // Its writer may have ended between the two: then the lock is on the finished file under another name.
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, fstat(descriptor, &locked) == 0,
      locked.st_mode & S_IFMT == S_IFREG,
      fstatat(folder, name, &named, AT_SYMLINK_NOFOLLOW) == 0,
      named.st_dev == locked.st_dev, named.st_ino == locked.st_ino
    else { return }
    unlinkat(folder, name, 0)
  }

  /// Makes a temporary file that is locked where the disk can do that.
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
      let wasTaken = !isLocked && errno == EWOULDBLOCK
      var status = stat()
      // Another process may have taken the file for a left-over one before it was locked.
      if !wasTaken, fstat(descriptor, &status) == 0, status.st_nlink > 0 {
        return (name, descriptor)
      }
      close(descriptor)
    }
    throw SystemFault(code: EEXIST)
  }

  /// Looks whether a file can be made in a folder: permissions do not tell it of the system's own folders, such as `/proc`.
  ///
  /// None is left in either case.
  static func checkMaking(in path: String) throws(SystemFault) {
    #if !canImport(Darwin)
      // A file without a name (`O_TMPFILE`, which the header shows to GNU sources alone) leaves no trace, but not every disk knows it.
      let nameless = Glibc.open(path, O_WRONLY | O_CLOEXEC | O_DIRECTORY | 0o20_000_000, 0o600)
      if nameless >= 0 {
        close(nameless)
        return
      }
    #endif
    let folder = openat(AT_FDCWD, path, placeFlags)
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
    /// How folders are opened that something is made in.
    static let placeFlags = O_RDONLY | O_DIRECTORY | O_CLOEXEC
  #else
    /// How folders are opened that something is made in: those that may be written but not listed are good enough, opened as places only
    /// (`O_PATH`, which the header shows to GNU sources alone).
    static let placeFlags = 0o10_000_000 | O_DIRECTORY | O_CLOEXEC
  #endif

  private static let prefix = Array(".ninefold-".utf8)
  private static let suffix = Array(".tmp".utf8)

  private static func temporaryName() -> String {
    var generator = SystemRandomNumberGenerator()
    // Each number is a question to the system.
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

  /// Syncs an open file's content; a disk that cannot is no fault.
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

  /// Writes all bytes to an open file; nil when that went well.
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
