import SystemCalls

/// A snapshot of the files that a run may read.
///
/// Named folders are watched with all their contents, except hidden folders and links to folders.
/// For a named document, its folder and the configuration files in its parents are watched. The
/// outputs of the run are excluded.
package struct WatchedFiles: Equatable {
  /// The properties that reveal a change of a file.
  private struct Stamp: Equatable {
    var seconds: Int
    var nanoseconds: Int
    var size: Int64
    var number: UInt64

    init?(_ path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      #if canImport(Darwin)
        let time = status.st_mtimespec
      #else
        let time = status.st_mtim
      #endif
      seconds = Int(time.tv_sec)
      nanoseconds = Int(time.tv_nsec)
      size = Int64(status.st_size)
      number = UInt64(status.st_ino)
    }
  }

  private static let folderLimit = 10_000
  private static let endings = [
    ".storyboard", ".xib", ".strings", ".stringsdict", ".xcstrings", ".yml", ".plist", ".ttf",
    ".otf",
    ".ttc", ".otc", ".png", ".jpg", ".jpeg", ".gif", ".pdf", ".svg",
  ]

  private var stamps: [String: Stamp] = [:]

  /// Takes a snapshot of the files of a run.
  ///
  /// - Parameters:
  ///   - paths: The documents, catalogs and fonts, or folders that contain them.
  ///   - propertyList: The property list of the app, or `nil` if there is none.
  ///   - configuration: The source of configurations.
  ///   - outputs: The real paths of the folders and files that the run writes.
  package init(
    _ paths: [String], propertyList: String?, _ configuration: ConfigurationOrigin,
    leavingOut outputs: [String]
  ) {
    var folders: [String] = []
    for operand in paths {
      if Self.isFolder(operand) {
        folders.append(operand)
      } else {
        note(operand)
        folders.append(Path.folder(operand) ?? "")
      }
    }
    if let propertyList { note(propertyList) }
    switch configuration {
    case .file(let path): note(path)
    case .search: for folder in folders { noteConfigurations(above: folder) }
    case .nothing: break
    }
    addFolders(in: folders, leavingOut: outputs)
  }

  private mutating func addFolders(in folders: [String], leavingOut outputs: [String]) {
    var folders = folders.map { (path: $0, isCatalog: Path.hasExtension($0, ".xcassets")) }
    var seen: Set<String> = []
    var next = 0
    while next < min(folders.count, Self.folderLimit) {
      let (folder, isCatalog) = folders[next]
      next += 1
      let real = RealPath.of(folder)
      guard !outputs.contains(real), seen.insert(real).inserted,
        let entries = try? Folder(listing: folder.isEmpty ? "." : folder).entries
      else { continue }
      for entry in entries {
        let path = Path.join(folder, entry.name)
        switch entry.kind {
        case .folder where entry.name.utf8.first != UInt8(ascii: "."):
          folders.append((path, isCatalog || Path.hasExtension(entry.name, ".xcassets")))
        case .file
        where isCatalog || Self.endings.contains { Path.hasExtension(entry.name, $0) }:
          if !outputs.contains(Path.join(real, entry.name)) { note(path) }
        default: break
        }
      }
    }
  }

  private mutating func noteConfigurations(above folder: String) {
    var folder = RealPath.of(folder)
    while let above = Path.folder(folder), above != folder {
      note(Path.join(above, ".ninefold.yml"))
      folder = above
    }
  }

  private mutating func note(_ path: String) { stamps[path] = Stamp(path) }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
