#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// New content for a file that was read, which is written only where the file is still what was read.
///
/// A link is followed: what it leads to is replaced, with the permissions and, where the system allows it, the
/// owner that it has. Other hard links to the file keep the old content.
struct FileReplacement: Sendable {
  /// The path as the user gave it.
  let path: String
  /// What was read.
  let old: [UInt8]
  /// What shall be there.
  let new: [UInt8]

  /// Writes files, after a look at all of them: where one cannot be replaced, none is.
  static func write(_ replacements: [FileReplacement]) throws(EnvironmentError) {
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
    return status
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
          let status = try check()
          // Not everybody may give files away; then it belongs to whoever mends it.
          _ = fchown(descriptor, status.st_uid, status.st_gid)
          if fchmod(descriptor, status.st_mode & 0o7777) != 0 {
            fault = .unwritable(path: path, .last)
          }
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
