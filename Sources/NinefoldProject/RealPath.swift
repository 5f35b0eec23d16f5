import SystemCalls

/// Paths from the top of the file system, free of links and dots, which tell whether two are the same.
package enum RealPath {
  /// The real path of what a path leads to; the path itself when it leads nowhere.
  ///
  /// The empty path is the folder that paths start from.
  package static func of(_ path: String) -> String {
    if let found = VirtualFolders.find(path) { return found.realPath ?? path }
    guard let real = realpath(path.isEmpty ? "." : path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  /// The real path of a place, whether something is there or will be; a link that leads nowhere is its own place.
  package static func ofPlace(_ path: String) -> String {
    if path.isEmpty || FileIdentity(of: path) != nil { return of(path) }
    if path.utf8.last == UInt8(ascii: "/") {
      return ofPlace(String(decoding: path.utf8.dropLast(), as: UTF8.self))
    }
    return Path.join(ofPlace(Path.folder(path) ?? ""), Path.lastPart(path))
  }

  /// Whether a real path is that of a folder or of something in it.
  package static func isPath(_ path: String, at folder: String) -> Bool {
    Path.isSame(path, folder) || path.utf8.starts(with: Path.join(folder, "").utf8)
  }
}
