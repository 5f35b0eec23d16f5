package import Ninefold

/// Lists the files of an asset catalog.
package enum CatalogListing {
  /// Reads the descriptions in an `.xcassets` folder; parts that cannot be listed are skipped and
  /// reported.
  ///
  /// - Parameters:
  ///   - path: The path of the folder.
  ///   - name: The path that findings report, or `nil` for the path of the folder.
  /// - Returns: The catalog, and the errors for parts that could not be listed.
  package static func read(
    _ path: String, named name: String? = nil
  ) -> (catalog: Assets.Catalog, faults: [FileError]) {
    var files: [Assets.File] = []
    var faults: [FileError] = []
    var pending = [""]
    while let below = pending.popLast() {
      let folder = below.isEmpty ? path : Path.join(path, below)
      let entries: [Folder.Entry]
      do throws(SystemFault) {
        entries = try Folder(listing: folder).entries
      } catch {
        faults.append(.unreadable(path: folder, error))
        continue
      }
      for entry in entries {
        let relativePath = Path.join(below, entry.name)
        switch entry.kind {
        case .file:
          // The full path is created lazily because there are many files and few are read.
          files.append(
            Assets.File(
              path: relativePath, read: FileReading.reader(of: Path.join(path, relativePath))))
        case .folder: pending.append(relativePath)
        case .unreadableName, .unreadableFolder:
          faults.append(.unreadableName(path: Path.join(folder, entry.name)))
        case .folderLink, .other: break
        }
      }
    }
    return (Assets.Catalog(path: name ?? path, files: files), faults)
  }

  /// Returns a file that is read when its bytes are requested.
  package static func file(at path: String, named name: String) -> Assets.File {
    Assets.File(path: name, read: FileReading.reader(of: path))
  }
}
