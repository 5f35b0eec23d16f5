package import InterfaceSource
import SystemCalls

/// New content for a file that was read, written only if the file has not changed since.
///
/// A link is followed, and its target is replaced. The new file has the same permissions, extended
/// attributes and, if the system allows it, owner. Other hard links to the file retain the old
/// content.
package struct FileReplacement: Sendable {
  /// The path as the user gave it.
  package let path: String
  /// The content that was read.
  package let old: [UInt8]
  /// The new content.
  package let new: [UInt8]

  /// Creates the replacement for an edited file.
  package init(_ file: EditedFile) {
    self.init(path: file.original.path, old: file.original.bytes, new: file.current.bytes)
  }

  /// Creates the replacement of a file whose content is known.
  package init(path: String, old: [UInt8], new: [UInt8]) {
    self.path = path
    self.old = old
    self.new = new
  }

  /// Checks whether files can be replaced and have not changed.
  package static func check(_ replacements: [FileReplacement]) throws(EnvironmentError) {
    for replacement in replacements { _ = try replacement.check() }
  }

  /// Writes files after checking all of them; if one cannot be replaced, none is written.
  package static func write(_ replacements: [FileReplacement]) throws(EnvironmentError) {
    try check(replacements)
    for replacement in replacements { try replacement.write() }
  }

  /// Returns the `stat` of the file if it is unchanged and writable.
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
    // The administrator may write to any file, but one without any write permission should not
    // change.
    guard status.st_mode & (S_IWUSR | S_IWGRP | S_IWOTH) != 0, access(path, W_OK) == 0 else {
      throw .unwritable(path: path, SystemFault(code: EACCES))
    }
    try checkFolder(of: status)
    return status
  }

  /// Checks that the folder permits replacing the file.
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
    // In folders such as `/tmp`, only the owners may rename files.
    guard status.st_mode & S_ISVTX == 0 || isOwned else {
      throw .unwritable(path: path, SystemFault(code: EPERM))
    }
  }

  /// Copies the metadata of the old file to a new one.
  private func copyAttributes(to descriptor: Int32, _ status: stat) throws(EnvironmentError) {
    do throws(SystemFault) {
      let source = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
      guard source >= 0 else { throw .last }
      defer { close(source) }
      try ExtendedAttributes.copy(from: source, to: descriptor)
      // Not every user may change the owner; then the file belongs to the current user.
      _ = fchown(descriptor, status.st_uid, status.st_gid)
      guard fchmod(descriptor, status.st_mode & 0o7777) == 0 else { throw .last }
    } catch {
      throw .unwritable(path: path, error)
    }
  }

  private func write() throws(EnvironmentError) {
    let real = RealPath.of(path)
    let parent = Path.folder(real) ?? "."
    let folder = open(parent, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { throw .unwritable(path: path, .last) }
    defer { close(folder) }
    AtomicFile.clearLeftOvers(in: folder)
    var fault: EnvironmentError?
    do throws(SystemFault) {
      try AtomicFile.write([new], to: Path.lastPart(real), in: folder) { descriptor in
        // The final check, when only the rename remains.
        do throws(EnvironmentError) {
          try copyAttributes(to: descriptor, check())
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
