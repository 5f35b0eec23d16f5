import Synchronization

/// A folder whose files are not on disk, such as those of a revision.
///
/// Its path begins with `VirtualFolders.pathPrefix`, below which no file can exist. All functions that
/// read files and list folders query `VirtualFolders` first.
package protocol VirtualFolder: Sendable {
  /// Returns the entry at a path in the folder, given by its components.
  func entry(at parts: [String]) -> any VirtualEntry
}

/// The entry that a path in a virtual folder leads to.
package protocol VirtualEntry {
  /// The kind of the entry, or `nil` if there is none.
  var kind: FileKind? { get }
  /// The names in a folder, unordered, each with the kind that it leads to and whether it is a
  /// link.
  var entries: [(name: String, kind: FileKind, isLink: Bool)] { get }
  /// The absolute path with links followed, or `nil` if it leads nowhere.
  var realPath: String? { get }
  /// Returns the bytes of a file, up to a limit.
  func bytes(limit: Int) throws(SystemFault) -> [UInt8]
}

/// The virtual folders of the process.
package enum VirtualFolders {
  /// The prefix of the paths of all virtual folders.
  package static let pathPrefix = "/dev/null/ninefold/"
  private static let folders = Mutex<(folders: [Int: any VirtualFolder], next: Int)>(([:], 1))

  /// Adds a folder.
  ///
  /// - Parameter make: A function that creates the folder, given the number at the end of its path.
  /// - Returns: The folder.
  package static func add<Folder: VirtualFolder>(_ make: (Int) -> Folder) -> Folder {
    let number = folders.withLock { state in
      defer { state.next += 1 }
      return state.next
    }
    let folder = make(number)
    folders.withLock { $0.folders[number] = folder }
    return folder
  }

  /// Removes a folder, whose paths then lead nowhere.
  package static func remove(_ number: Int) { folders.withLock { $0.folders[number] = nil } }

  /// All folders, the most recent first.
  package static var all: [any VirtualFolder] {
    folders.withLock { $0.folders.sorted { $0.key > $1.key }.map(\.value) }
  }

  /// Returns the entry that a path leads to, or `nil` for paths outside virtual folders.
  static func find(_ path: String) -> (any VirtualEntry)? {
    guard path.utf8.starts(with: pathPrefix.utf8) else { return nil }
    var parts = Path.parts(path)[...]
    parts = parts.dropFirst(3)
    guard let number = parts.popFirst().flatMap({ Int($0) }),
      let folder = folders.withLock({ $0.folders[number] })
    else { return nil }
    return folder.entry(at: Array(parts))
  }
}

extension VirtualEntry {
  /// The identity of the file or folder, or `nil` if there is none.
  var identity: FileIdentity? { realPath.map { FileIdentity(ofVirtualPath: $0) } }
}
