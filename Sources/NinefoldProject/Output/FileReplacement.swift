package import InterfaceSource
import SystemCalls

/// New content for a file that was read, which is written only where the file is still what was read.
///
/// A link is followed: what it leads to is replaced, with the permissions, the extended attributes and, where the system
/// allows it, the owner that it has. Other hard links to the file keep the old content.
package struct FileReplacement: Sendable {
  /// The path as the user gave it.
  package let path: String
  /// What was read.
  package let old: [UInt8]
  /// What shall be there.
  package let new: [UInt8]

  /// What edits make of a file.
  package init(_ file: EditedFile) {
    self.init(path: file.original.path, old: file.original.bytes, new: file.current.bytes)
  }

  init(path: String, old: [UInt8], new: [UInt8]) {
    self.path = path
    self.old = old
    self.new = new
  }

  /// Writes files, after a look at all of them: where one cannot be replaced, none is.
  package static func write(_ replacements: [FileReplacement]) throws(EnvironmentError) {
    for replacement in replacements { _ = try replacement.check() }
    for replacement in replacements { try replacement.write() }
  }

  /// What the system says of the file, if it is what was read and may be written.
  private func check() throws(EnvironmentError) -> stat {
    let bytes: [UInt8]
    var status = stat()
    do throws(SystemFault) {
      bytes = try FileReading.read(path, limit: old.count + 1)
      guard stat(path, &status) == 0 else { throw .last }
    } catch {
      throw .unreadable(path: path, error)
    }
    guard bytes == old else { throw .changed(path: path) }
    // The administrator may write everything; what nobody may write is meant to stay.
    guard status.st_mode & (S_IWUSR | S_IWGRP | S_IWOTH) != 0, access(path, W_OK) == 0 else {
      throw .unwritable(path: path, SystemFault(code: EACCES))
    }
    try checkFolder(of: status)
    return status
  }

  /// Looks whether the folder lets the file be replaced.
  private func checkFolder(of file: stat) throws(EnvironmentError) {
    let folder = Path.folder(RealPath.of(path)) ?? "."
    var status = stat()
    guard access(folder, W_OK | X_OK) == 0, stat(folder, &status) == 0 else {
      throw .unwritable(path: path, .last)
    }
    guard status.st_mode & (S_IWUSR | S_IWGRP | S_IWOTH) != 0 else {
      throw .unwritable(path: path, SystemFault(code: EACCES))
    }
    let user = geteuid()
    let isOwned = user == 0 || user == file.st_uid || user == status.st_uid
    // In such folders as `/tmp` only their owners may give the names of files to others.
    guard status.st_mode & S_ISVTX == 0 || isOwned else {
      throw .unwritable(path: path, SystemFault(code: EPERM))
    }
  }

  /// Gives a new file what the old one has besides its content.
  private func takeOver(to descriptor: Int32, _ status: stat) throws(EnvironmentError) {
    do throws(SystemFault) {
      let source = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
      guard source >= 0 else { throw .last }
      defer { close(source) }
      try ExtendedAttributes.copy(from: source, to: descriptor)
      // Not everybody may give files away; then it belongs to whoever mends it.
      _ = fchown(descriptor, status.st_uid, status.st_gid)
      guard fchmod(descriptor, status.st_mode & 0o7777) == 0 else { throw .last }
    } catch {
      throw .unwritable(path: path, error)
    }
  }

  private func write() throws(EnvironmentError) {
    let real = RealPath.of(path)
    let place = Path.folder(real) ?? "."
    let folder = open(place, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { throw .unwritable(path: path, .last) }
    defer { close(folder) }
    AtomicFile.clearLeftOvers(in: folder)
    var fault: EnvironmentError?
    do throws(SystemFault) {
      try AtomicFile.write(new, to: Path.lastPart(real), in: folder) { descriptor in
        // The last look, when nothing but the name is left to do.
        do throws(EnvironmentError) {
          try takeOver(to: descriptor, check())
        } catch {
          fault = error
        }
        return fault == nil
      }
    } catch {
      throw .unwritable(path: path, error)
    }
    if let fault { throw fault }
  }
}
