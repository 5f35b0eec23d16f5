import InterfaceSource

import SystemCalls

/// The real paths of folders that lie in each other: one question to the system for each, as those around it are known by then.
package struct RealFolders {
  private var known: [PathKey: String] = [:]

  /// The real path of what a path leads to; the path itself when it leads nowhere.
  ///
  /// The empty path is the folder that paths start from.
  package mutating func path(of folder: String) -> String {
    let key = PathKey(folder)
    if let real = known[key] { return real }
    let real = find(folder)
    known[key] = real
    return real
  }

  private mutating func find(_ folder: String) -> String {
    let name = Path.lastPart(folder)
    var status = stat()
    // What is no link and no way up lies where its path says.
    guard let above = Path.folder(folder), folder.utf8.last != UInt8(ascii: "/"),
      !Path.isSame(name, "."), !Path.isSame(name, ".."),
      lstat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR
    else { return RealPath.of(folder) }
    return Path.join(path(of: above), name)
  }
}
