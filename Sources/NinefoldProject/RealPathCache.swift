import InterfaceSource

import SystemCalls

/// Caches the real paths of nested folders, so that each takes one system call.
package struct RealPathCache {
  private var cache: [PathKey: String] = [:]

  /// Returns the real path of a folder, or the path itself if it leads nowhere.
  ///
  /// The empty path is the current folder.
  package mutating func path(of folder: String) -> String {
    let key = PathKey(folder)
    if let real = cache[key] { return real }
    let real = find(folder)
    cache[key] = real
    return real
  }

  /// Returns the path of a file or of a folder that is not a link, with the real path of the folder
  /// that contains it.
  package mutating func path(ofFile path: String) -> String {
    Path.join(self.path(of: Path.folder(path) ?? ""), Path.lastPart(path))
  }

  private mutating func find(_ folder: String) -> String {
    let name = Path.lastPart(folder)
    // A folder that is neither a link nor `..` is where its path indicates.
    guard let above = Path.folder(folder), folder.utf8.last != UInt8(ascii: "/"),
      !Path.isSame(name, "."), !Path.isSame(name, "..")
    else { return RealPath.of(folder) }
    let isPlain = Self.isPlainFolder(folder)
    Trace.current?.note(Observation(query: .plainFolder, path: folder, answer: isPlain.answer))
    return isPlain ? Path.join(path(of: above), name) : RealPath.of(folder)
  }

  /// Returns whether a path is that of a folder and not of a link.
  static func isPlainFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
