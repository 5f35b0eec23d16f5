/// The layout files in a folder and those below it.
package struct LayoutFileSearch: Sendable {
  /// How the name of a layout file ends.
  package static let ending = ".layout.json"

  /// The paths from the folder on, in byte order.
  package private(set) var files: [String] = []
  /// What could not be looked into.
  package private(set) var faults: [EnvironmentError] = []

  /// Searches a folder; hidden folders and links to folders are left out.
  package init(_ root: String) {
    var folders = [""]
    while let below = folders.popLast() {
      let path = below.isEmpty ? root : Path.join(root, below)
      let entries: [Folder.Entry]
      do throws(SystemFault) {
        entries = try Folder(listing: path).entries
      } catch {
        faults.append(.unreadable(path: path, error))
        continue
      }
      for entry in entries where entry.name.utf8.first != UInt8(ascii: ".") {
        let place = below.isEmpty ? entry.name : Path.join(below, entry.name)
        switch entry.kind {
        case .folder: folders.append(place)
        // A link that leads nowhere is a file that cannot be read.
        case .file where Self.isLayoutFile(place),
          .other(.brokenLink) where Self.isLayoutFile(place):
          files.append(place)
        default: break
        }
      }
    }
    files.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Whether a path is named like a layout file.
  package static func isLayoutFile(_ path: String) -> Bool {
    path.utf8.count > ending.utf8.count && path.utf8.reversed().starts(with: ending.utf8.reversed())
  }
}
