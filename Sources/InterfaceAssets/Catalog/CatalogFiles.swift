/// The files of a catalog by path.
struct CatalogFiles {
  /// The entry that a slot's file name leads to.
  enum Entry {
    /// The file.
    case file(AssetFile)
    /// A file whose name differs only in case.
    case otherCase(AssetFile)
    /// A folder, such as a layer of an image stack.
    case folder
    /// No entry.
    case missing
  }

  /// The paths, relative to the catalog, of all folders that contain files, at any depth, in byte
  /// order.
  let folders: [String]

  private let source: AssetCatalogSource
  private let files: [String: AssetFile]
  private let folderSet: Set<String>
  /// The names of the files directly in each folder, in byte order.
  private let namesByFolder: [String: [String]]
  private let foldedFiles: FoldedFiles

  init(_ source: AssetCatalogSource) {
    var files: [String: AssetFile] = [:]
    var folders: Set<String> = []
    var names: [String: [String]] = [:]
    for file in source.files {
      files[file.path] = file
      if let parent = Self.parent(of: file.path[...]) {
        names[String(parent), default: []].append(String(file.name))
      }
      var folder = Self.parent(of: file.path[...])
      while let path = folder, folders.insert(String(path)).inserted {
        folder = Self.parent(of: path)
      }
    }
    self.source = source
    self.files = files
    folderSet = folders
    namesByFolder = names.mapValues { names in
      names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
    foldedFiles = FoldedFiles(source.files)
    self.folders = folders.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Returns the path as the user gave it for a path relative to the catalog.
  func fullPath(of path: String) -> String { Self.join(source.path, path) }

  /// Returns the bytes of a file at a path relative to the catalog, or `nil` if there is none.
  ///
  /// Of a file larger than `limit`, only enough bytes are read to detect that.
  func bytes(at path: String, limit: Int) -> [UInt8]? { files[path]?.read(limit + 1) }

  /// Returns whether there is a file at a path relative to the catalog.
  func hasFile(at path: String) -> Bool { files[path] != nil }

  /// Returns the names of the files directly in a folder, in byte order.
  func names(in folder: String) -> [String] { namesByFolder[folder] ?? [] }

  /// Returns the entry with a name in a folder.
  func entry(named name: String, in folder: String) -> Entry {
    let path = Self.join(folder, name)
    if let file = files[path] { return .file(located(file)) }
    if folderSet.contains(path) { return .folder }
    // Most catalogs are created on case-insensitive disks.
    return foldedFiles.first(like: path).map { .otherCase(located($0)) } ?? .missing
  }

  private func located(_ file: AssetFile) -> AssetFile {
    AssetFile(path: fullPath(of: file.path), read: file.read)
  }

  /// Returns the path of an entry in a folder; the empty path is the root.
  static func join(_ folder: String, _ name: String) -> String {
    folder.isEmpty ? name : folder + "/" + name
  }

  /// Returns the last component of a path.
  static func name(of path: String) -> Substring {
    let start = path.utf8.lastIndex(of: UInt8(ascii: "/")).map(path.utf8.index(after:))
    return Substring(path.utf8[(start ?? path.startIndex)...])
  }

  private static func parent(of path: Substring) -> Substring? {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { Substring(path.utf8[..<$0]) }
  }
}

/// Files by their paths in lower case, indexed when the first file is missing.
private final class FoldedFiles {
  private struct Key: Hashable {
    let path: String
    /// Disks do not fold letters whose other case has a different length.
    let byteCount: Int

    init(_ path: String) {
      self.path = path.lowercased()
      byteCount = path.utf8.count
    }
  }

  private let files: [AssetFile]
  private lazy var byKey = Dictionary(files.map { (Key($0.path), $0) }) { first, _ in first }

  init(_ files: [AssetFile]) { self.files = files }

  /// Returns the first file whose path differs only in case.
  func first(like path: String) -> AssetFile? { byKey[Key(path)] }
}
