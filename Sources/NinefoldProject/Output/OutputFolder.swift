import CBeneath
import InterfaceSource
import Synchronization

import SystemCalls

/// The folder that results are written to; nothing is written anywhere else.
///
/// It may be a symbolic link itself, and stays open. If the system supports it, a path below it is
/// resolved in a single call that only follows links within the folder. Otherwise, and if a folder
/// is missing, every component is opened relative to the previous folder. A link to a folder below
/// the output folder is followed; any other link is an error, even if it is created while the tool
/// runs.
package final class OutputFolder: Sendable {
  /// The path as the user gave it.
  package let path: String
  /// Whether to sync each file before it is renamed.
  private let syncs: Bool
  /// The permissions of the folder if it is created.
  private let mode: mode_t
  /// The folders, by relative path, that were created or cleared of left-over temporary files.
  private let cleared = Mutex<Set<PathKey>>([])
  /// The open descriptor of the folder.
  private let cachedTop = Mutex<Top?>(nil)

  /// Creates an output folder for a path; the folder is created on the first write.
  ///
  /// `syncs` determines whether a file is synced before it is renamed, so that a power loss cannot
  /// leave a partial file. `isPrivate` determines whether only the user may read a folder that is
  /// created.
  package init(_ path: String, syncs: Bool = true, isPrivate: Bool = false) {
    self.path = path
    self.syncs = syncs
    mode = isPrivate ? 0o700 : 0o777
  }

  /// Writes a file through a temporary file, creating missing folders.
  ///
  /// A file that already has exactly this content is left unchanged, including its modification
  /// time. If the file cannot be written, no partial file remains. Inputs are not replaced.
  package func write(
    _ bytes: [UInt8], to relativePath: String, as kind: OutputKind = .other
  ) throws(EnvironmentError) {
    try write([bytes], to: relativePath, as: kind)
  }

  /// Writes a file from parts of its content in the same way; several parts always replace a file.
  package func write(
    _ content: [[UInt8]], to relativePath: String, as kind: OutputKind = .other
  ) throws(EnvironmentError) {
    var parts = Path.parts(relativePath)
    guard relativePath.utf8.first != UInt8(ascii: "/"), let name = parts.popLast(),
      !parts.contains(where: Self.isDots), !Self.isDots(name)
    else { throw .outside(path: Path.join(path, relativePath), folder: path) }
    let folder = try open(parts)
    defer { close(folder) }
    let key = PathKey(parts.joined(separator: "/"))
    if cleared.withLock({ $0.insert(key).inserted }) { AtomicFile.clearLeftOvers(in: folder) }
    let presence = AtomicFile.presence(
      of: content.count == 1 ? content[0] : nil, name, in: folder)
    if presence == .same { return }
    if presence == .other { try OutputProtection.check(Path.join(path, relativePath), kind) }
    do throws(SystemFault) {
      try AtomicFile.write(
        content, to: name, in: folder, syncs: syncs, isNew: presence == .nothing)
    } catch {
      throw .unwritable(path: Path.join(path, relativePath), error)
    }
  }

  /// Returns the bytes of a regular file below this folder, or `nil` if there is none or it cannot
  /// be read.
  package func content(of relativePath: String) -> [UInt8]? {
    var parts = Path.parts(relativePath)
    guard let name = parts.popLast() else { return nil }
    var status = stat()
    // Reading must not create anything.
    guard stat(Path.join(path, relativePath), &status) == 0, let folder = try? open(parts) else {
      return nil
    }
    defer { close(folder) }
    let descriptor = openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return try? FileReading.read(descriptor, limit: .max)
  }

  private static func isDots(_ part: String) -> Bool {
    Path.isSame(part, ".") || Path.isSame(part, "..")
  }

  /// Opens a folder below this one, creating it if missing.
  private func open(_ parts: [String]) throws(EnvironmentError) -> Int32 {
    let top = try top()
    defer { withExtendedLifetime(top) {} }
    return try open(parts[...], in: top)
  }

  private func open(_ parts: ArraySlice<String>, in top: Top) throws(EnvironmentError) -> Int32 {
    guard let name = parts.last else {
      let copy = openat(top.descriptor, ".", Self.flags)
      guard copy >= 0 else { throw .unwritable(path: path, .last) }
      return copy
    }
    let relativePath = parts.joined(separator: "/")
    let inner = ninefold_open_beneath(top.descriptor, relativePath, Self.flags)
    if inner >= 0 { return inner }
    let isMissing = errno == ENOENT
    let outer = try open(parts.dropLast(), in: top)
    defer { close(outer) }
    return try step(from: outer, to: name, at: relativePath, in: top, isMissing: isMissing)
  }

  private final class Top: Sendable {
    let descriptor: Int32
    let identity: FileIdentity

    init(_ descriptor: Int32, _ status: stat) {
      self.descriptor = descriptor
      identity = FileIdentity(status)
    }

    deinit { close(descriptor) }
  }

  /// Opens this folder, creating it if missing, unless it is already open.
  private func top() throws(EnvironmentError) -> Top {
    if let top = cachedTop.withLock({ $0 }), FileIdentity(of: path) == top.identity { return top }
    var descriptor = openat(AT_FDCWD, path, Self.flags)
    if descriptor < 0, errno == ENOENT || errno == ENOTDIR {
      try Self.make(path, mode)
      descriptor = openat(AT_FDCWD, path, Self.flags)
    }
    guard descriptor >= 0 else { throw .unwritable(path: path, .last) }
    var own = stat()
    guard fstat(descriptor, &own) == 0 else {
      let fault = SystemFault.last
      close(descriptor)
      throw .unwritable(path: path, fault)
    }
    let top = Top(descriptor, own)
    cachedTop.withLock { $0 = top }
    return top
  }

  private static let flags = AtomicFile.folderFlags

  /// Opens a folder in an open folder.
  ///
  /// `below` is the path relative to this folder; `isMissing` indicates that the folder did not
  /// exist just now.
  private func step(
    from folder: Int32, to part: String, at below: String, in top: Top, isMissing: Bool
  ) throws(EnvironmentError) -> Int32 {
    let relativePath = Path.join(path, below)
    var inner = isMissing ? -1 : openat(folder, part, Self.flags | O_NOFOLLOW)
    if inner < 0, isMissing || errno == ENOENT {
      if mkdirat(folder, part, 0o777) == 0 {
        cleared.withLock { _ = $0.insert(PathKey(below)) }
      } else if errno != EEXIST {
        // Another worker may create it at the same time.
        throw .unwritable(path: relativePath, .last)
      }
      inner = openat(folder, part, Self.flags | O_NOFOLLOW)
    }
    if inner >= 0 { return inner }
    let fault = SystemFault.last
    var status = stat()
    guard fstatat(folder, part, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
      throw .unwritable(path: relativePath, fault)
    }
    guard status.st_mode & S_IFMT == S_IFLNK else {
      if status.st_mode & S_IFMT == S_IFDIR { throw .unwritable(path: relativePath, fault) }
      throw .notAFolder(path: relativePath)
    }
    return try follow(part, in: folder, at: relativePath, below: top.identity)
  }

  /// Opens the target folder of a symbolic link if it is below this folder.
  private func follow(
    _ link: String, in folder: Int32, at relativePath: String, below own: FileIdentity
  ) throws(EnvironmentError) -> Int32 {
    let inner = openat(folder, link, Self.flags)
    guard inner >= 0 else {
      guard errno == ENOTDIR else { throw .unwritable(path: relativePath, .last) }
      throw .notAFolder(path: relativePath)
    }
    // Walks up from the open folder, so that links that change in the meantime have no effect.
    guard Self.isFolder(inner, below: own) else {
      close(inner)
      throw .outside(path: relativePath, folder: path)
    }
    return inner
  }

  /// Returns whether an open folder is a given one or below it.
  private static func isFolder(_ folder: Int32, below own: FileIdentity) -> Bool {
    var current = dup(folder)
    while current >= 0 {
      let inner = current
      defer { close(inner) }
      var status = stat()
      guard fstat(inner, &status) == 0 else { return false }
      if FileIdentity(status) == own { return true }
      current = openat(inner, "..", flags)
      var above = stat()
      // The root is its own parent.
      guard current >= 0, fstat(current, &above) == 0,
        above.st_dev != status.st_dev || above.st_ino != status.st_ino
      else {
        if current >= 0 { close(current) }
        return false
      }
    }
    return false
  }

  /// Creates a folder and its missing parents.
  private static func make(_ path: String, _ mode: mode_t) throws(EnvironmentError) {
    if mkdir(path, mode) == 0 { return }
    let fault = SystemFault.last
    if fault.code == ENOENT, let above = Path.folder(path), !Path.isSame(above, path) {
      try make(above, mode)
      if mkdir(path, mode) == 0 { return }
    }
    // Another process may have created it; anything except a folder at the path is an error.
    var status = stat()
    if stat(path, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFDIR else { throw .notAFolder(path: path) }
      return
    }
    throw .unwritable(path: path, fault)
  }
}
