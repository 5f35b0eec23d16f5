/// An `.xcassets` folder whose subfolders are listed, and whose files are read, on demand.
package struct AssetCatalogFolder: Sendable {
  /// A regular file or a folder in a folder.
  package struct Entry: Sendable {
    package var name: String
    package var isFolder: Bool

    package init(name: String, isFolder: Bool) {
      self.name = name
      self.isFolder = isFolder
    }
  }

  /// The path of the folder as the user gave it.
  package let path: String
  /// Returns the regular files and the folders in a folder, given by its path relative to the
  /// catalog, in any order; none if the folder cannot be listed.
  package let entries: @Sendable (_ folder: String) -> [Entry]
  /// Returns at most the given number of bytes from the start of a file, given by its path relative
  /// to the catalog, or `nil` if it cannot be read.
  package let read: @Sendable (_ path: String, _ limit: Int) -> [UInt8]?

  package init(
    path: String, entries: @escaping @Sendable (_ folder: String) -> [Entry],
    read: @escaping @Sendable (_ path: String, _ limit: Int) -> [UInt8]?
  ) {
    self.path = path
    self.entries = entries
    self.read = read
  }

  /// Returns the file at a path relative to the catalog.
  package func file(at path: String) -> AssetFile {
    AssetFile(path: path) { [read] limit in read(path, limit) }
  }

  /// Returns all files in a folder and its subfolders.
  func files(below folder: String) -> [AssetFile] {
    var files: [AssetFile] = []
    var pending = [folder]
    while let folder = pending.popLast() {
      let sorted = entries(folder).sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
      for entry in sorted {
        let path = CatalogFiles.join(folder, entry.name)
        if entry.isFolder { pending.append(path) } else { files.append(file(at: path)) }
      }
    }
    return files
  }
}
