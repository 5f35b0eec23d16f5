import SystemCalls

/// Absolute paths without links and dots, which can be compared for identity.
package enum RealPath {
  /// Returns the real path of a file, or the path itself if it leads nowhere.
  ///
  /// The empty path is the current folder.
  package static func of(_ path: String) -> String {
    if let found = VirtualFolders.find(path) { return found.realPath ?? path }
    let real = systemPath(of: path)
    Trace.current?.note(Observation(query: .realPath, path: path, answer: real.answer))
    return real
  }

  /// Returns the real path that the system gives now.
  static func systemPath(of path: String) -> String {
    existing(path) ?? path
  }

  /// Returns the real path that the system gives now, or `nil` if the path leads nowhere.
  static func existing(_ path: String) -> String? {
    guard let real = realpath(path.isEmpty ? "." : path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// Returns the real path of a file that exists or will be created; a broken symbolic link is
  /// itself the file.
  package static func resolvingParent(_ path: String) -> String {
    if path.isEmpty || FileIdentity(of: path) != nil { return of(path) }
    if path.utf8.last == UInt8(ascii: "/") {
      return resolvingParent(String(decoding: path.utf8.dropLast(), as: UTF8.self))
    }
    return Path.join(resolvingParent(Path.folder(path) ?? ""), Path.lastPart(path))
  }

  /// Returns whether a real path is that of a folder or of something in it.
  package static func isPath(_ path: String, at folder: String) -> Bool {
    Path.isSame(path, folder) || path.utf8.starts(with: Path.join(folder, "").utf8)
  }
}
