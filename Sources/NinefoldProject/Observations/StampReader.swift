import SystemCalls

/// Reads the stamps of many files, most of which are near the previous one.
///
/// The system looks up every part of a path, so a path relative to an open folder near the file takes
/// half the time of a path from the current folder (measured on 50,675 folders, nine parts deep).
final class StampReader {
  /// The path of the open folder and a slash.
  private var prefix: [UInt8] = []
  /// The open folder, or -1 if there is none.
  private var folder: Int32 = -1

  deinit { closeFolder() }

  private func closeFolder() {
    if folder >= 0 { close(folder) }
    folder = -1
  }

  /// Returns the stamp of what a path leads to now, or `nil` if it leads nowhere.
  func stamp(of path: String) -> FileStamp? {
    var status = stat()
    let result = path.withCString { start in
      if folder < 0 || strncmp(start, prefix, prefix.count) != 0 { openFolder(above: path) }
      guard folder >= 0 else { return stat(start, &status) }
      return fstatat(folder, start + prefix.count, &status, 0)
    }
    return result == 0 ? FileStamp(status) : nil
  }

  /// Opens the third folder above a file, in which the next files probably are, too.
  private func openFolder(above path: String) {
    closeFolder()
    let bytes = Array(path.utf8)
    var end = bytes.count
    for _ in 0..<3 {
      guard let slash = bytes[..<end].lastIndex(of: UInt8(ascii: "/")), slash > 0 else { return }
      end = slash
    }
    // A slash at the end, or two in succession, would make the rest of the path absolute.
    let rest = bytes[(end + 1)...]
    guard rest.first != UInt8(ascii: "/"), rest.last != UInt8(ascii: "/") else { return }
    prefix = bytes[...end] + []
    let name = Array(bytes[..<end]) + [0]
    #if canImport(Darwin)
      let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC
    #else
      // `O_PATH`, which needs no permission to read the folder.
      let flags = 0o10_000_000 | O_DIRECTORY | O_CLOEXEC
    #endif
    folder = name.withUnsafeBytes { bytes in
      bytes.withMemoryRebound(to: CChar.self) { $0.baseAddress.map { open($0, flags) } ?? -1 }
    }
  }
}
