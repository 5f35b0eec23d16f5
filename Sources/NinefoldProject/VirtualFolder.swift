import Synchronization

/// A folder whose files are on no disk, such as those of a revision.
///
/// Its path begins with `VirtualFolders.place`, where no file can be; whatever reads files and lists folders asks
/// `VirtualFolders` first.
package protocol VirtualFolder: Sendable {
  /// What is at a path in the folder, given by its parts.
  func entry(at parts: [String]) -> any VirtualEntry
}

/// What a path in a virtual folder leads to.
package protocol VirtualEntry {
  /// What there is; nil where there is nothing.
  var kind: FileKind? { get }
  /// The names in a folder, in no order, each with what it leads to and whether it is a link.
  var entries: [(name: String, kind: FileKind, isLink: Bool)] { get }
  /// The path, links followed, from the top of the file system on; nil where it leads nowhere.
  var realPath: String? { get }
  /// The bytes of a file, at most a number of them.
  func bytes(limit: Int) throws(SystemFault) -> [UInt8]
}

/// The virtual folders of the process.
package enum VirtualFolders {
  /// What the paths of all such folders begin with.
  package static let place = "/dev/null/ninefold/"
  private static let folders = Mutex<(folders: [Int: any VirtualFolder], next: Int)>(([:], 1))

  /// Adds a folder.
  ///
  /// - Parameter make: Makes the folder, given its number, which its path ends in.
  /// - Returns: The folder.
  package static func add<Folder: VirtualFolder>(_ make: (Int) -> Folder) -> Folder {
    let number = folders.withLock { known in
      defer { known.next += 1 }
      return known.next
    }
    let folder = make(number)
    folders.withLock { $0.folders[number] = folder }
    return folder
  }

  /// Removes a folder: its paths lead nowhere from now on.
  package static func remove(_ number: Int) { folders.withLock { $0.folders[number] = nil } }

  /// All folders, the last first.
  package static var all: [any VirtualFolder] {
    folders.withLock { $0.folders.sorted { $0.key > $1.key }.map(\.value) }
  }

  /// What a path leads to; nil for paths that do not lead into a virtual folder.
  static func find(_ path: String) -> (any VirtualEntry)? {
    guard path.utf8.starts(with: place.utf8) else { return nil }
    var parts = Path.parts(path)[...]
    parts = parts.dropFirst(3)
    guard let number = parts.popFirst().flatMap({ Int($0) }),
      let folder = folders.withLock({ $0.folders[number] })
    else { return nil }
    return folder.entry(at: Array(parts))
  }
}

extension VirtualEntry {
  /// What tells the file or folder from all others; nil where there is none.
  var identity: FileIdentity? { realPath.map { FileIdentity(ofVirtualPath: $0) } }
}
