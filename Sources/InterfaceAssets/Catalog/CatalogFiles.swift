/// The files of a catalog by their places in it.
struct CatalogFiles {
  /// What stands where a slot names a file.
  enum Entry {
    /// The file.
    case file(AssetFile)
    /// A file whose name differs in upper and lower case.
    case otherCase(AssetFile)
    /// A folder, such as a layer of an image stack.
    case folder
    /// Nothing.
    case missing
  }

  /// The paths below the catalog of all folders that hold files, at any depth, in byte order.
  let folders: [String]

  private let source: AssetCatalogSource
  private let files: [String: AssetFile]
  private let folderSet: Set<String>
  /// The names of the files directly in each folder, in byte order.
  private let namesByFolder: [String: [String]]
  private let foldedFiles: FoldedFiles

  /// Takes a catalog's listing.
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

  /// The path, as the user gave it, of what is at a path below the catalog.
  func fullPath(of path: String) -> String { Self.join(source.path, path) }

  /// The bytes of a file at a path below the catalog; nil when there is none.
  ///
  /// Of one that is larger than `limit` no more than it takes to see that.
  func bytes(at path: String, limit: Int) -> [UInt8]? { files[path]?.read(limit + 1) }

  /// Whether there is a file at a path below the catalog.
  func hasFile(at path: String) -> Bool { files[path] != nil }

  /// The names of the files directly in a folder, in byte order.
  func names(in folder: String) -> [String] { namesByFolder[folder] ?? [] }

  /// What stands under a name in a folder.
  func entry(named name: String, in folder: String) -> Entry {
    let path = Self.join(folder, name)
    if let file = files[path] { return .file(located(file)) }
    if folderSet.contains(path) { return .folder }
    // The disks that most catalogs are made on do not tell upper from lower case.
    return foldedFiles.first(like: path).map { .otherCase(located($0)) } ?? .missing
  }

  private func located(_ file: AssetFile) -> AssetFile {
    AssetFile(path: fullPath(of: file.path), read: file.read)
  }

  /// The path of something in a folder; the empty folder is the one that paths start from.
  static func join(_ folder: String, _ name: String) -> String {
    folder.isEmpty ? name : folder + "/" + name
  }

  private static func parent(of path: Substring) -> Substring? {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { Substring(path.utf8[..<$0]) }
  }
}

/// Files by their paths in lower case, gathered when the first one is missing.
private final class FoldedFiles {
  private struct Key: Hashable {
    let path: String
    /// Letters whose other case is longer are others to a disk.
    let byteCount: Int

    init(_ path: String) {
      self.path = path.lowercased()
      byteCount = path.utf8.count
    }
  }

  private let files: [AssetFile]
  private lazy var byKey = Dictionary(files.map { (Key($0.path), $0) }) { first, _ in first }

  init(_ files: [AssetFile]) { self.files = files }

  /// The first file whose path is the same but for upper and lower case.
  func first(like path: String) -> AssetFile? { byKey[Key(path)] }
}
