import InterfaceSource

/// A snapshot of the files that a run may read, for systems that do not report changes.
package struct WatchedFiles {
  private static let folderLimit = 10_000

  private var stamps: [PathKey: FileStamp?] = [:]

  /// Takes a snapshot.
  ///
  /// - Parameters:
  ///   - scope: The files that a run may read.
  ///   - files: Further files.
  package init(_ scope: WatchScope, _ files: [String] = []) {
    for path in scope.paths + files + scope.filesAround() { note(path) }
    var folders = scope.folders.map { (path: $0, isCatalog: Path.hasExtension($0, ".xcassets")) }
    var seen: Set<PathKey> = []
    var next = 0
    while next < min(folders.count, Self.folderLimit) {
      let (folder, isCatalog) = folders[next]
      next += 1
      let real = RealPath.of(folder)
      guard !scope.isOutput(real), seen.insert(PathKey(real)).inserted,
        let entries = try? Folder(listing: folder.isEmpty ? "." : folder).entries
      else { continue }
      for entry in entries {
        let path = Path.join(folder, entry.name)
        switch entry.kind {
        case .folder where WatchScope.isWatched(folder: entry.name):
          folders.append((path, isCatalog || Path.hasExtension(entry.name, ".xcassets")))
        case .file where WatchScope.matters(entry.name, inCatalog: isCatalog):
          if !scope.isOutput(Path.join(real, entry.name)) { note(path) }
        default: break
        }
      }
    }
  }

  /// Adds further files.
  package mutating func note(_ files: [String]) {
    for path in files { note(path) }
  }

  private mutating func note(_ path: String) {
    // The time of a folder changes with any file in it.
    guard (try? FileReading.kind(of: path)) != .folder else { return }
    stamps[PathKey(path)] = .some(FileStamp(of: path))
  }

  /// Returns the changes since an earlier snapshot.
  package func changes(since old: WatchedFiles) -> FileChanges {
    var changes = FileChanges()
    for (path, stamp) in stamps {
      guard let earlier = old.stamps[path] else {
        changes.needsSearch = true
        continue
      }
      if earlier != stamp { changes.add(path) }
    }
    if old.stamps.keys.contains(where: { stamps[$0] == nil }) { changes.needsSearch = true }
    return changes
  }
}
