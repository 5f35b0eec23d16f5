/// The layout files in a folder and its subfolders.
package struct LayoutFileSearch: Sendable {
  /// The suffix of layout files' names.
  package static let ending = ".layout.json"

  /// The paths relative to the folder, in byte order.
  package private(set) var files: [String] = []
  /// The errors for parts that could not be searched.
  package private(set) var faults: [EnvironmentError] = []

  /// Searches a folder, skipping hidden folders and links to folders.
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
        let relativePath = below.isEmpty ? entry.name : Path.join(below, entry.name)
        switch entry.kind {
        case .folder: folders.append(relativePath)
        // A link that leads nowhere is an unreadable file.
        case .file where Self.isLayoutFile(relativePath),
          .other(.brokenLink) where Self.isLayoutFile(relativePath):
          files.append(relativePath)
        default: break
        }
      }
    }
    files.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Returns whether a path has the name of a layout file.
  package static func isLayoutFile(_ path: String) -> Bool {
    path.utf8.count > ending.utf8.count && path.utf8.reversed().starts(with: ending.utf8.reversed())
  }
}
