package import InterfaceAssets
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
    let (files, faults) = files(below: path)
    return (Assets.Catalog(path: name ?? path, files: files), faults)
  }

  /// Returns one of many catalogs, which keeps little of what it reads, and the errors for parts that
  /// cannot be listed.
  package static func searching(
    _ path: String, asOneOf many: RecentSearches
  ) -> (catalog: Assets.Catalog, faults: [FileError]) {
    (Assets.Catalog(searching: folder(path), asOneOf: many), files(below: path).faults)
  }

  private static func files(below path: String) -> (files: [Assets.File], faults: [FileError]) {
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
    return (files, faults)
  }

  /// Returns a catalog of which only the sets that documents refer to are listed and read, unless
  /// all of its assets are requested.
  package static func searching(_ path: String) -> Assets.Catalog {
    Assets.Catalog(searching: folder(path))
  }

  /// Returns a folder that is listed and whose files are read on demand, as by the current run.
  private static func folder(_ path: String) -> AssetCatalogFolder {
    let inputs = InputFiles.current.get()
    return AssetCatalogFolder(path: path) { below in
      InputFiles.current.withValue(inputs) {
        entries(of: below.isEmpty ? path : Path.join(path, below))
      }
    } read: { below, limit in
      InputFiles.current.withValue(inputs) {
        try? FileReading.read(Path.join(path, below), limit: limit)
      }
    }
  }

  /// Returns the files and folders in a folder, unordered; none if it cannot be listed.
  private static func entries(of folder: String) -> [AssetCatalogFolder.Entry] {
    let entries = (try? Folder(listing: folder, isSorted: false))?.entries ?? []
    return entries.compactMap { entry in
      switch entry.kind {
      case .file: AssetCatalogFolder.Entry(name: entry.name, isFolder: false)
      case .folder: AssetCatalogFolder.Entry(name: entry.name, isFolder: true)
      case .folderLink, .other, .unreadableName, .unreadableFolder: nil
      }
    }
  }

  /// Returns a file that is read when its bytes are requested.
  package static func file(at path: String, named name: String) -> Assets.File {
    Assets.File(path: name, read: FileReading.reader(of: path))
  }
}
